"""The thin world around the core: links, discovery, storage and the network thread."""
