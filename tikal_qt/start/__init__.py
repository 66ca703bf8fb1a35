"""The first page: a name, the tables on the network, and the ways to open one."""
