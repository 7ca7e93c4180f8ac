@propertyWrapper struct Outer<T> { var wrappedValue: T; var projectedValue: String { "outer(\(wrappedValue))" }; init(wrappedValue: T) { print("make outer"); self.wrappedValue = wrappedValue } }
@propertyWrapper struct Inner<T: Comparable> { private var v: T; var wrappedValue: T { get { v } set { v = max(v, newValue) } }; init(wrappedValue: T) { print("make inner"); v = wrappedValue } }
struct Both { @Outer @Inner var n = 3 }
var b = Both()
b.n = 1
print(b.n)
b.n = 8
print(b.n, b.$n)
@propertyWrapper
struct Published2<Value> {
  private var stored: Value
  init(wrappedValue: Value) { stored = wrappedValue }
  @available(*, unavailable) var wrappedValue: Value { get { fatalError() } set { fatalError() } }
  static subscript<Owner: Model>(
    _enclosingInstance instance: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { instance[keyPath: storageKeyPath].stored }
    set {
      instance.changes.append("\(instance[keyPath: storageKeyPath].stored)->\(newValue)")
      instance[keyPath: storageKeyPath].stored = newValue
    }
  }
}
class Model { var changes: [String] = [] }
final class Counter: Model { @Published2 var count = 0; @Published2 var name = "n" }
let c = Counter()
c.count += 1
c.count = 5
c.name = "z"
print(c.count, c.name, c.changes)
@propertyWrapper struct Ref<T> {
  let get: () -> T, set: (T) -> Void
  var wrappedValue: T { get { get() } nonmutating set { set(newValue) } }
  var projectedValue: Ref<T> { self }
}
final class Holder { var v = 1 }
let holder = Holder()
struct View { @Ref var value: Int; func bump() { value += 1 }; func child() -> Child { Child(value: $value) } }
struct Child { @Ref var value: Int; func set() { value = 100 } }
let view = View(value: Ref(get: { holder.v }, set: { holder.v = $0 }))
view.bump()
print(holder.v, view.value)
view.child().set()
print(view.value)
