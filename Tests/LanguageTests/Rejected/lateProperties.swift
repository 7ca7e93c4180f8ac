// An initialiser gives every stored property a value, on every way, before `self` is used.
struct Card {
  var title: String
  let size: Int
  init(isBig: Bool) {
    if isBig { size = 2 }
    title = "card"
  }
  init(named name: String) {
    title = name
    show()
    size = 1
  }
  init(_ sizes: [Int]) {
    title = ""
    for _ in sizes { size = 3 }
  }
  func show() {}
}

class Store {
  let name: String
  var count: Int
  init(_ isNew: Bool) {
    name = "store"
    if isNew { return }
    count = 1
  }
  init(name: String) {
    count = 0
    self.name = name
    self.name = "again"
  }
  init(early: Int) {
    name = "early"
    open()
    count = early
  }
  init(later: Int) {
    name = "later"
    let run = { self.open() }
    count = later
    run()
  }
  convenience init(handing: Bool) {
    open()
    self.init(handing)
  }
  convenience init(maybe: Bool) {
    if maybe { self.init(early: 1) }
  }
  func open() {}
}

class Shop: Store {
  var place: String
  override init(name: String) {
    super.init(name: name)
    place = "here"
  }
  override init(early: Int) {
    place = "there"
    open()
    super.init(early: early)
  }
  override init(later: Int) {
    place = "nowhere"
    if later > 1 { super.init(later: later) }
  }
}

enum Turn {
  case left, right
  init(_ number: Int) {
    if number > 1 { self = .left }
  }
}
