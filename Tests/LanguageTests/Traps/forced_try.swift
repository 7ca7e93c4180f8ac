enum Failure: Error { case bad }
func work() throws { throw Failure.bad }
try! work()
