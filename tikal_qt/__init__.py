"""The client: shows what the engine says and asks the node for what the person wants."""

__version__ = "0.1.0"
