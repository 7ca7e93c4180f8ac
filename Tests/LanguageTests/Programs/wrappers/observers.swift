// Observers of a wrapped property run around each assignment, and not for its first value.
@propertyWrapper struct Logged {
  var wrappedValue: Int {
    didSet { print("  stored", wrappedValue) }
  }

  init(wrappedValue: Int) {
    print("  made", wrappedValue)
    self.wrappedValue = wrappedValue
  }
}

final class Account {
  @Logged var balance = 1 {
    willSet { print("will", balance, newValue) }
    didSet { print("did", oldValue, balance) }
  }
  @Logged var limit: Int {
    willSet(next) { print("next limit", next) }
    didSet(previous) { print("limit was", previous) }
  }
  @Logged static var count = 0 {
    didSet { print("accounts", count) }
  }

  init(_ start: Int) {
    balance = start
    limit = start
    limit = start + 1
    balance = start + 2
    Account.count += 1
  }

  convenience init() {
    self.init(20)
    balance = 21
  }

  func spend(_ amount: Int) { balance -= amount }
}

let account = Account(3)
account.spend(1)
account.limit = 9
print(Account().balance)

struct Order {
  @Logged var pieces = 1 {
    didSet { print("pieces", oldValue, pieces) }
  }
  let name: String

  init(_ name: String, first: Bool) {
    if first { pieces = 4 }
    self.name = name
    pieces = 5
  }
}

var order = Order("tea", first: true)
func double(_ number: inout Int) { number *= 2 }
double(&order.pieces)
order.pieces += 1

@propertyWrapper struct Owned {
  private var value: Int
  init(wrappedValue: Int) { value = wrappedValue }

  @available(*, unavailable) var wrappedValue: Int {
    get { fatalError("read through the owner") }
    set { fatalError("written through the owner: \(newValue)") }
  }

  static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Int>,
    storage storage: ReferenceWritableKeyPath<Owner, Owned>
  ) -> Int {
    get { owner[keyPath: storage].value }
    set {
      print("  owner", type(of: owner))
      owner[keyPath: storage].value = newValue
    }
  }
}

final class Meter {
  @Owned var reading = 0 {
    willSet { print("will", newValue) }
    didSet { print("did", oldValue, reading) }
  }
}

let meter = Meter()
meter.reading = 3
meter.reading += 1
