// Variables and properties that get their value later, on every way.
func sign(_ n: Int) -> String {
  let text: String
  switch n {
  case 0: text = "zero"
  case let m where m > 0: text = "plus"
  default: text = "minus"
  }
  return text
}

enum Broken: Error { case now }

func risky(_ fails: Bool) throws -> Int {
  if fails { throw Broken.now }
  return 7
}

func caught(_ fails: Bool) -> Int {
  let value: Int
  do { value = try risky(fails) } catch { value = -1 }
  return value
}

func untilFound(_ xs: [Int]) -> Int {
  var rest = xs[...]
  let found: Int
  while true {
    guard let next = rest.popFirst() else { fatalError("nothing") }
    if next > 2 {
      found = next
      break
    }
  }
  return found
}

func labelled(_ rows: [[Int]]) -> String {
  let answer: String
  search: do {
    for row in rows {
      for cell in row where cell == 9 {
        answer = "has nine"
        break search
      }
    }
    answer = "has none"
  }
  return answer
}

func eachTime(_ xs: [Int]) {
  for x in xs {
    let half: Int
    if x % 2 == 0 { half = x / 2 } else { half = x }
    print(half, terminator: " ")
  }
  print()
}

func pair() -> String {
  let (a, b): (Int, String)
  a = 1
  b = "two"
  let sizes: (width: Int, height: Int)
  sizes = (3, 4)
  return "\(a) \(b) \(sizes.width * sizes.height)"
}

func localFunction() -> Int {
  let base: Int
  func twice() -> Int { base * 2 }
  base = 21
  return twice()
}

struct Card {
  let title: String
  var size: Int
  var tags: [String] = []
  var note: String?

  init(_ words: [String]) {
    size = words.count
    if let first = words.first {
      title = first
      tags = words.map { $0.uppercased() }
    } else {
      title = "-"
    }
  }

  init?(size: Int) {
    guard size > 0 else { return nil }
    self.init([])
    self.size = size
  }

  init(parsing text: String) throws {
    guard let size = Int(text) else { throw Broken.now }
    self.size = size
    title = "parsed"
  }
}

class Shape {
  let name: String
  private(set) var area: Double
  lazy var label = "\(name): \(area)"

  init(name: String, sides: [Double]) {
    self.name = name
    let product = sides.reduce(1, *)
    area = sides.isEmpty ? 0 : product
    describe()
  }

  convenience init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard let first = parts.first else { return nil }
    self.init(name: String(first), sides: parts.dropFirst().compactMap { Double($0) })
  }

  func describe() { print("made", name, area) }
}

final class Square: Shape {
  let side: Double
  static let unit = 1.0

  init(_ side: Double) {
    self.side = side * Self.unit
    super.init(name: "square", sides: [side, side])
    print(self.side)
  }
}

enum Turn {
  case left, right
  init(_ n: Int) {
    if n < 0 {
      self = .left
      return
    }
    self = .right
  }
}

let global: Int
if sign(1) == "minus" { global = 0 } else { global = 1 }

print(sign(0), sign(4), sign(-4))
print(caught(true), caught(false))
print(untilFound([1, 2, 3, 4]))
print(labelled([[1], [9]]), labelled([]))
eachTime([1, 2, 4])
print(pair(), localFunction(), global)
print(Card(["a", "b"]), Card(size: 0) as Any, Card(size: 3)?.size as Any)
print((try? Card(parsing: "x")) as Any, try Card(parsing: "5").size)
print(Shape("box 2 3")?.label as Any, Square(3).label)
print(Turn(-1), Turn(1))
