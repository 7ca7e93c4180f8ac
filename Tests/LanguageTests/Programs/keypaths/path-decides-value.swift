// What a key path leads to is known exactly; a value beside it is converted to that.
protocol Service { var name: String { get } }
struct Stub: Service { let name = "stub" }
final class Live: Service { var name: String { "live" } }

struct Values {
  var service: any Service = Stub()
  var other: (any Service)?
  var limit = 1.0
  var title: String?
}

func set<V>(_ path: WritableKeyPath<Values, V>, _ value: V) -> String {
  var values = Values()
  values[keyPath: path] = value
  return "\(V.self): \(values.service.name) \(values.other?.name ?? "-") \(values.limit)"
}
func put<V>(_ value: V, _ path: WritableKeyPath<Values, V>) -> String {
  set(path, value)
}

let live = Live()
print(set(\.service, live))
print(set(\.other, live))
print(set(\.other, Stub()))
print(set(\.other, nil))
print(set(\.limit, 3))
print(set(\Values.title, "t"))
print(put(live, \.service))
print(put(Stub(), \Values.other))
print(put(2, \.limit))

// A list is the one that has the member that is called on it, whatever protocol declares that.
struct Step {
  let name: String
  static let start = Step(name: "start")
  static func wait(_ seconds: Int) -> Step { Step(name: "wait \(seconds)") }
}
extension Collection where Element == Step {
  func plan() -> String { map(\.name).joined(separator: ", ") }
  var length: Int { count }
}
extension Sequence where Element == Step {
  func names() -> [String] { map(\.name) }
}
print([.start, .wait(2)].plan())
print([.wait(1), .start].length)
print([.start].names())
