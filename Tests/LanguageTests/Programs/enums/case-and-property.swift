// A case with a payload and a static property of the same name; variables made by functions of
// their own name.
enum Mode {
  case fixed(Int)
  case named(label: String)
  static let fixed = fixed(3)
  static let named: Mode = .named(label: "plain")
  static let half: Mode = fixed(1)
  var number: Int? { if case .fixed(let number) = self { number } else { nil } }
}
func show(_ mode: Mode = .fixed) { print(mode) }
show()
show(.fixed(9))
show(Mode.fixed(8))
show(Mode.fixed)
show(.named)
show(.named(label: "own"))
print(Mode.half, [1, 2].map(Mode.fixed).compactMap(\.number))

struct Box {
  static let made = made(4)
  static func made(_ size: Int) -> Box { Box(width: size) }
  var width: Int
  lazy var size = size(in: 4)
  func size(in unit: Int) -> Int { width * unit }
}
var box = Box.made
print(box.size, box.size(in: 2), Box.made(7).width)

final class Cache {
  lazy var path = path(for: "cache")
  func path(for name: String) -> String { "/" + name }
}
print(Cache().path)
