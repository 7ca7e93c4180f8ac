precondition(1 > 2)
