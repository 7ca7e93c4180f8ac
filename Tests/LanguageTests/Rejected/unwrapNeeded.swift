let n: Int? = 3
let m: Int = n
