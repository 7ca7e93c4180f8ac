enum Failure: Error { case code(Int) }
indirect enum E21: Equatable {
  case leaf(Int), pair(left: E21, right: E21), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(65536): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(1))) }
}
func program21() {
  print("== 21")
  var s1: E21 = E21.leaf(Int(1))
  _ = s1
  if let o2 = Int((Int(65536), "a").1), ("Hello".lowercased() < (true ? "naïve" : "Hello")) {
    print(o2)
    var v3: UInt8 = UInt8(truncatingIfNeeded: UInt16(0).byteSwapped)
    _ = v3
  } else {
    print(Dictionary(["b", "a"].reversed().map { $0 + "!" }.map { ($0, $0.count) }, uniquingKeysWith: max).filter { $0.value > 1 }.sorted { $0.key < $1.key })
  }
  print((((UInt(exactly: Int16(-10345)) ?? UInt(65536)) / 3) * ((UInt(65536) >> 1) &* UInt(truncatingIfNeeded: UInt32(3)))), Set([Int]().map { $0 % 4 }).filter { $0 % 2 == 0 }.filter { $0 % 2 == 0 }.sorted())
  if (s1 != .leaf(2)) {
    func f4(_ a: Int?, _ n: Int = 1) -> Int? {
      defer { print("leaving f4", n) }
      guard n > 1 else { return ((1...10 ~= Int(-17)) ? { if case .leaf(let v) = s1 { return v } else { return -9 } }() : nil) }
      var v5: String = "<\(Character("7"))>"
      _ = v5
      if let o6 = ((s1 == .none) ? String(n, radix: 2).description : nil), (s1 == .none) {
        print(o6)
        let v7: (Int, String) = (n, "<\(a)>")
        _ = v7
      } else {
        print(Array([String: Int]().filter { $0.value > 1 }.values.sorted().enumerated().map { $0.offset &* $0.element }))
      }
      return a
    }
    print(f4(Int("1234").flatMap { $0 > 0 ? $0 : nil }), f4([String: Int]()["Zoë\n"].map(({ (n: Int) -> Int in let m = n &* 2; return m &- Int(41) })), 0) as Any)
    switch s1 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
  }
  func f8(_ a: Int?, _ n: Int = 1) -> Int? {
    defer { print("leaving f8", n) }
    guard n > 0 else { return ((s1 == .none) ? (-4, "").0 : nil) }
    print(a, min(UInt8(truncatingIfNeeded: (UInt8(0) % 11)), ((false ? UInt8(0) : UInt8(153)) << 1)))
    s1.grow()
    return a
  }
  print(f8([String]().map(\.count).firstIndex(of: 4)), f8(((Int?(-2) == nil) ? { if case .leaf(let v) = s1 { return v } else { return -9 } }() : nil), 3) as Any)
  if case .pair(let l, _) = s1 { s1 = l }
  if case .pair(let l, _) = s1 { s1 = l }
  s1.grow()
  func risk9(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if ((1...10 ~= Int(65536)) && (s1 != .leaf(2))) || n > 3 { throw Failure.code(n) }
    return (~max(Int(2), Int(2), Int(-17)))
  }
  do { print(try risk9(4)) ; print(try risk9(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk9(9)) ?? -1)
  print((true ? "a" : "naïve").map { String($0) }.joined(separator: "a"), (s1.depth.quotientAndRemainder(dividingBy: 7).remainder % 1000 + { if case .leaf(let v) = s1 { return v } else { return -9 } }() % 1000))
}
struct G22<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G22<U> { var g = G22<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G22 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G22: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
final class C22 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C22?
  weak var back: C22?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C22 { n &+= k; return self }
}
func program22() {
  print("== 22")
  var s1: G22<Int> = { var g = G22<Int>(); g.push(Int(7) % 1000); g.push(2); return g }()
  _ = s1
  var s2: C22 = C22(Int(-1))
  _ = s2
  let v3: Int? = Int(String(describing: [4, 4, -1, 9]))
  _ = v3
  switch s2.log.count {
  case 0:
    print("0", ((Set([1, 2, 3]).isSubset(of: Array(1...5)) || (false && true)) ? (UInt8(0).byteSwapped &>> 5) : (UInt8(exactly: (Int64(65536) | Int64(7))) ?? UInt8(3))))
  case 1...5:
    print("1...5", UInt8(truncatingIfNeeded: UInt16(truncatingIfNeeded: (Int8(-128) / 3))))
  case let n where n % 2 == 0:
    print("0", (s2.bump(by: 2).n, s2.late.lowercased()))
  case ..<0:
    print("..<0", (Int32(exactly: ((UInt16(3) % 11) / 5)) ?? Int32(-1853289672)))
  default:
    print("default", (({ $0 &+ ["a": 1, "b": 2].merging([String: Int]()) { $0 &- $1 }[s2.late, default: s2.log.count] }))(s1.reduce(0, &+)))
  }
  func risk4(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if ((1.5).squareRoot() <= (-(0.1))) || n > 3 { throw Failure.code(n) }
    return (s1.best ?? 0)
  }
  do { print(try risk4(4)) ; print(try risk4(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk4(2)) ?? -1)
  switch Array([Int]().dropFirst()).last { $0 < 5 } {
  case nil:
    print("nil", Set("1234".utf8.map { Int($0) }).filter { $0 % 2 == 0 }.sorted())
  case .some(3):
    print(".some(3)", s1.reduce(0, &+))
  case let n?:
    print("n?", (~(s2.next?.next?.bump().n ?? -3)).nonzeroBitCount)
  }
  print(s1.contains(2), s1.first { $0 > 1 } as Any)
  _ = s2.bump(by: s1.reduce(0, &+))
  func risk5(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if ("\(s1)" > s1.map { String($0) }.description) || n > 3 { throw Failure.code(n) }
    return ({ (x: Int) -> Int in x &+ Int(-1) }(Int(1000))).signum()
  }
  do { print(try risk5(1)) ; print(try risk5(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk5(2)) ?? -1)
}
struct S26: Equatable, CustomStringConvertible {
  var a: Int = Int(0)
  var b: String
  var items: [Int] = []
  var total: Int { get { (a >> 70).quotientAndRemainder(dividingBy: 7).quotient } set { a = newValue &+ a } }
  var description: String { "S26(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = ["a": a, "Hello": a][b.map { String($0) }.joined(separator: "."), default: (items.underestimatedCount)]; items.append(k); b += b.uppercased() }
  subscript(i: Int) -> Int { get { i &+ a } set { items.append(newValue); a = i } }
  static func + (l: S26, r: S26) -> S26 { S26(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
indirect enum E26: Equatable {
  case leaf(Int), pair(left: E26, right: E26), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(7): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(0))) }
}
func program26() {
  print("== 26")
  var s1: S26 = S26(a: Int(41), b: "")
  _ = s1
  var s2: E26 = E26.none
  _ = s2
  var v3: [Int] = s1.items
  _ = v3
  func f4(_ a: Int, _ n: Int = 1) -> Int {
    switch "\(s1)" {
    case "":
      print("", (~n))
    case "a", "Hello":
      print("Hello", a)
    case let s where s.hasPrefix("1"):
      print("s.hasPrefix(1)", String(s1[keyPath: \S26.b].reversed()))
    default:
      print("default", (Int?.none.map({ $0 &+ 1 }).map(({ $0 &+ n })) ?? ["x", "yy", "x"].last?.count))
    }
    v3.removeAll { $0 > n }
    return n
  }
  print(f4((Int(1000), "naïve").0), f4(({ (x: Int) -> Int in x &+ (~Int(65536)) }(s1.a)), 3) as Any)
  var c6 = s1.total
  let make5: () -> Int = { c6 &+= s1[2]; return c6 }
  print(make5(), c6, make5())
  func inmake5(_ x: inout Int) { x &+= { if case .leaf(let v) = s2 { return v } else { return -9 } }(); print(x) }
  var tmake5 = c6; inmake5(&tmake5); print(tmake5, c6)
  func f7(_ a: Int, _ n: Int = 1) -> Int {
    defer { print("leaving f7", n) }
    guard n > 0 else { return (Int(0), "naïve").0 }
    let v8: [Int] = v3
    _ = v8
    switch n {
    case 0:
      print("0", (Double(String("a".debugDescription.dropLast(1))) ?? max(Double(n), Double(Float(123456789.125)))))
    case 1...5:
      print("1...5", v3)
    case let n where n % 2 == 0:
      print("0", ["x", "yy", "x"].sorted().filter { !$0.isEmpty }.sorted())
    case ..<0:
      print("..<0", ((UInt(exactly: (false ? UInt8(0) : UInt8(3))) ?? UInt(1000)) / 5))
    default:
      print("default", s1)
    }
    return n
  }
  print(f7([String: Int]()["👩‍👩‍👧x", default: Int(0)].quotientAndRemainder(dividingBy: 7).remainder), f7(s2.depth, 3) as Any)
  func f9(_ a: [Int], _ n: Int = 1) -> [Int] {
    guard n > 0 else { return s1.items }
    let v10: Character = (s1.b.max() ?? Character("a"))
    _ = v10
    func risk11(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if (s2 == .none) || n > 3 { throw Failure.code(n) }
      return ["b", "a"].compactMap { Int($0) }.filter { $0 > { if case .leaf(let v) = s2 { return v } else { return -9 } }() }.count
    }
    do { print(try risk11(4)) ; print(try risk11(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk11(9)) ?? -1)
    return s1.items.map { x in x &- 1 }
  }
  print(f9(v3.map { $0 &* 2 }.sorted(by: { ($0 % 3, $0) < ($1 % 3, $1) })), f9(Array(s1.items.drop { $0 > 2 }), 7) as Any)
  var v12: E26 = E26.pair(left: s2, right: .none)
  _ = v12
  print(v3.popLast() as Any)
}
final class C28 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C28?
  weak var back: C28?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C28 { n &+= k; return self }
}
protocol P28 { var name: String { get }; func score(_ k: Int) -> Int }
extension P28 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(1) }; func twice() -> Int { score(score(2) % 100) } }
class BP28: P28 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP28: BP28 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP28: P28 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP28: P28 { var name = "e\u{301}" }
func bestP28<T: P28>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program28() {
  print("== 28")
  var s1: C28 = C28(Int(65536))
  _ = s1
  var s2: any P28 = DP28(v: Int(7))
  _ = s2
  _ = s1.bump(by: (Int(1000), "").0)
  var c4 = (Set([2, 9]).isSubset(of: [Int]()) ? s1.bump(by: 2).n : (-4, "").0)
  let make3: () -> Int = { c4 &+= (s1.next?.next?.bump().n ?? -3); return c4 }
  print(make3(), c4, make3())
  func inmake3(_ x: inout Int) { x &+= bestP28([BP28(v: 2), DP28(v: 1)]); print(x) }
  var tmake3 = c4; inmake3(&tmake3); print(tmake3, c4)
  loop6: for (_, i5) in (s2 as any P28).name.map { String($0) }.prefix(3).enumerated() where Character("7").isLetter {
    _ = i5
    s1.back = s1
    do { let f = { [weak o = s1] in o?.n ?? -1 }; print(f()) }
    var c8 = (s1.next?.n ?? 3)
    let make7: () -> Int = { c8 &+= (s2 as any P28).score(3); return c8 }
    print(make7(), c8, make7())
    func inmake7(_ x: inout Int) { x &+= s1.n; print(x) }
    var tmake7 = c8; inmake7(&tmake7); print(tmake7, c8)
  }
  print((((["x", "yy", "x"] + ["e\u{301}"]) + [s1.late]) + [s1.late]))
  if ((s2 as any P28) is DP28) {
    let v9: Bool = Set([3, 1, 2]).isSubset(of: [Int]().map { x in x &- 1 })
    _ = v9
    func risk10(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if ((s2 as any P28) is DP28) || n > 3 { throw Failure.code(n) }
      return (((s2 as any P28) is VP28) ? bestP28([BP28(v: 2), DP28(v: 1)]) : (s2 as any P28).score(3))
    }
    do { print(try risk10(4)) ; print(try risk10(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk10(2)) ?? -1)
  }
  var v11: (Int) -> Int = ({ n in n > stride(from: 0, to: Int(2) % 20, by: 7).reduce(0) { $0 &* 3 &+ $1 } ? n : (Int(0) | Int(2)) })
  _ = v11
}
indirect enum E32: Equatable {
  case leaf(Int), pair(left: E32, right: E32), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(65536): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(1000))) }
}
func program32() {
  print("== 32")
  var s1: E32 = E32.text("1234")
  _ = s1
  let v2: Character = Character("é")
  _ = v2
  let v3: (Int) -> Int = ({ n in n > { if case .leaf(let v) = s1 { return v } else { return -9 } }() ? n : s1.depth })
  _ = v3
  print(zip(["b", "a"].map(\.count), [Int(7), Int(65536)]).map { $0 &+ $1 }.map { "\($0)" })
  if (s1 != .leaf(2)) {
    print((["b", "a"] + [""]).reversed().map { $0 + "!" }.filter { !$0.isEmpty }, ((!(s1 == .none)) ? String(repeating: [String]().joined(separator: "a"), count: 0) : nil))
    let v4: Int = { if case .leaf(let v) = s1 { return v } else { return -9 } }()
    _ = v4
  }
  if case .pair(let l, _) = s1 { s1 = l }
  loop6: for i5 in [Int]().map { "\($0)" }.sorted().prefix(3) {
    _ = i5
    print(Dictionary(grouping: [String]()) { String($0.prefix(1)) }.mapValues(\.count).merging(["a": Int(0), "Hello": Int(1)]) { $0 &- $1 }.values.sorted(), (Array([5].enumerated().map { $0.offset &* $0.element }).reduce(into: [Int]()) { $0.append($1 % 10) } + ["x", "yy", "x"].sorted().map { $0.utf8.count }))
    print(s1, ((String?.none?.uppercased() ?? String(v2)).first ?? Character("7")))
    if Character("é").isASCII { break loop6 }
    if let o7 = ["a": 1, "b": 2].keys.sorted().filter { !$0.isEmpty }.first, (s1 != .leaf(2)) {
      print(o7)
      print((({ n in n > s1.depth ? n : Dictionary([String]().map { ($0, $0.count) }, uniquingKeysWith: { $1 })[(i5 + o7), default: s1.depth] }))({ if case .leaf(let v) = s1 { return v } else { return -9 } }()))
    } else {
      print((Int(i5) == nil))
    }
  }
  loop9: for i8 in Array([4, 4, -1, 9].reversed()).sorted(by: { ($0 % 3, $0) < ($1 % 3, $1) }).prefix(4) {
    _ = i8
    print(Dictionary(grouping: Array(stride(from: 9, to: 10, by: -5)).map { "\($0)" }) { String($0.prefix(1)) }.mapValues(\.count).sorted { $0.key < $1.key }, Set([4, 4, -1, 9].sorted(by: <)).intersection(Array(Set([2, 9]).sorted().enumerated().map { $0.offset &* $0.element })).sorted())
    if case .pair(let l, _) = s1 { s1 = l }
    if let o10 = Dictionary(["x", "yy", "x"].map { ($0, $0.count) }, uniquingKeysWith: { $1 }).values.sorted().first, (s1 != .leaf(2)) {
      print(o10)
      switch s1 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
    } else {
      print((({ (n: Int) -> Int in let m = n &* 2; return m &- i8 }))(i8))
    }
  }
  let v11: Int = min(s1.depth, s1.depth)
  _ = v11
}
let programs: [() -> Void] = [program21, program22, program26, program28, program32]
for program in programs { program() }
