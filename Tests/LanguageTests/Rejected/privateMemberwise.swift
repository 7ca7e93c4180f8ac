struct Counter {
  private var count = 0
  var step = 1
  static func make() -> Counter { Counter(count: 1, step: 2) }
}
struct Name { private let text: String }
struct Card {
  let title: String
  private var uses = 0
}
_ = Counter()
_ = Counter.make()
_ = Counter(step: 2)
_ = Name(text: "a")
_ = Card(title: "a")
