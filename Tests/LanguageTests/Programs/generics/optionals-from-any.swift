// What is cast out of `Any` to a generic type that happens to be an optional is that optional.
protocol Key {
  associatedtype Value
  static var fallback: Value { get }
}
enum Title: Key { static let fallback: String? = nil }
enum Depth: Key { static let fallback = 0 }

struct Store {
  var values: [String: Any] = [:]
  subscript<K: Key>(key: K.Type) -> K.Value {
    get { if let value = values["\(key)"] { return value as! K.Value } else { return K.fallback } }
    set { values["\(key)"] = newValue }
  }
}

func out<T>(_ value: Any, as type: T.Type) -> T { value as! T }

var store = Store()
print(store[Title.self] ?? "untitled", store[Depth.self])
store[Title.self] = "a"
store[Depth.self] = 3
print(store[Title.self] ?? "untitled", store[Depth.self])
if let title = store[Title.self] { print(title, title.count) }
let text: String? = "b"
print(out(text as Any, as: String?.self) ?? "none", out("c", as: String?.self) ?? "none")
let gone: Int? = nil
print(out(gone as Any, as: Int?.self) ?? -1)
print((text as Any) as! String? ?? "none", ((text as Any) as? String) ?? "none")
