// What a `some` result says of its types is said in terms of the receiver's; accessors that lend.
protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  func reduce(_ state: inout State, _ action: Action)
}
struct Both<A: Reducer, B: Reducer>: Reducer where A.State == B.State, A.Action == B.Action {
  let first: A
  let second: B
  func reduce(_ state: inout A.State, _ action: A.Action) {
    first.reduce(&state, action)
    second.reduce(&state, action)
  }
}
extension Reducer {
  func combined<B: Reducer>(with other: B) -> some Reducer<State, Action>
  where B.State == State, B.Action == Action {
    Both(first: self, second: other)
  }
}
struct Tally: Equatable {
  var count = 0
  var log: [String] = []
}
enum Move { case up(Int), down }
struct Counter: Reducer {
  func reduce(_ state: inout Tally, _ move: Move) {
    switch move {
    case .up(let n): state.count += n
    case .down: state.count -= 1
    }
  }
}
struct Log: Reducer {
  func reduce(_ state: inout Tally, _ move: Move) { state.log.append("\(move)") }
}
final class Store<R: Reducer> {
  private(set) var state: R.State
  private let reducer: R
  private var observers: [(R.State) -> Void] = []
  init(_ state: R.State, _ reducer: R) { (self.state, self.reducer) = (state, reducer) }
  func observe(_ body: @escaping (R.State) -> Void) { observers.append(body) }
  func send(_ action: R.Action) {
    reducer.reduce(&state, action)
    observers.forEach { $0(state) }
  }
}
let store = Store(Tally(), Counter().combined(with: Log()))
store.observe { print($0.count, $0.log.last!) }
[.up(3), .down].forEach(store.send)
print(store.state)

struct Grid<T> {
  private var cells: [T]
  let width: Int
  init(width: Int, _ cells: [T]) { (self.width, self.cells) = (width, cells) }
  subscript(x: Int, y: Int) -> T {
    _read { yield cells[y * width + x] }
    _modify { yield &cells[y * width + x] }
  }
  var first: T {
    get { cells[0] }
    _modify {
      defer { print("modified") }
      yield &cells[0]
    }
  }
}
var grid = Grid(width: 2, [1, 2, 3, 4])
grid[1, 1] += 10
grid.first *= 7
print(grid[1, 1], grid.first, grid)

struct Settings {
  let values: [String: String]
  subscript<T: LosslessStringConvertible>(key: String, as _: T.Type = T.self) -> T? {
    values[key].flatMap { T($0) }
  }
}
let settings = Settings(values: ["port": "80", "retry": "true", "ratio": "0.5"])
print(settings["port", as: Int.self]! + 1, settings["retry"] ?? false, settings["ratio"] ?? 1.0)
print(settings["none"] ?? 7, settings["port"] as String? ?? "")
struct Lens<Whole, Part> {
  let get: (Whole) -> Part
  static func >>> <Next>(l: Lens, r: Lens<Part, Next>) -> Lens<Whole, Next> {
    Lens<Whole, Next>(get: { r.get(l.get($0)) })
  }
}
infix operator >>>: MultiplicationPrecedence
func lens<Whole, Part>(_ path: KeyPath<Whole, Part>) -> Lens<Whole, Part> {
  Lens(get: { $0[keyPath: path] })
}
print((lens(\Tally.log) >>> lens(\[String].count)).get(store.state))
