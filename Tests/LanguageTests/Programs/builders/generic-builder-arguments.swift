// The generic arguments of a result builder, as its attribute gives them.

@resultBuilder struct ListBuilder<Element> {
  static func buildExpression(_ element: Element) -> [Element] { [element] }
  static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
}

enum Level { case low, high }

func levels(@ListBuilder<Level> _ make: () -> [Level]) -> [Level] { make() }
func doubles(@ListBuilder<Double> _ make: () -> [Double]) -> [Double] { make() }

struct Bag<Item> {
  var items: [Item]
  init(of type: Item.Type, @ListBuilder<Item> _ make: () -> [Item]) { items = make() }
  @ListBuilder<Item> func twice(_ item: Item) -> [Item] {
    item
    item
  }
}

let isLoud = true
print(levels { .low; if isLoud { .high } })
print(doubles { 1; 2 })
print(Bag(of: Float.self) { 1; 2.5 }.items)
print(Bag(of: Level.self) { .high }.twice(.low))

// What a requirement asks of a member reaches the initialiser that makes the argument.

protocol Frame<Value> {
  associatedtype Value
  var text: String { get }
}

struct Angle {
  var degrees: Double
  static let zero = Angle(degrees: 0)
}

struct Cubic<Value>: Frame {
  let text: String
  init(_ value: Value, duration: Double) { text = "cubic \(value) \(duration)" }
}

struct Linear<Value>: Frame {
  let text: String
  init(_ value: Value, duration: Double) { text = "linear \(value) \(duration)" }
}

struct Joined<Value>: Frame { let text: String }

@resultBuilder struct TrackBuilder<Value> {
  static func buildExpression<K: Frame>(_ frame: K) -> K where K.Value == Value { frame }
  static func buildPartialBlock<K: Frame>(first: K) -> K where K.Value == Value { first }
  static func buildPartialBlock(
    accumulated: some Frame<Value>, next: some Frame<Value>
  ) -> some Frame<Value> {
    Joined<Value>(text: accumulated.text + ", " + next.text)
  }
}

struct Track<Root, Value, Content: Frame> where Content.Value == Value {
  let text: String
  init(_ path: WritableKeyPath<Root, Value>, @TrackBuilder<Value> content: () -> Content) {
    text = content().text
  }
}

@resultBuilder struct TracksBuilder<Value> {
  static func buildExpression<P, C>(_ track: Track<Value, P, C>) -> String { track.text }
  static func buildBlock(_ tracks: String...) -> [String] { tracks }
}

struct Pose {
  var size = 1.0
  var turn = Angle.zero
}

func animate<Value>(_ value: Value, @TracksBuilder<Value> tracks: (Value) -> [String]) {
  for track in tracks(value) { print(track) }
}

animate(Pose()) { _ in
  Track(\.size) {
    Cubic(1, duration: 1)
    Linear(0.5, duration: 2)
  }
  Track(\.turn) {
    Cubic(.zero, duration: 1)
    Cubic(.init(degrees: 5), duration: 1)
  }
}
