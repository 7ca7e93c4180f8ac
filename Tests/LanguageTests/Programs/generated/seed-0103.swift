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
final class C5 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C5?
  weak var back: C5?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C5 { n &+= k; return self }
}
func program5() {
  print("== 5")
  var s1: C5 = (C5(text: "  pad ") ?? C5(0))
  _ = s1
  print(((Int8(exactly: UInt64(0)) ?? Int8(-95)).byteSwapped % 11), Dictionary(s1.late.map { String($0) }.map { ($0, $0.count) }, uniquingKeysWith: &+).sorted { $0.key < $1.key })
  print(Int(((Double(Int(1))).truncatingRemainder(dividingBy: 3) / 1e6).rounded()), Set(["a": 1, "b": 2].filter { $0.value > 1 }.values.sorted()).sorted())
  let v2: Int32 = (~(Int32(2147483647) ^ Int32(2147483647)))
  _ = v2
  print(max(s1.bump(by: 2).n, s1.bump(by: 2).n, Int(41)), (-([max((1.0 / 3), 1e10), (Double("  pad ") ?? 0.1)].reduce(0, +))))
  do { let other = s1; other.n &-= 1; print(other === s1, s1.n) }
  func risk3(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if Character("é").isLetter || n > 3 { throw Failure.code(n) }
    return (s1.next?.n ?? 3)
  }
  do { print(try risk3(1)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk3(9)) ?? -1)
}
struct S6: Equatable, CustomStringConvertible {
  var a: Int = Int(1) { didSet { if a != oldValue { print("a", oldValue, a) } } }
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ a.multipliedReportingOverflow(by: a).partialValue } }
  var description: String { "S6(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = ({ (x: Int) -> Int in x &+ ((items + [a])[0]) }(["a": 1, "b": 2][b, default: k])); items.append(k); b += String(a, radix: 2).uppercased() }
  subscript(i: Int) -> Int { get { i &+ Int(clamping: (UInt64(exactly: UInt8(255)) ?? UInt64(7))) } set { items.append(newValue); a = i } }
  static func + (l: S6, r: S6) -> S6 { S6(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program6() {
  print("== 6")
  var s1: S6 = S6(a: Int(65536), b: "")
  _ = s1
  print(max((-((1e16 - -0.0))), Double(Float(Double(Float(0.1))))))
  func f2(_ a: String, _ n: Int = 1) -> String {
    guard n > 1 else { return s1.b }
    print(n, [S6(b: "z")].map(\.a)[0])
    print((UInt(exactly: ((false && true) ? [5].filter { $0 > n }.count : n)) ?? UInt(65536)), n)
    return "\(s1)".split(separator: ",", maxSplits: 1).map(String.init).joined(separator: "|")
  }
  print(f2("\(s1)"), f2("\(s1)".map { String($0) }.joined(separator: "."), 7) as Any)
  if let o3 = [String]().sorted().map { $0.utf8.count }.first { $0 > 2 }, (((-4, "") < (1, "one")) || (!true)) {
    print(o3)
    var v4: [Int] = ["a": 1, "b": 2].mapValues { $0 &* 3 }.values.sorted()
    _ = v4
  } else {
    print(S6(b: "Zoë\n", items: [5])[keyPath: \S6.b])
  }
  do { var copy = s1; copy.step(1); print(copy == s1, s1) }
  let v5: Set<Int> = Set(Array(1...5).reduce(into: [Int]()) { $0.append($1 % 10) }.map { $0 % 4 })
  _ = v5
  var c7 = Int(truncatingIfNeeded: (Int32(-2147483648) | Int32(-7)))
  let make6: () -> Int = { c7 &+= [s1].map(\.a)[0].multipliedReportingOverflow(by: (Int(2) | Int(41))).partialValue; return c7 }
  print(make6(), c7, make6())
  func inmake6(_ x: inout Int) { x &+= s1.items.filter { $0 < [s1].map(\.a)[0] }.count; print(x) }
  var tmake6 = c7; inmake6(&tmake6); print(tmake6, c7)
  s1.total = s1.items.filter { $0 > s1.items.count }.count
  let v8: Int = [s1].map(\.a)[0]
  _ = v8
}
indirect enum E8: Equatable {
  case leaf(Int), pair(left: E8, right: E8), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(65536): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(41))) }
}
func program8() {
  print("== 8")
  var s1: E8 = E8.none
  _ = s1
  if let o2 = [String]().sorted().first?.uppercased(), (s1 == .none) {
    print(o2)
    func risk3(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if (s1 == .none) || n > 3 { throw Failure.code(n) }
      return max({ if case .leaf(let v) = s1 { return v } else { return -9 } }(), s1.depth, Int(0))
    }
    do { print(try risk3(1)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk3(2)) ?? -1)
  } else {
    print((min((Int32(-1136414072) << 5), (false ? Int32(2147483647) : Int32(3))) &+ ((s1 == .none) ? (Int32(3) % 11) : (Int32(2147483647) >> 9))))
  }
  var c5 = [String: Int]()["a,b,,c", default: Int(41)].subtractingReportingOverflow((Int(-17) << 1)).partialValue
  let make4: () -> Int = { c5 &+= { if case .leaf(let v) = s1 { return v } else { return -9 } }(); return c5 }
  print(make4(), c5, make4())
  func inmake4(_ x: inout Int) { x &+= ({ (x: Int) -> Int in x &+ (Int(0) >> 1) }(s1.depth)); print(x) }
  var tmake4 = c5; inmake4(&tmake4); print(tmake4, c5)
  func risk6(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (s1 == .none) || n > 3 { throw Failure.code(n) }
    return (~Int(0)).nonzeroBitCount
  }
  do { print(try risk6(1)) ; print(try risk6(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk6(9)) ?? -1)
  if let o7 = Int((-4, "").1).map { "n\($0)" }, (s1 == .none) {
    print(o7)
    print((~(Int8(3) << 9)).byteSwapped)
  } else {
    print((max(Double(Int(-1)), max(-0.0, 2.75))).truncatingRemainder(dividingBy: 0.7))
  }
  print(((~(Int8(3) / 5)) % 11), Character("7"))
}
indirect enum E9: Equatable {
  case leaf(Int), pair(left: E9, right: E9), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(-1): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(-1))) }
}
func program9() {
  print("== 9")
  var s1: E9 = E9.leaf(Int(0))
  _ = s1
  switch s1 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
  let v2: String = String((true ? "Zoë\n" : "naïve").lazy.reversed())
  _ = v2
  s1.grow()
  switch [String]().first?.count {
  case nil:
    print("nil", E9.leaf({ if case .leaf(let v) = s1 { return v } else { return -9 } }()))
  case .some(3):
    print(".some(3)", { if case .leaf(let v) = s1 { return v } else { return -9 } }())
  case let n?:
    print("n?", zip(Array(stride(from: 9, to: 10, by: -5)), [5].map { $0 % 5 }).map { $0 &+ $1 }.first { $0 > 2 })
  }
  switch s1 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
  s1.grow()
  if let o3 = ((s1 != .leaf(2)) ? Set<Int>().count : nil).map(({ (n: Int) -> Int in let m = n &* 2; return m &- s1.depth })), (Int(v2) == nil) {
    print(o3)
    let v4: Bool = (s1 != .leaf(2))
    _ = v4
  } else {
    print((String(describing: (UInt8(exactly: UInt(65536)) ?? UInt8(194))).min() ?? Character("é")))
  }
  print([5].map { "\($0)" }.sorted().compactMap { Int($0) })
}
indirect enum E10: Equatable {
  case leaf(Int), pair(left: E10, right: E10), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(1): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(0))) }
}
func program10() {
  print("== 10")
  var s1: E10 = E10.none
  _ = s1
  var c3 = ((s1 == .none) ? s1.depth : { if case .leaf(let v) = s1 { return v } else { return -9 } }())
  let make2: () -> Int = { c3 &+= s1.depth; return c3 }
  print(make2(), c3, make2())
  func inmake2(_ x: inout Int) { x &+= s1.depth; print(x) }
  var tmake2 = c3; inmake2(&tmake2); print(tmake2, c3)
  if (!(s1 != .leaf(2))) {
    let v4: String = "<\(1e10)>".map { String($0) }.joined(separator: ".")
    _ = v4
    print(Set([2, 9]).filter { $0 % 2 == 0 }.union([Int]().map { x in x &- 1 }).sorted(), Array(([5] + [3, 1, 2]).enumerated().map { $0.offset &* $0.element }).sorted(by: { ($0 % 3, $0) < ($1 % 3, $1) }))
  }
  let v5: Character = Character("a")
  _ = v5
  var v6: E10 = s1
  _ = v6
  if (v6 == .none) {
    func f7(_ a: Int, _ n: Int = 1) -> Int {
      guard n > 0 else { return v6.depth }
      loop9: for i8 in Array(stride(from: 0, to: -3, by: -5)).prefix(4) {
        _ = i8
        let v10: Set<Int> = Set(Array([Int]().lazy.filter { $0 != 2 }))
        _ = v10
        switch v6 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
        if (v6 != .leaf(2)) { break loop9 }
        print(Set([3, 1, 2].map { $0 % 4 }).union([3, 1, 2].map({ $0 &+ 1 })).filter { $0 % 2 == 0 }.sorted())
      }
      print(Character("a"))
      return n
    }
    print(f7({ if case .leaf(let v) = s1 { return v } else { return -9 } }()), f7({ if case .leaf(let v) = v6 { return v } else { return -9 } }(), 3) as Any)
    var c12 = Int(truncatingIfNeeded: (UInt32(4294967295) << 9))
    let make11: () -> Int = { c12 &+= ({ if case .leaf(let v) = s1 { return v } else { return -9 } }() >> (-2)); return c12 }
    print(make11(), c12, make11())
    func inmake11(_ x: inout Int) { x &+= stride(from: 0, through: Int(clamping: UInt16(0)) % 20, by: 7).reduce(0) { $0 &* 3 &+ $1 }; print(x) }
    var tmake11 = c12; inmake11(&tmake11); print(tmake11, c12)
  } else {
    func f13(_ a: [Int], _ n: Int = 1) -> [Int] {
      var c15 = n
      let make14: () -> Int = { c15 &+= n; return c15 }
      print(make14(), c15, make14())
      func inmake14(_ x: inout Int) { x &+= (~Int(truncatingIfNeeded: UInt32(4294967295))); print(x) }
      var tmake14 = c15; inmake14(&tmake14); print(tmake14, c15)
      print((({ n in n > min((n / 10), s1.depth) ? n : (([String]().map(\.count) + [v6.depth])[0]) }))((n &+ n)))
      return a
    }
    print(f13(Array(stride(from: 0, to: 10, by: -5))), f13(["x", "yy", "x"].compactMap { Int($0) }.map { x in x &- 1 }, 7) as Any)
  }
  if let o16 = Int("Zoë\n").flatMap { $0 > 0 ? $0 : nil }.map { "n\($0)" }, (v6 != .leaf(2)) {
    print(o16)
    func risk17(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if (s1 != .leaf(2)) || n > 3 { throw Failure.code(n) }
      return s1.depth
    }
    do { print(try risk17(4)) ; print(try risk17(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk17(9)) ?? -1)
  } else {
    print((((~Int8(127)) | Int8(-7).byteSwapped) >> 5))
  }
  s1.grow()
}
struct G12<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G12<U> { var g = G12<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G12 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G12: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
func program12() {
  print("== 12")
  var s1: G12<Int> = { var g = G12<Int>(); g.push(Int(7) % 1000); g.push(2); return g }()
  _ = s1
  print(s1.contains(2), s1.first { $0 > 1 } as Any)
  print((s1.sum, Array(1...5).map { "\($0)" }.joined(separator: "Hello")))
  loop3: for (_, i2) in [String]().sorted().filter { !$0.isEmpty }.prefix(3).enumerated() where ("a,b,,c".last ?? Character("é")).isNumber {
    _ = i2
    var v4: (Int, String) = (s1.map { $0 }.items.count, "\(s1)")
    _ = v4
    print(["a": ((s1.best ?? 0) << 1), "Hello": max(s1.reduce(0, &+), (Int(0) % (-5)), Int(-17))].sorted { $0.key < $1.key }, ((s1.items + [s1.map { $0 }.items.count])[0]))
    if (["a": 1, "b": 2][i2] == nil) { break loop3 }
    print(s1.contains(2), s1.first { $0 > 1 } as Any)
  }
  if ((0.0).truncatingRemainder(dividingBy: 0.7) >= max(1e-7, -3.25)) {
    print((((Optional(4) == nil) && (false && false)) ? (String?.none?.count ?? s1.reduce(0, &+)) : Int(1).quotientAndRemainder(dividingBy: 7).remainder.quotientAndRemainder(dividingBy: 7).quotient), Array(stride(from: 0, to: -3, by: 4)).last)
    if let o5 = ([String]() + ["a,b,,c"]).first?.uppercased(), (([String: Int]() != [String: Int]()) && (1...10 ~= Int(-1))) {
      print(o5)
      func risk6(_ n: Int) throws -> Int {
        defer { print("d", n) }
        if (((1, "one") < (1, "one")) || (Optional(4) == Int?.none)) || n > 3 { throw Failure.code(n) }
        return (s1.best ?? 0)
      }
      do { print(try risk6(4)) ; print(try risk6(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
      print((try? risk6(9)) ?? -1)
    } else {
      print(((Int32(-2147483648).byteSwapped / 5) / 3))
    }
  } else {
    var c8 = (s1.best ?? 0)
    let make7: () -> Int = { c8 &+= s1.map { $0 }.items.count; return c8 }
    print(make7(), c8, make7())
    func inmake7(_ x: inout Int) { x &+= min(s1.reduce(0, &+), s1.reduce(0, &+)); print(x) }
    var tmake7 = c8; inmake7(&tmake7); print(tmake7, c8)
  }
  loop10: for i9 in zip(s1.items, s1.items).map { $0 &+ $1 }.prefix(4) {
    _ = i9
    var v11: [Int] = s1.filter { $0 > 0 }
    _ = v11
    print(s1.sorted(), G12<Int>().map { $0 % 7 }.map { String($0) }.description)
    if Set(Array(1...5).map { $0 % 4 }).isSubset(of: Array(stride(from: 9, to: -3, by: 4))) { continue loop10 }
    func risk12(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if ((Int?.none == nil) != (i9 < i9)) || n > 3 { throw Failure.code(n) }
      return i9
    }
    do { print(try risk12(1)) ; print(try risk12(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk12(9)) ?? -1)
  }
}
struct S19: Equatable, CustomStringConvertible {
  var a: Int = Int(65536) { willSet { print("will", newValue) } }
  var b: String
  var items: [Int] = []
  var total: Int { get { (a.quotientAndRemainder(dividingBy: 7).quotient ^ max(a, a, Int(65536))) } set { a = newValue &+ Set(items).count } }
  var description: String { "S19(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = Int(truncatingIfNeeded: (Int32(-2147483648) / 5)); items.append(k); b += b.lowercased().split(separator: ",", maxSplits: 1).map(String.init).joined(separator: "|") }
  subscript(i: Int) -> Int { get { i &+ a } set { items.append(newValue); a = i } }
  static func + (l: S19, r: S19) -> S19 { S19(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program19() {
  print("== 19")
  var s1: S19 = S19(b: "e\u{301}", items: [5])
  _ = s1
  switch (s1.items.count, (Optional("opt") ?? "1234")) {
  case (0, _):
    print("_)", s1)
  case (let n, "a") where n > 0:
    print("0", s1[keyPath: \.a])
  case (1..., let s) where s.count > 1:
    print("1", Int("  pad ").flatMap { $0 > 0 ? $0 : nil }.map { "n\($0)" })
  default:
    print("default", "\(s1)")
  }
  switch String(describing: (Int(-1), "Zoë\n")) {
  case "":
    print("", (((true && false) ? (true ? UInt(1000) : UInt(1)) : UInt(0).byteSwapped) &<< 5))
  case "a", "Hello":
    print("Hello", S19(b: "Hello", items: [5])[keyPath: \S19.b])
  case let s where s.hasPrefix("1"):
    print("s.hasPrefix(1)", max([s1].map(\.a)[0], s1.a, Int(-17)))
  default:
    print("default", ((String?.none?.uppercased() ?? String(Int(-1), radix: 16)).min() ?? Character("7")))
  }
  if let o2 = (Set([1, 2, 3]).sorted().allSatisfy { $0 > s1.a } ? "\(s1)" : nil), ((false && true) || Set([2, 9]).isSubset(of: [Int]())) {
    print(o2)
    let v3: Int = s1[keyPath: \.a]
    _ = v3
  } else {
    print(Dictionary(grouping: ["x", "yy", "x"]) { String($0.prefix(1)) }.mapValues(\.count).mapValues { $0 &* 3 }["\(s1)"])
  }
  let v4: S19 = s1
  _ = v4
  var c6 = [v4].map(\.a)[0]
  let make5: () -> Int = { c6 &+= (Int(-17), "1234").0; return c6 }
  print(make5(), c6, make5())
  func inmake5(_ x: inout Int) { x &+= min(s1[keyPath: \.a], s1.items.count); print(x) }
  var tmake5 = c6; inmake5(&tmake5); print(tmake5, c6)
}
protocol P20 { var name: String { get }; func score(_ k: Int) -> Int }
extension P20 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(-1) }; func twice() -> Int { score(score(2) % 100) } }
class BP20: P20 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP20: BP20 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP20: P20 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP20: P20 { var name = "" }
func bestP20<T: P20>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program20() {
  print("== 20")
  var s1: any P20 = WP20()
  _ = s1
  func risk2(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if ("👩‍👩‍👧x".last ?? Character("a")).isLetter || n > 3 { throw Failure.code(n) }
    return stride(from: 0, to: bestP20([BP20(v: 2), DP20(v: 1)]) % 20, by: (-2)).reduce(0) { $0 &* 3 &+ $1 }
  }
  do { print(try risk2(1)) ; print(try risk2(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk2(2)) ?? -1)
  print(Array([Int]().prefix(2)).filter { $0 > Int(7).quotientAndRemainder(dividingBy: 7).remainder }.filter { $0 < (s1 as any P20).score(3) }.count)
  let v3: [String] = ["a": 1, "b": 2].filter { $0.value > 1 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  _ = v3
  var v4: any P20 = s1
  _ = v4
  let v5: UInt = ((true ? UInt(1000) : UInt(65536)) / 5)
  _ = v5
}
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
protocol P34 { var name: String { get }; func score(_ k: Int) -> Int }
extension P34 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(2) }; func twice() -> Int { score(score(2) % 100) } }
class BP34: P34 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP34: BP34 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP34: P34 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP34: P34 { var name = "  pad " }
func bestP34<T: P34>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
indirect enum E34: Equatable {
  case leaf(Int), pair(left: E34, right: E34), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(1000): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(1))) }
}
func program34() {
  print("== 34")
  var s1: any P34 = WP34()
  _ = s1
  var s2: E34 = E34.none
  _ = s2
  print((((BP34(v: Int(2)) as any P34) as? BP34)?.v ?? 8), ["a": Int(7), "Hello": Int(7)].sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.last)
  switch s2 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
  var c4 = (s1 as any P34).score(3)
  let make3: () -> Int = { c4 &+= bestP34([BP34(v: 2), DP34(v: 1)]); return c4 }
  print(make3(), c4, make3())
  func inmake3(_ x: inout Int) { x &+= min((s1 as any P34).twice(), (s1 as any P34).twice()); print(x) }
  var tmake3 = c4; inmake3(&tmake3); print(tmake3, c4)
  var c6 = (Array([5].enumerated().map { $0.offset &* $0.element }).first ?? -1)
  let make5: () -> Int = { c6 &+= { if case .leaf(let v) = s2 { return v } else { return -9 } }(); return c6 }
  print(make5(), c6, make5())
  func inmake5(_ x: inout Int) { x &+= ((zip([3, 1, 2], [5]).map { $0 &+ $1 } + [{ if case .leaf(let v) = s2 { return v } else { return -9 } }()])[0]); print(x) }
  var tmake5 = c6; inmake5(&tmake5); print(tmake5, c6)
  var v7: [String: Int] = Dictionary(grouping: ["b", "a"]) { String($0.prefix(1)) }.mapValues(\.count).filter { $0.value > 1 }
  _ = v7
  print(min(((~Int32(-2147483648)) % 11), (((s1 as any P34) is VP34) ? min(Int32(2147483647), Int32(-2147483648)) : min(Int32(3), Int32(-1462443579)))))
  func f8(_ a: Int?, _ n: Int = 1) -> Int? {
    print(v7[(s1 as any P34).name])
    var c10 = (s1 as any P34).twice()
    let make9: () -> Int = { c10 &+= [3, 1, 2].filter { $0 > n }.filter { $0 < (Array(1...5).first ?? -1) }.count; return c10 }
    print(make9(), c10, make9())
    func inmake9(_ x: inout Int) { x &+= bestP34([BP34(v: 2), DP34(v: 1)]); print(x) }
    var tmake9 = c10; inmake9(&tmake9); print(tmake9, c10)
    return ["b", "a"].map(\.count).min().map(({ (n: Int) -> Int in let m = n &* 2; return m &- (true ? n : n) }))
  }
  print(f8(Int(String(describing: (1, "one")))), f8((Int("Hello") ?? Int("e\u{301}")), 3) as Any)
  print(s2, Character("a"))
}
final class C35 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C35?
  weak var back: C35?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C35 { n &+= k; return self }
}
func program35() {
  print("== 35")
  var s1: C35 = (C35(text: "") ?? C35(0))
  _ = s1
  let v2: Character = Character("é")
  _ = v2
  let v3: [Int] = s1.log.filter { $0 > (Int(2) &- Int(65536)) }
  _ = v3
  print((Int8(clamping: (UInt32(exactly: Int32(-2147483648)) ?? UInt32(3))) / 3), ((s1.next?.n ?? 3), s1.late))
  print(((s1.next?.next?.bump().n ?? -3), s1.late), "<\(Double(Float((Double("") ?? -0.0))))>")
  switch ["a": 1, "b": 2]["1234"].map(({ $0 &+ Int(65536) })) {
  case nil:
    print("nil", C35(Int(2)).log)
  case .some(3):
    print(".some(3)", Dictionary(grouping: [String]()) { String($0.prefix(1)) }.mapValues(\.count)[s1.late, default: (s1.next?.n ?? 3)].subtractingReportingOverflow((s1.next?.next?.bump().n ?? -3)).partialValue)
  case let n?:
    print("n?", (max(max(2.75, 1e-7), Double(Float(1e10))) - [(-(-3.25)), Double(Int(41))].reduce(0, +)))
  }
  print((({ (n: Int) -> Int in let m = n &* 2; return m &- s1.n }))(s1.log.count), (min((~UInt(7)), (UInt(exactly: Int(65536)) ?? UInt(1000))) % 11))
  func f4(_ a: Int?, _ n: Int = 1) -> Int? {
    defer { print("leaving f4", n) }
    guard n > 2 else { return Dictionary(["x", "yy", "x"].map { ($0, $0.count) }, uniquingKeysWith: { $1 })[s1.late] }
    let v5: String = String(describing: a)
    _ = v5
    func f6(_ a: [Int], _ n: Int = 1) -> [Int] {
      if n < 5 { return f6(a, n + 2) }
      if let next = s1.next { next.back = s1; print(next.back?.n ?? 0) }
      print(((~(Int32(2109588411) << 9)) % 11), ((~s1.bump(by: 2).n) >= n))
      return a
    }
    print(f6((s1.log + [String: Int]().values.sorted())), f6(s1.log, 0) as Any)
    return a
  }
  print(f4(v3.max()), f4(((true ? Int(0) : nil) ?? (Int?.none ?? Optional(4))), 0) as Any)
  print((({ n in n > s1.bump(by: 2).n ? n : s1.log.filter { $0 != s1.bump(by: 2).n }.count }))(Int(truncatingIfNeeded: (false ? Int16(9896) : Int16(-7)))))
}
struct S36: Equatable, CustomStringConvertible {
  var a: Int = Int(41)
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ max(a, a, Int(65536)).signum() } }
  var description: String { "S36(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = (a % 13); items.append(k); b += String(repeating: ["x", "yy", "x"].joined(separator: "a"), count: 0) }
  subscript(i: Int) -> Int { get { i &+ [String: Int]()[b, default: a].subtractingReportingOverflow(a.subtractingReportingOverflow(a).partialValue).partialValue } set { items.append(newValue); a = i } }
  static func + (l: S36, r: S36) -> S36 { S36(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program36() {
  print("== 36")
  var s1: S36 = S36(b: "z")
  _ = s1
  s1[keyPath: \.a] &-= 2
  loop3: for i2 in 0..<1 {
    _ = i2
    s1.a = (s1[2] % (-5))
    s1.step(s1.a)
    if (1...10 ~= i2) { continue loop3 }
    func risk4(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if Character("7").isASCII || n > 3 { throw Failure.code(n) }
      return i2
    }
    do { print(try risk4(1)) ; print(try risk4(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk4(9)) ?? -1)
  }
  if let o5 = (false ? "naïve" : nil).map { $0 + "?" }?.uppercased(), (1...10 ~= (Int(2) >> (-2))) {
    print(o5)
    print((Int32(exactly: (Int8(-7) % 11)) ?? Int32(-7)).byteSwapped, (([String: Int]().sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } == ["b", "a"].sorted()) ? min(Int32(clamping: UInt16(3)), (true ? Int32(-2147483648) : Int32(-7))) : (Int32(exactly: (UInt(65536) &>> 5)) ?? Int32(-7))))
  } else {
    print(((s1.items.count % 1000 + s1[2] % 1000), "\(s1)"))
  }
  print(min(((true ? UInt8(3) : UInt8(0)) &<< 5), (UInt8(3) >> 1).byteSwapped), max(Double(s1.items.count), [[2.75, 1e10].reduce(0, +), max(0.0, -0.0)].reduce(0, +)))
  if (!(true || true)) {
    s1.step(s1.a)
    func f6(_ a: String, _ n: Int = 1) -> String {
      print(S36(b: a, items: Array(["b", "a"].compactMap { Int($0) }.enumerated().map { $0.offset &* $0.element })), Array(s1.items.prefix(2)))
      if a.hasSuffix(a.debugDescription) {
        let v7: Double = [(1e-7).truncatingRemainder(dividingBy: 0), (-((0.1 + 0.2)))].reduce(0, +)
        _ = v7
        s1.items.sort()
      } else {
        s1.a = s1[keyPath: \.a]
      }
      return a
    }
    print(f6(s1[keyPath: \S36.b]), f6((["b", "a"] + ["Zoë\n"]).joined(separator: "Hello"), 0) as Any)
  }
  var v8: (Int) -> Int = ({ $0 &+ ([5].count) })
  _ = v8
}
indirect enum E38: Equatable {
  case leaf(Int), pair(left: E38, right: E38), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(-1): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(0))) }
}
struct S38: Equatable, CustomStringConvertible {
  var a: Int = Int(1)
  var b: String
  var items: [Int] = []
  var total: Int { get { Int(clamping: (UInt16(exactly: UInt32(0)) ?? UInt16(25462))) } set { a = newValue &+ ((a >> 1) % (-5)) } }
  var description: String { "S38(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = Int(truncatingIfNeeded: (Int32(2147483647) >> 9)); items.append(k); b += b }
  subscript(i: Int) -> Int { get { i &+ items.filter { $0 > a.quotientAndRemainder(dividingBy: 7).quotient }.count } set { items.append(newValue); a = i } }
  static func + (l: S38, r: S38) -> S38 { S38(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program38() {
  print("== 38")
  var s1: E38 = E38.none
  _ = s1
  var s2: S38 = S38(a: Int(1000), b: "Hello")
  _ = s2
  var v3: [Int] = s2.items
  _ = v3
  if let o4 = Int("\(s2)").map(({ (n: Int) -> Int in let m = n &* 2; return m &- Int(1).signum() })), Character("7").isASCII {
    print(o4)
    if (s1 != .leaf(2)) {
      v3.reverse()
      if (!(s1 == .none)) {
        v3.reverse()
        v3.append(o4)
      }
    }
  } else {
    print(min(s2.items.count, (s2.a & [s2].map(\.a)[0])))
  }
  if let o5 = ((Set(v3) == Set([2, 9]).filter { $0 % 2 == 0 }) ? "<\((s1 == .none))>" : nil), (1...10 ~= [s2].map(\.a)[0]) {
    print(o5)
    v3 = s2.items
  } else {
    print((s2.items.first { $0 > 2 } ?? { if case .leaf(let v) = s1 { return v } else { return -9 } }()))
  }
  print((UInt(truncatingIfNeeded: Int32(3)) / 5).byteSwapped)
  let v6: String? = (true ? "naïve" : nil).map { $0 + "?" }
  _ = v6
}
final class C39 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C39?
  weak var back: C39?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C39 { n &+= k; return self }
}
func program39() {
  print("== 39")
  var s1: C39 = C39(Int(1000))
  _ = s1
  func risk2(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (![3, 1, 2].contains(Int(7))) || n > 3 { throw Failure.code(n) }
    return (s1.next?.next?.bump().n ?? -3)
  }
  do { print(try risk2(4)) ; print(try risk2(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk2(2)) ?? -1)
  do { let other = s1; other.n &-= 1; print(other === s1, s1.n) }
  func risk3(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if s1.late.contains("Zoë\n".split(separator: ",").map(String.init).joined(separator: "|")) || n > 3 { throw Failure.code(n) }
    return ((false ? Int(-1) : Int(65536)) / 3)
  }
  do { print(try risk3(1)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk3(2)) ?? -1)
  print((Int(s1.late) ?? ((Optional(4) ?? Int?.none) ?? [4, 4, -1, 9].first { $0 > 2 })), Set(s1.log.map { $0 % 4 }).sorted())
  print(Set(s1.log).sorted(), (((UInt(1) << 5) << 9) << 9))
  let v4: [Int] = s1.log
  _ = v4
  if let o5 = "".map { String($0) }.last?.uppercased(), ((false && false) && (1...10 ~= Int(7))) {
    print(o5)
    print((Int(o5) ?? [String: Int]()[o5]).map(({ (n: Int) -> Int in let m = n &* 2; return m &- s1.log.count })), (s1.late.first ?? Character("é")))
  } else {
    print(Dictionary(("a".map { String($0) } + [s1.late]).map { ($0, $0.count) }, uniquingKeysWith: max).sorted { $0.key < $1.key })
  }
  if let o6 = s1.log.max(), (Int("a") == nil) {
    print(o6)
    switch s1.late {
    case "":
      print("", String(repeating: s1.late, count: 2))
    case "a", "Hello":
      print("Hello", Character("7"))
    case let s where s.hasPrefix("1"):
      print("s.hasPrefix(1)", (({ $0 &+ o6 }))(o6))
    default:
      print("default", ((~Int32(truncatingIfNeeded: o6)) / 5))
    }
  } else {
    print(s1.log.allSatisfy { $0 > max((s1.next?.next?.bump().n ?? -3), [String: Int]()["👩‍👩‍👧x", default: Int(7)], Int(1)) })
  }
  if let o7 = "Zoë\n".map { String($0) }.filter { !$0.isEmpty }.max(), "a".map { String($0) }.joined(separator: ".").hasPrefix([String]().joined(separator: "a")) {
    print(o7)
    let v8: Int = s1.bump(by: 2).n
    _ = v8
  } else {
    print((s1.log.count, s1.late).1)
  }
}
let programs: [() -> Void] = [program0, program1, program2, program3, program4, program5, program6, program8, program9, program10, program12, program19, program20, program21, program22, program26, program28, program32, program34, program35, program36, program38, program39]
for program in programs { program() }
