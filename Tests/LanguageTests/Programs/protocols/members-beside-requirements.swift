// What an extension adds beside a requirement of the same name and labels.
final class Words {
  let list: [String]
  init(_ list: [String]) { self.list = list }
}

protocol Command {
  func run(_ words: Words) throws
  func show(_ value: Int) -> String
  func visit<V: Visitor>(_ visitor: V) -> V.Result
}

protocol Visitor { associatedtype Result; func end() -> Result }

extension Command {
  func run(_ list: [String]) throws { try run(Words(list)) }
  func go(_ list: [String]) { try? run(list) }
  func goItself(_ list: [String]) { try? self.run(list) }
  func show(_ value: Int) -> String { "default \(value)" }
  func show(_ value: String) -> String { "text \(value)" }
  func both() -> String { show(1) + ", " + show("a") }
  func visit<V: Visitor>(_ visitor: V) -> V.Result { visitor.end() }
  func visited() -> String { visit(Named()) }
}

struct Named: Visitor { func end() -> String { "end" } }

struct Echo: Command {
  func run(_ words: Words) { print(words.list) }
}

struct Loud: Command {
  func run(_ words: Words) { print(words.list.map { $0.uppercased() }) }
  func show(_ value: Int) -> String { "own \(value)" }
  func visit<V: Visitor>(_ visitor: V) -> V.Result { print("visiting"); return visitor.end() }
}

Echo().go(["x"])
Loud().goItself(["y"])
print(Echo().both(), Loud().both(), Loud().show("z"))
print(Echo().visited(), Loud().visited())
func generic<C: Command>(_ command: C) { command.go(["g"]); print(command.both()) }
generic(Loud())

// A requirement with a getter, and the same subscript with a setter.
protocol Box {
  associatedtype Key: Hashable
  associatedtype Value
  subscript(key: Key) -> Value? { get }
  mutating func put(_ value: Value?, _ key: Key)
}

extension Box {
  subscript(key: Key) -> Value? {
    get { self[key] }
    set { put(newValue, key) }
  }
}

struct Ages: Box {
  var ages: [String: Int] = [:]
  subscript(key: String) -> Int? { ages[key] }
  mutating func put(_ value: Int?, _ key: String) { ages[key] = value }
}

func changed<B: Box>(_ box: B, _ key: B.Key, _ value: B.Value) -> B {
  var box = box
  box[key] = value
  return box
}

let box = changed(Ages(), "a", 1)
print(box, box["a"] as Any, box["b"] as Any)
