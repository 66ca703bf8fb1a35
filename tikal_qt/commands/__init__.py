"""What `tikal` can do, one module a command; `tikal_qt.cli` names them all."""
