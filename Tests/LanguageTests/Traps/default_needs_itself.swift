func f(_ x: Int = g()) -> Int { x }
func g(_ x: Int = f()) -> Int { x }
print(g(1))
print(f())
