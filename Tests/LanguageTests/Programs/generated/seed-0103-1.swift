enum Failure: Error { case code(Int) }
struct G0<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G0<U> { var g = G0<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G0 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G0: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
indirect enum E0: Equatable {
  case leaf(Int), pair(left: E0, right: E0), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(1): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(1))) }
}
func program0() {
  print("== 0")
  var s1: G0<Int> = { var g = G0<Int>(); g.push(Int(1) % 1000); g.push(2); return g }()
  _ = s1
  var s2: E0 = E0.leaf(Int(1))
  _ = s2
  if (s2 == .none) {
    var v3: Set<Int> = Set([5].map { $0 % 4 }).intersection(s1.filter { $0 > 0 })
    _ = v3
    let v4: Int8 = ((Int8(-7) % 11) &>> 9)
    _ = v4
  }
  print(String?.none.map { $0 + "?" }.map { $0 + "?" }.map { $0 + "?" }, (E0.text("  pad ") == .none))
  print({ if case .leaf(let v) = s2 { return v } else { return -9 } }())
  let v5: [String: Int] = Dictionary(grouping: [String]().sorted()) { String($0.prefix(1)) }.mapValues(\.count)
  _ = v5
  func f6(_ a: String, _ n: Int = 1) -> String {
    print(min((UInt8(clamping: UInt(2)) % 11), ((s2 != .leaf(2)) ? min(UInt8(0), UInt8(0)) : (~UInt8(0)))), n.trailingZeroBitCount)
    print(n.addingReportingOverflow(Int(clamping: UInt64(2).byteSwapped)).partialValue, String(a.lazy.reversed()))
    return ([String]().last?.uppercased() ?? "\(s1)")
  }
  print(f6(String(("a".max() ?? Character("7")))), f6(s1.map { String($0) }.description, 3) as Any)
  s2.grow()
}
struct G1<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G1<U> { var g = G1<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G1 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G1: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
func program1() {
  print("== 1")
  var s1: G1<Int> = G1<Int>().map { $0 % 7 }
  _ = s1
  func risk2(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if ((Int(0), "1234") < (Int(41), "a,b,,c")) || n > 3 { throw Failure.code(n) }
    return Set<Int>().intersection([5]).count
  }
  do { print(try risk2(1)) ; print(try risk2(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk2(9)) ?? -1)
  loop4: for (_, i3) in ["a": Int(0), "Hello": Int(7)].sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.prefix(3).enumerated() where "naïve".utf8.map { Int($0) }.contains("a".count) {
    _ = i3
    func risk5(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if Character("a").isWhitespace || n > 3 { throw Failure.code(n) }
      return s1.map { $0 }.items.count
    }
    do { print(try risk5(1)) ; print(try risk5(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk5(9)) ?? -1)
    func f6(_ a: String, _ n: Int = 1) -> String {
      if let o7 = ["a": 1, "b": 2].keys.sorted().sorted().first, (Set([Int]().map { $0 % 4 }) == Set([Int]().map { $0 % 4 })) {
        print(o7)
        s1.push(s1.map { $0 }.items.count % 1000)
      } else {
        print(Set(s1.sorted()).sorted())
      }
      if let o8 = Int?(-2).map { "n\($0)" }.map { $0 + "?" }.map { $0 + "?" }, Set([4, 4, -1, 9]).isSubset(of: [Int]().filter { $0 > n }) {
        print(o8)
        print((["b", "a"] + [o8]).filter { !$0.isEmpty }.reversed().map { $0 + "!" }, Set(["x", "yy", "x"].map(\.count)).filter { $0 % 2 == 0 }.sorted())
      } else {
        print((G1<Int>().best ?? 0))
      }
      return "\(s1)".split(separator: ",").map(String.init).joined(separator: "|")
    }
    print(f6("\(s1)"), f6(i3, 7) as Any)
    if (1...10 ~= max(Int(-1), Int(65536), Int(2))) { continue loop4 }
    print((s1.filter { $0 > 0 }.allSatisfy { $0 > s1.sum } ? (Int8(-128).byteSwapped &<< 1) : Int8(truncatingIfNeeded: (false ? UInt64(2) : UInt64(2)))), (UInt(exactly: ((Int16(exactly: UInt(1)) ?? Int16(-9358)) << 5)) ?? UInt(0)))
  }
  func f9(_ a: Int?, _ n: Int = 1) -> Int? {
    defer { print("leaving f9", n) }
    guard n > 2 else { return (Int("a,b,,c") ?? Int?(-2).flatMap { $0 > 0 ? $0 : nil }) }
    let v10: G1<Int> = s1
    _ = v10
    print((UInt8(exactly: (UInt16(0).byteSwapped << 5)) ?? UInt8(188)))
    return a
  }
  print(f9(Dictionary(grouping: [String]()) { String($0.prefix(1)) }.mapValues(\.count)[s1.map { String($0) }.description]), f9(Dictionary(grouping: ["b", "a"]) { String($0.prefix(1)) }.mapValues(\.count)[s1.map { String($0) }.description], 0) as Any)
  print(((Int32(2147483647).byteSwapped ^ (Int32(-1647054474) % 11)) &* (((1, "one") == (1, "one")) ? (Int32(-2147483648) &+ Int32(3)) : Int32(clamping: Int8(-7)))), (G1<Int>().best ?? 0))
  print((({ $0 &+ s1.map { $0 }.items.count }))(((Optional(4) == nil) ? s1.map { $0 }.items.count : s1.reduce(0, &+))))
  s1.push((s1.best ?? 0) % 1000)
  var c12 = Dictionary(grouping: ["b", "a"]) { String($0.prefix(1)) }.mapValues(\.count)["\(s1)", default: s1.reduce(0, &+)]
  let make11: () -> Int = { c12 &+= ((s1.items + [s1.sum])[0]); return c12 }
  print(make11(), c12, make11())
  func inmake11(_ x: inout Int) { x &+= s1.sum; print(x) }
  var tmake11 = c12; inmake11(&tmake11); print(tmake11, c12)
}
final class C2 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C2?
  weak var back: C2?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C2 { n &+= k; return self }
}
protocol P2 { var name: String { get }; func score(_ k: Int) -> Int }
extension P2 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(1) }; func twice() -> Int { score(score(2) % 100) } }
class BP2: P2 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP2: BP2 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP2: P2 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP2: P2 { var name = "1234" }
func bestP2<T: P2>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program2() {
  print("== 2")
  var s1: C2 = C2(Int(1)).bump()
  _ = s1
  var s2: any P2 = DP2(v: Int(2))
  _ = s2
  loop4: for i3 in s1.log.prefix(4) {
    _ = i3
    if let o5 = Optional(4).map({ -($0 % 50) }).map { "n\($0)" }.map { $0 + "?" }, ((s2 as any P2) is DP2) {
      print(o5)
      loop7: for (_, i6) in [String: Int]().mapValues { $0 &* 3 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.prefix(3).enumerated() where ((s2 as any P2) is VP2) {
        _ = i6
        var v8: String = String(describing: Optional("opt")?.count)
        _ = v8
        print(String(describing: type(of: WP2() as any P2)))
        if ((s2 as any P2) is DP2) { break loop7 }
        print(Dictionary(grouping: [String]()) { String($0.prefix(1)) }.mapValues(\.count).filter { $0.value > 1 }[String(describing: type(of: s2 as any P2)), default: ((s1.next?.next?.bump().n ?? -3) % 100)], Set([Int]().map { $0 % 4 }).intersection(s1.log).filter { $0 % 2 == 0 }.sorted())
      }
    } else {
      print(String(describing: ((true ? UInt8(255) : UInt8(0)) >> 5)))
    }
    if let o9 = ["a": 1, "b": 2].mapValues { $0 &* 3 }[String(describing: type(of: s2 as any P2))].map { "n\($0)" }, ((s2 as any P2) is VP2) {
      print(o9)
      if ((s2 as any P2) is DP2) {
        let v10: any P2 = WP2()
        _ = v10
        var v11: Set<Int> = Set([5].map({ -($0 % 50) }))
        _ = v11
      }
    } else {
      print((s1.n, s1.late))
    }
    if Set([1, 2, 3]).filter { $0 % 2 == 0 }.isSubset(of: s1.log) {
      let v12: Int32 = (~Int32(-2147483648).byteSwapped)
      _ = v12
      print(Dictionary(grouping: ([String]() + ["naïve"])) { String($0.prefix(1)) }.mapValues(\.count)[s1.late], String(describing: type(of: s2 as any P2)).map { String($0) }.map(\.count))
    }
  }
  print(((UInt8(0) >> 9).byteSwapped &<< 1))
  print((DP2(v: Int(0)) as any P2).name)
  if let next = s1.next { next.back = s1; print(next.back?.n ?? 0) }
  loop14: for i13 in ["a": 1, "b": 2].filter { $0.value > 1 }.keys.sorted().prefix(3) {
    _ = i13
    switch bestP2([BP2(v: 2), DP2(v: 1)]) {
    case 0:
      print("0", s1.late.map { String($0) })
    case 1...5:
      print("1...5", (((s2 as any P2) is DP2) ? (((s2 as any P2) is DP2) ? (UInt(1000) >> 9) : (true ? UInt(1) : UInt(1000))) : min((UInt(0) >> 1), min(UInt(41), UInt(1)))))
    case let n where n % 2 == 0:
      print("0", (["x", "yy", "x"] + [i13]).compactMap { Int($0) }.map(({ (n: Int) -> Int in let m = n &* 2; return m &- (((s2 as any P2) as? BP2)?.v ?? 8) })))
    case ..<0:
      print("..<0", (({ $0 &+ bestP2([BP2(v: 2), DP2(v: 1)]) }))(stride(from: 0, through: (s1.next?.next?.bump().n ?? -3) % 20, by: (-2)).reduce(0) { $0 &* 3 &+ $1 }))
    default:
      print("default", ["a": s1.log.count, "Hello": (s1.next?.n ?? 3)].sorted { $0.key < $1.key })
    }
    loop16: for (_, i15) in ["a": 1, "b": 2].mapValues { $0 &* 3 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.prefix(3).enumerated() where s1.late.contains(String(Character("a"))) {
      _ = i15
      var c18 = Int(truncatingIfNeeded: Int32(1775734899).byteSwapped)
      let make17: () -> Int = { c18 &+= (((s2 as any P2) as? BP2)?.v ?? 8); return c18 }
      print(make17(), c18, make17())
      func inmake17(_ x: inout Int) { x &+= s1.log.filter { $0 < (s2 as any P2).score(3) }.count; print(x) }
      var tmake17 = c18; inmake17(&tmake17); print(tmake17, c18)
      let v19: Set<Int> = Set([3, 1, 2].map { $0 % 4 }).filter { $0 % 2 == 0 }
      _ = v19
      if ((s2 as any P2) is VP2) { continue loop16 }
      print(Set<Int>().filter { $0 % 2 == 0 }.sorted().filter { $0 != s1.log.count }.count)
    }
    print(C2(Int(65536)).log, i13.map { String($0) }.last)
  }
  var c21 = (s2 as any P2).name.utf8.count
  let make20: () -> Int = { c21 &+= (((s2 as any P2) as? BP2)?.v ?? 8); return c21 }
  print(make20(), c21, make20())
  func inmake20(_ x: inout Int) { x &+= (Int((-3.25 / 1e6).rounded(.up)) % 1000 * (s1.next?.next?.bump().n ?? -3) % 1000); print(x) }
  var tmake20 = c21; inmake20(&tmake20); print(tmake20, c21)
  print(["a": 1, "b": 2].merging(["a": 1, "b": 2]) { $0 &- $1 }.keys.sorted().map(\.count))
  var c23 = ((true ? Int(-1) : Int(-1)) << 1)
  let make22: () -> Int = { c23 &+= bestP2([BP2(v: 2), DP2(v: 1)]); return c23 }
  print(make22(), c23, make22())
  func inmake22(_ x: inout Int) { x &+= Set([4, 4, -1, 9].map { $0 % 4 }).count; print(x) }
  var tmake22 = c23; inmake22(&tmake22); print(tmake22, c23)
  func risk24(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if ((s2 as any P2) is VP2) || n > 3 { throw Failure.code(n) }
    return s1.n
  }
  do { print(try risk24(1)) ; print(try risk24(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk24(2)) ?? -1)
}
indirect enum E3: Equatable {
  case leaf(Int), pair(left: E3, right: E3), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(-1): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(1))) }
}
final class C3 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C3?
  weak var back: C3?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C3 { n &+= k; return self }
}
func program3() {
  print("== 3")
  var s1: E3 = E3.none
  _ = s1
  var s2: C3 = C3(Int(7)).bump()
  _ = s2
  let v3: [String] = s2.late.map { String($0) }
  _ = v3
  func f4(_ a: String, _ n: Int = 1) -> String {
    let v5: (Int) -> Int = ({ (n: Int) -> Int in let m = n &* 2; return m &- n })
    _ = v5
    print(C3(n).log)
    return s2.late
  }
  print(f4(s2.late), f4(String(("a,b,,c".max() ?? Character("é"))), 3) as Any)
  print(((Int32(2147483647) % 11) &* Int32(-2147483648).byteSwapped).byteSwapped)
  switch Array(1...5).max().map(({ $0 &+ Int(2) })) {
  case nil:
    print("nil", (Int(7), "Hello").1.utf16.count)
  case .some(3):
    print(".some(3)", { if case .leaf(let v) = E3.text("e\u{301}") { return v } else { return -9 } }())
  case let n?:
    print("n?", C3(Int(2)).bump().late)
  }
  if let o6 = ["a": 1, "b": 2].sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.filter { !$0.isEmpty }.first, (s1 != .leaf(2)) {
    print(o6)
    print((({ $0 &+ s2.n }))({ if case .leaf(let v) = s1 { return v } else { return -9 } }().quotientAndRemainder(dividingBy: 7).quotient))
  } else {
    print((([(1.0 / 3), 0.0].reduce(0, +)).magnitude - (max(123456789.125, (0.1 + 0.2)) - Double(Int(65536)))))
  }
}
protocol P4 { var name: String { get }; func score(_ k: Int) -> Int }
extension P4 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(1000) }; func twice() -> Int { score(score(2) % 100) } }
class BP4: P4 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP4: BP4 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP4: P4 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP4: P4 { var name = "  pad " }
func bestP4<T: P4>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
struct S4: Equatable, CustomStringConvertible {
  var a: Int = Int(-1)
  var b: String
  var items: [Int] = []
  var total: Int { get { [String: Int]().filter { $0.value > 1 }["<\(2.75)>", default: (false ? a : a)] } set { a = newValue &+ (a, b).0 } }
  var description: String { "S4(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = (Optional(4).flatMap { $0 > 0 ? $0 : nil } ?? Set([1, 2, 3]).count); items.append(k); b += "<\(((1, "one") < (-4, "")))>" }
  subscript(i: Int) -> Int { get { i &+ a } set { items.append(newValue); a = i } }
  static func + (l: S4, r: S4) -> S4 { S4(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program4() {
  print("== 4")
  var s1: any P4 = WP4()
  _ = s1
  var s2: S4 = S4(a: Int(1000), b: "e\u{301}")
  _ = s2
  let v3: Int = s2[2]
  _ = v3
  func risk4(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if ((s1 as any P4) is VP4) || n > 3 { throw Failure.code(n) }
    return v3
  }
  do { print(try risk4(1)) ; print(try risk4(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk4(2)) ?? -1)
  func risk5(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if s2.items.allSatisfy { $0 > v3 } || n > 3 { throw Failure.code(n) }
    return v3
  }
  do { print(try risk5(4)) ; print(try risk5(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk5(2)) ?? -1)
  let v6: [String: Int] = Dictionary(grouping: ([String]() + ["a"])) { String($0.prefix(1)) }.mapValues(\.count)
  _ = v6
  let v7: Set<Int> = Set(Array(Array(1...5).enumerated().map { $0.offset &* $0.element }).map { $0 % 4 })
  _ = v7
  if ((s1 as any P4) is DP4) {
    s2.a = s2.items.filter { $0 > v3 }.count
    s2.b += String(describing: type(of: s1 as any P4))
  } else {
    loop9: for (_, i8) in s2.items.map { "\($0)" }.prefix(3).enumerated() where ((s1 as any P4) is DP4) {
      _ = i8
      func risk10(_ n: Int) throws -> Int {
        defer { print("d", n) }
        if (((s1 as any P4) is DP4) && i8.contains(i8)) || n > 3 { throw Failure.code(n) }
        return v3
      }
      do { print(try risk10(1)) ; print(try risk10(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
      print((try? risk10(9)) ?? -1)
      func f11(_ a: [Int], _ n: Int = 1) -> [Int] {
        if n < 5 { return f11(a, n + 2) }
        print(Dictionary(grouping: a.map { "\($0)" }) { String($0.prefix(1)) }.mapValues(\.count).sorted { $0.key < $1.key }, v6.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.filter { !$0.isEmpty })
        let v12: [Int] = a
        _ = v12
        return a
      }
      print(f11((s2.items + Array([4, 4, -1, 9].reversed()))), f11(s2.items, 3) as Any)
      func risk13(_ n: Int) throws -> Int {
        defer { print("d", n) }
        if ((s1 as any P4) is VP4) || n > 3 { throw Failure.code(n) }
        return v3
      }
      do { print(try risk13(4)) ; print(try risk13(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
      print((try? risk13(2)) ?? -1)
    }
  }
  let v14: S4 = s2
  _ = v14
  func risk15(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if ((s1 as any P4) is VP4) || n > 3 { throw Failure.code(n) }
    return (((s1 as any P4) is VP4) ? Int(clamping: UInt(65536)) : s2.a)
  }
  do { print(try risk15(1)) ; print(try risk15(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk15(2)) ?? -1)
}
let programs: [() -> Void] = [program0, program1, program2, program3, program4]
for program in programs { program() }
