@propertyWrapper
struct Remembered<Key: Hashable, Value> {
  private var known: [Key: Value] = [:]
  private(set) var hits = 0
  let wrappedValue: (Key) -> Value
  init(wrappedValue: @escaping (Key) -> Value) { self.wrappedValue = wrappedValue }
  var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
  mutating func callAsFunction(_ key: Key) -> Value {
    if let value = known[key] {
      hits += 1
      return value
    }
    let value = wrappedValue(key)
    known[key] = value
    return value
  }
}
struct Squares {
  @Remembered var square: (Int) -> Int = {
    print("computing", $0)
    return $0 * $0
  }
}
var squares = Squares()
print(squares.$square(4), squares.$square(4), squares.square(3), squares.$square.hits)
