// Patterns in patterns, at file level and in functions.
let t: (name: String, (Int, Bool)) = ("t", (1, true))
let (a, (b, c)) = t
print(a, b, c)
let (d, (e, f)) = ("x", (1, 2))
print(d, e, f)
var (g, (h, _)) = (1, (2, 3)); g += h; print(g)
func k() { let (x, (y, z)): (Int, (Int, Int)) = (1, (2, 3)); print(x, y, z); for (i, (j, k)) in zip([1], [(2, 3)]) { print(i, j, k) } }
k()
let ((p, q), r) = ((1, 2), 3); print(p, q, r)
let s = ((1, "a"), [2]); let ((u, v), w) = s; print(u, v, w)
func describe() -> String { "\(b) \(y2)" }
let (x2, (y2, (z2, _))) = (1, ("deep", (2.5, 3)))
print(describe(), x2, z2)
