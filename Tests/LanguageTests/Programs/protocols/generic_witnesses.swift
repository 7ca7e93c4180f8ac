// A generic method meets requirements that are not generic; one that is meant for the type wins.
protocol Source {
  associatedtype Key
  func read(_ type: Int.Type, for key: Key) -> Int
  func read(_ type: String.Type, for key: Key) -> String
  func read<T>(_ type: T.Type, for key: Key) -> T?
}
struct Fixed: Source {
  let log: Bool
  func read(_ type: Int.Type, for key: String) -> Int { key.count }
  func read(_ type: String.Type, for key: String) -> String { key + "!" }
  func read<T>(_ type: T.Type, for key: String) -> T? { key as? T }
}
func all<S: Source>(_ source: S, _ key: S.Key) {
  print(source.read(Int.self, for: key), source.read(String.self, for: key))
  print(source.read(Bool.self, for: key) as Any)
}
all(Fixed(log: true), "key")

protocol Sink {
  mutating func put(_ value: Int)
  mutating func put(_ value: Bool)
  mutating func put<T>(_ value: T)
}
struct Lines: Sink {
  var lines: [String] = []
  mutating func put(_ value: Bool) { lines.append(value ? "yes" : "no") }
  mutating func put<T>(_ value: T) { lines.append("\(T.self) \(value)") }
}
func fill<S: Sink>(_ sink: inout S) {
  sink.put(1)
  sink.put(true)
  sink.put("text")
}
var lines = Lines()
fill(&lines)
print(lines.lines)
var any: any Sink = Lines()
any.put(5)
any.put(false)
print((any as! Lines).lines)

// The overload that says more is meant, also where the result goes into an `Any`.
func pick(_ number: Int) -> Int { number * 100 }
func pick<T>(_ value: T) -> T { value }
let boxed: Any = pick(3)
print(boxed, [pick(4), pick("s")] as [Any])
