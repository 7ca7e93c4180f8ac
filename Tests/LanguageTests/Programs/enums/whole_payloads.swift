// One pattern may stand for all that a case holds.
enum Move {
  case stay
  case step(Int, Int)
  case named(String, by: (Int, Int))
}
func show(_ move: Move) -> String {
  switch move {
  case .stay: return "stay"
  case .step(let (x, y)): return "step \(x) \(y)"
  case .named(let all): return "\(all.0) \(all.by)"
  }
}
print(show(.stay), show(.step(1, 2)), show(.named("n", by: (3, 4))))
if case .step(let (dx, _)) = Move.step(7, 8) { print(dx) }
for case .step(let both) in [Move.step(1, 1), .stay, .step(2, 3)] { print(both, both.0 + both.1) }

// A type may be called like one of the library's, which is reached by its module.
struct Reader {
  enum Error: Swift.Error, CustomStringConvertible {
    case unexpected(Character, Int)
    var description: String {
      switch self {
      case .unexpected(let (character, index)): "'\(character)' at \(index)"
      }
    }
  }
  struct Result {
    var value: Swift.Result<Int, Error>
  }
  func read(_ text: String) throws -> Int {
    for (index, character) in text.enumerated() where !character.isNumber {
      throw Error.unexpected(character, index)
    }
    return Int(text) ?? 0
  }
  func print(_ text: String) { Swift.print("reader:", text) }
  func result(_ text: String) -> Result {
    Result(value: Swift.Result { try read(text) }.mapError { $0 as! Reader.Error })
  }
}
let reader = Reader()
do { print(try reader.read("12"), try reader.read("1x")) } catch { print("failed: \(error)") }
reader.print("\(reader.result("5").value) \(reader.result("?").value)")
