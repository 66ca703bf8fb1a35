"""The protocol without I/O: driven by inputs and the time, it answers with outputs."""
