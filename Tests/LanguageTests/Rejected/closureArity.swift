func one(_ body: (Int) -> Void) {}
func two(_ body: (Int, Int) -> Int) {}
func none(_ body: () -> Void) {}
func pair(_ body: ((Int, Int)) -> Int) {}
func nothing(_ body: (()) -> Int) {}
one {}
one { print("x") }
one { print($0, $1) }
two { $0 }
two { 5 }
pair { 5 }
nothing { 5 }
none { x in }
let double: (Int) -> Int = { 5 }
