@dynamicMemberLookup struct W<T> { var v: T
 subscript<U>(dynamicMember k: KeyPath<T, U>) -> String { "ro" }
 subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U { get { v[keyPath: k] } set { v[keyPath: k] = newValue } } }
struct P { var x = 1; let y = 2 }
var w = W(v: P())
w.x = 5
print(w.x, w.y)
w.x += 1
print(w.x)
