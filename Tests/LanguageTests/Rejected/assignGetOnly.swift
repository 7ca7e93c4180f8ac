struct P { var x: Int { 1 } }
var p = P()
p.x = 2
