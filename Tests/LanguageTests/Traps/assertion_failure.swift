assertionFailure("unreachable branch")
