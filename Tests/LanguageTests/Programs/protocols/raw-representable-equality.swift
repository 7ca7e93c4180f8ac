struct R: RawRepresentable { var rawValue: Int; var extra = 0; init(rawValue: Int) { self.rawValue = rawValue } ; init(_ r: Int, _ e: Int) { rawValue = r; extra = e } }
print(R(1, 2) == R(1, 3), R(1,2) != R(1,3), R(1, 2) == R(2, 2))
enum K: RawRepresentable { case a(Int), b
 init?(rawValue: String) { return nil }
 var rawValue: String { "k" } }
print(K.a(1) == K.b)
func same<T: RawRepresentable>(_ x: T, _ y: T) -> Bool where T.RawValue: Equatable { x == y }
print(same(R(1, 2), R(1, 3)))
