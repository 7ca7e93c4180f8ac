// Where anything will do, `??` of two optionals gives what is inside the first, or all of the second.
let a: Int? = 3, b: Int? = nil
func show(_ v: Any) { Swift.print(v) }
func gen<T>(_ v: T) { Swift.print(v, type(of: v)) }
print(a ?? b)
show(a ?? b)
show((a ?? b) as Any)
let x: Any = a ?? b
show(x)
gen(a ?? b)
let y: [Any] = [a ?? b, b ?? a]
show(y)
print((a ?? (b == nil ? 5 : nil)), b ?? a)
print("\(a ?? b)", String(describing: a ?? b))
let z: Any? = a ?? b
show(z as Any)
print([a ?? b])
show(b ?? b ?? a)
