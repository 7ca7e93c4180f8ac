enum Failure: Error { case code(Int) }
struct G38<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G38<U> { var g = G38<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G38 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G38: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
func program38() {
  print("== 38")
  var s1: G38<Int> = { var g = G38<Int>(); g.push(Int(41) % 1000); g.push(2); return g }()
  _ = s1
  print(min((~UInt(0)), UInt(0).byteSwapped).byteSwapped)
  if (s1.sum == s1.reduce(0, &+)) {
    var c3 = (Int?(-2) ?? Int(1)).quotientAndRemainder(dividingBy: 7).remainder
    let make2: () -> Int = { c3 &+= (Optional("opt")?.count ?? Int(-1).subtractingReportingOverflow(Int(1)).partialValue); return c3 }
    print(make2(), c3, make2())
    func inmake2(_ x: inout Int) { x &+= (s1.best ?? 0); print(x) }
    var tmake2 = c3; inmake2(&tmake2); print(tmake2, c3)
    var c5 = s1.sum
    let make4: () -> Int = { c5 &+= (s1.best ?? 0); return c5 }
    print(make4(), c5, make4())
    func inmake4(_ x: inout Int) { x &+= ({ (x: Int) -> Int in x &+ s1.sum }((s1.best ?? 0))); print(x) }
    var tmake4 = c5; inmake4(&tmake4); print(tmake4, c5)
  } else {
    var c7 = s1.reduce(0, &+)
    let make6: () -> Int = { c7 &+= (s1.items.first ?? -1); return c7 }
    print(make6(), c7, make6())
    func inmake6(_ x: inout Int) { x &+= (s1.best ?? 0); print(x) }
    var tmake6 = c7; inmake6(&tmake6); print(tmake6, c7)
  }
  func risk8(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if ((Int(1), "1234") < (Int(41), "1234")) || n > 3 { throw Failure.code(n) }
    return s1.reduce(0, &+)
  }
  do { print(try risk8(4)) ; print(try risk8(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk8(2)) ?? -1)
  var c10 = stride(from: 0, to: s1.reduce(0, &+) % 20, by: 3).reduce(0) { $0 &* 3 &+ $1 }
  let make9: () -> Int = { c10 &+= ["a": Int(0), "Hello": Int(1000)][s1.map { String($0) }.description, default: (s1.best ?? 0)]; return c10 }
  print(make9(), c10, make9())
  func inmake9(_ x: inout Int) { x &+= stride(from: 0, to: Int(1).quotientAndRemainder(dividingBy: 7).remainder % 20, by: 3).reduce(0) { $0 &* 3 &+ $1 }; print(x) }
  var tmake9 = c10; inmake9(&tmake9); print(tmake9, c10)
  func risk11(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if ["a": 1, "b": 2].values.sorted().contains((s1.best ?? 0)) || n > 3 { throw Failure.code(n) }
    return ["a": Int(-1), "Hello": Int(0)]["\(s1)", default: s1.map { $0 }.items.count]
  }
  do { print(try risk11(1)) ; print(try risk11(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk11(2)) ?? -1)
  let v12: Set<Int> = Set([1, 2, 3]).filter { $0 % 2 == 0 }.union(Array([4, 4, -1, 9].dropLast()))
  _ = v12
}
let programs: [() -> Void] = [program38]
for program in programs { program() }
