struct Percent {
  let value: Int
  init?(_ value: Int) {
    guard (0...100).contains(value) else { return nil }
    self.value = value
  }
  init(clamping value: Int) {
    self.value = min(max(value, 0), 100)
  }
}

enum Direction: String {
  case north, south
  init?(letter: Character) {
    switch letter {
    case "n": self = .north
    case "s": self = .south
    default: return nil
    }
  }
}

class Document {
  var title: String
  init?(title: String) {
    if title.isEmpty { return nil }
    self.title = title
  }
  deinit { print("gone", title) }
}

class Report: Document {
  var pages: Int
  init?(title: String, pages: Int) {
    self.pages = pages
    super.init(title: title)
    if pages == 0 { return nil }
  }
  override init?(title: String) {
    pages = 1
    super.init(title: title)
  }
}

struct Wrapper {
  let inner: Percent
  init?(text: String) {
    guard let number = Int(text), let percent = Percent(number) else { return nil }
    inner = percent
  }
  init!(force number: Int) {
    guard let p = Percent(number) else { return nil }
    inner = p
  }
}

print(Percent(50)?.value ?? -1, Percent(101) as Any, Percent(clamping: 300).value)
print(Direction(letter: "n") as Any, Direction(letter: "x") as Any, Direction(rawValue: "south")!)
if let report = Report(title: "Q3", pages: 3) { print(report.title, report.pages) }
print(Report(title: "", pages: 1) == nil, Report(title: "empty", pages: 0) == nil)
print(Wrapper(text: "42")?.inner.value ?? 0, Wrapper(text: "4x2") == nil, Wrapper(text: "400") == nil)
let forced: Wrapper = Wrapper(force: 7)
print(forced.inner.value)
let numbers = ["1", "x", "3"].map { Int($0) }
print(numbers)
print(["1", "x", "3"].compactMap(Int.init).map(Percent.init).map { $0?.value ?? 0 })
