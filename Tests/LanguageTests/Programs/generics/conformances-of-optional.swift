// Optional as a type with conformances of its own, which generic code and casts ask for.

protocol AnyOptional {
  associatedtype Wrapped
  var wrapped: Wrapped? { get set }
  var isNil: Bool { get }
  mutating func clear()
  static var empty: Self { get }
}

extension AnyOptional {
  var described: String { isNil ? "nothing of \(Wrapped.self)" : "a value" }
  func both() -> (Bool, Bool) { (isNil, !isNil) }
}

extension Optional: AnyOptional {
  var wrapped: Wrapped? {
    get { self }
    set { self = newValue }
  }
  var isNil: Bool { self == nil }
  mutating func clear() { self = nil }
  static var empty: Self { nil }
}

func empty<T: AnyOptional>(_ value: inout T) -> String {
  let before = value.described
  value.clear()
  return before + ", then \(value.isNil) \(value.both())"
}

var text: String? = "x"
print(empty(&text), text as Any)
print(empty(&text))

extension Sequence where Element: AnyOptional {
  func values() -> [Element.Wrapped] { compactMap { $0.wrapped } }
}
print([1, nil, 3].values(), [String?]().values().count)

// Casts: an Optional conforms, what it holds does not.
let list: [Any] = [text as Any, 4, Optional(5) as Any]
for element in list {
  if let optional = element as? any AnyOptional {
    print(optional.isNil, optional.both())
  } else {
    print("no Optional")
  }
}
func isNil<T>(_ value: T) -> Bool { (value as? any AnyOptional)?.isNil ?? false }
print(isNil(text), isNil(3), isNil(Optional(3)))
func kind<T>(_ value: T) -> String {
  switch value {
  case is Int: "number"
  case let optional as any AnyOptional: optional.isNil ? "nil" : "optional"
  default: "plain"
  }
}
func isOptional<T>(_ value: T) -> Bool {
  switch value {
  case is any AnyOptional: true
  default: false
  }
}
print(kind(3), kind("s"), kind(text), kind(Optional("s")), isOptional(text), isOptional("s"))
print((5 as Any) is any AnyOptional)

// The use it is made for: a setting that is removed when its value becomes nil.
@propertyWrapper struct Stored<Value> {
  var wrappedValue: Value {
    didSet {
      if let optional = wrappedValue as? any AnyOptional, optional.isNil {
        print("removed")
      } else {
        print("stored", wrappedValue)
      }
    }
  }
}
struct Settings {
  @Stored var name: String? = "a"
  @Stored var count = 1
  @Stored var list: [Int]? = nil
}
var settings = Settings()
settings.name = nil
settings.name = "b"
settings.count = 2
settings.list = [1]
settings.list = nil

struct Box<T: AnyOptional> {
  var value: T
  var isEmpty: Bool { value.isNil }
}
print(Box(value: text).isEmpty, Box(value: Optional(1)).isEmpty, Box<Int?>(value: .empty).isEmpty)
