"""How the client looks: colours for light and dark, the icon and the few shared widgets."""
