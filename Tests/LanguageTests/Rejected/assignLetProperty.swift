struct P { let x = 1 }
var p = P()
p.x = 2
