// An instance member and a static one may share a name.
struct Style: Codable {
  let off: Bool
  let text: String
  @Doubled var width = 2

  init(off: Bool = false, text: String) {
    self.off = off
    self.text = text
  }

  static var off: Style { Style(off: true, text: "off") }
  static let text = 3
  static var width: Int { 7 }

  enum CodingKeys: CodingKey { case off, text }
}

@propertyWrapper struct Doubled {
  private var stored: Int
  static let wrappedValue = "static"

  init(wrappedValue: Int) { stored = wrappedValue }

  var wrappedValue: Int {
    get { stored * 2 }
    set { stored = newValue }
  }
}

var style: Style = .off
style.width = 5
print(style.off, style.text, style.width)
print(Style.off.text, Style.text, Style.width)

struct Counter {
  static var count = 1
  var count = 2
  private static var step = 10
  var step = 1

  mutating func advance() {
    count += step
    Self.count += Self.step
  }

  func tag() -> String { "value" }
  static func tag() -> String { "type" }
}

var counter = Counter()
counter.advance()
print(counter.count, Counter.count, counter.step)
print(counter.tag(), Counter.tag())
print([counter].map(\.count), Counter(count: 4, step: 2).count)

protocol Named { var name: String { get } }
final class Account: Named {
  static let name = "Accounts"
  let name: String
  init(_ name: String) { self.name = name }
}
let named: any Named = Account("Savings")
print(named.name, Account.name)
