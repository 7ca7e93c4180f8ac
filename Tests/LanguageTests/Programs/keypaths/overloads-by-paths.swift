struct Card {
  var name = "ace"
}
struct Values {
  var card: Card?
  var count: Int?
}
struct Store {
  var values = Values()
  mutating func put<Value>(_ path: WritableKeyPath<Values, Value?>, _ value: Value) {
    values[keyPath: path] = value
    print("value")
  }
  @_disfavoredOverload
  mutating func put<Value>(_ path: WritableKeyPath<Values, Value?>, _ value: Value?) {
    values[keyPath: path] = value
    print("optional")
  }
}
var store = Store()
let some: Card? = Card()
store.put(\.card, some)
store.put(\.card, Card(name: "king"))
store.put(\.count, 3)
store.put(\.count, nil)
print(store.values)
