func f(_ n: Int) {}
let n: Int? = 1
f(n)
