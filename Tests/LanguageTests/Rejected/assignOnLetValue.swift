struct P { var x = 1 }
let p = P()
p.x = 2
