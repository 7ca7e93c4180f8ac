func take(_ number: Int?) {}
var stored: Int? = 1
take("x")
stored = "x"
let first: Int? = "x"
let flag: Bool = 1
func change(_ number: inout Int) {}
change(5)
change(3 + 4)
