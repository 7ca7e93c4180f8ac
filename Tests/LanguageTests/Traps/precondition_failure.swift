preconditionFailure("no such mode")
