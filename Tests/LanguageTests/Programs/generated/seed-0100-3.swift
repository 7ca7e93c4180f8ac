enum Failure: Error { case code(Int) }
struct S27: Equatable, CustomStringConvertible {
  var a: Int = Int(7) { didSet { if a != oldValue { print("a", oldValue, a) } } }
  var b: String
  var items: [Int] = []
  var total: Int { get { Int(clamping: (~UInt8(3))) } set { a = newValue &+ Int(truncatingIfNeeded: (true ? UInt8(0) : UInt8(61))) } }
  var description: String { "S27(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = a.signum().quotientAndRemainder(dividingBy: 7).remainder; items.append(k); b += String(repeating: String(Character("7")), count: 0) }
  subscript(i: Int) -> Int { get { i &+ ((a % 1000 * a % 1000) / (-2)) } set { items.append(newValue); a = i } }
  static func + (l: S27, r: S27) -> S27 { S27(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
protocol P27 { var name: String { get }; func score(_ k: Int) -> Int }
extension P27 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(41) }; func twice() -> Int { score(score(2) % 100) } }
class BP27: P27 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP27: BP27 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP27: P27 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP27: P27 { var name = "👩‍👩‍👧x" }
func bestP27<T: P27>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program27() {
  print("== 27")
  var s1: S27 = S27(b: "naïve", items: [4, 4, -1, 9])
  _ = s1
  var s2: any P27 = VP27(k: Int(-17))
  _ = s2
  var v3: UInt = (~UInt(truncatingIfNeeded: Int32(3)))
  _ = v3
  var c5 = stride(from: 0, to: s1.total % 20, by: 3).reduce(0) { $0 &* 3 &+ $1 }
  let make4: () -> Int = { c5 &+= Int(((-3.25 * 123456789.125) / 1e6).rounded(.up)); return c5 }
  print(make4(), c5, make4())
  func inmake4(_ x: inout Int) { x &+= s1.a; print(x) }
  var tmake4 = c5; inmake4(&tmake4); print(tmake4, c5)
  var c7 = s1.total
  let make6: () -> Int = { c7 &+= (((s2 as any P27) as? BP27)?.v ?? 8); return c7 }
  print(make6(), c7, make6())
  func inmake6(_ x: inout Int) { x &+= s1.a; print(x) }
  var tmake6 = c7; inmake6(&tmake6); print(tmake6, c7)
  loop9: for (_, i8) in [String: Int]().sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.reversed().map { $0 + "!" }.prefix(3).enumerated() where ((s2 as any P27) is VP27) {
    _ = i8
    var c11 = [s1].map(\.a)[0]
    let make10: () -> Int = { c11 &+= (s2 as any P27).twice(); return c11 }
    print(make10(), c11, make10())
    func inmake10(_ x: inout Int) { x &+= s1.total; print(x) }
    var tmake10 = c11; inmake10(&tmake10); print(tmake10, c11)
    print([S27(b: i8, items: [4, 4, -1, 9])].map(\.a)[0], i8.utf8.count)
    if ((!true) || (1...10 ~= Int(41))) { continue loop9 }
    switch (s1[keyPath: \.a], i8) {
    case (0, _):
      print("_)", Array(s1.items.enumerated().map { $0.offset &* $0.element }))
    case (let n, "a") where n > 0:
      print("0", (String(repeating: i8, count: 0) == i8))
    case (1..., let s) where s.count > 1:
      print("1", i8.utf8.map { Int($0) }.filter { $0 < (s1.total >> 70) }.count)
    default:
      print("default", (s2 as any P27).score(3))
    }
  }
  print(v3)
  print(Set(Array(1...5).map { $0 % 4 }).filter { $0 % 2 == 0 }.count)
  loop13: for i12 in s1[keyPath: \S27.b].prefix(3) {
    _ = i12
    print(s1.items.map { "\($0)" }, S27(b: "z").items)
    s1.a = (((s2 as any P27) as? BP27)?.v ?? 8)
    loop15: for (_, i14) in [String: Int]().keys.sorted().filter { !$0.isEmpty }.prefix(3).enumerated() where (stride(from: 0, to: Int(7) % 20, by: 7).reduce(0) { $0 &* 3 &+ $1 } > (s2 as any P27).twice()) {
      _ = i14
      print(((~(~v3)) % 11))
      var v16: Int? = (false ? i14 : nil)?.count
      _ = v16
      if (!i14.hasSuffix(i14)) { break loop15 }
      print(s1.items.map { $0 % 5 }, s1.items)
    }
  }
  print(s1.items.min())
}
struct S29: Equatable, CustomStringConvertible {
  var a: Int = Int(-17) { didSet { if a != oldValue { print("a", oldValue, a) } } }
  var b: String
  var items: [Int] = []
  var total: Int { get { min((false ? a : a), max(a, a, Int(-17))) } set { a = newValue &+ Int(truncatingIfNeeded: (UInt64(exactly: Int16(23105)) ?? UInt64(1))) } }
  var description: String { "S29(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = max([String: Int]()[b, default: a], min(k, k), Int(7)); items.append(k); b += b }
  subscript(i: Int) -> Int { get { i &+ max(a, a, Int(-1)).quotientAndRemainder(dividingBy: 7).remainder } set { items.append(newValue); a = i } }
  static func + (l: S29, r: S29) -> S29 { S29(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program29() {
  print("== 29")
  var s1: S29 = S29(b: "z")
  _ = s1
  switch ([Int]().contains(Int(0)) ? "\(s1)" : s1[keyPath: \S29.b]) {
  case "":
    print("", (({ (n: Int) -> Int in let m = n &* 2; return m &- Int((max((1.0 / 3), 0.0) / 1e6).rounded(.towardZero)) }))((s1.items.count & (1, "one").0)))
  case "a", "Hello":
    print("Hello", Character("é"))
  case let s where s.hasPrefix("1"):
    print("s.hasPrefix(1)", Int(s1[keyPath: \S29.b]))
  default:
    print("default", (s1 + S29(b: "z")))
  }
  func risk2(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if ((Int(7), "1234") < (Int(0), "a")) || n > 3 { throw Failure.code(n) }
    return Int((max(0.1, -0.0) / 1e6).rounded(.towardZero))
  }
  do { print(try risk2(1)) ; print(try risk2(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk2(2)) ?? -1)
  loop4: for (_, i3) in (1, "one").1.map { String($0) }.prefix(3).enumerated() where ((Int(1), "a,b,,c") < (Int(1), "👩‍👩‍👧x")) {
    _ = i3
    s1.items.append([s1].map(\.a)[0])
    switch ((Optional(4) ?? Int(-17)), i3) {
    case (0, _):
      print("_)", String(Int(truncatingIfNeeded: (Int16(3) % 11)), radix: 2))
    case (let n, "a") where n > 0:
      print("0", ("\(s1)".utf8.count, s1.b))
    case (1..., let s) where s.count > 1:
      print("1", s1[2])
    default:
      print("default", (({ n in n > s1[keyPath: \.a] ? n : s1.a }))(s1[2]))
    }
    if Set([1, 2, 3]).sorted().contains(s1[2]) { continue loop4 }
    print((-(((-((0.1 + 0.2)))).truncatingRemainder(dividingBy: 3))), (s1.a, String(Character("é"))))
  }
  print((({ n in n > s1.items.count ? n : s1[2].signum() }))([s1].map(\.a)[0]))
  print([String: Int]()["1234"].map { "n\($0)" }.map { $0 + "?" })
  if let o5 = ("\(s1)".contains((true ? "👩‍👩‍👧x" : "Hello")) ? (((-4, "") < (-4, "")) ? String(repeating: "a", count: 0) : s1.b) : nil), s1.items.allSatisfy { $0 > s1.items.count } {
    print(o5)
    print(s1.b, Character("a"))
  } else {
    print(Int32(clamping: min(Int16(truncatingIfNeeded: UInt32(3)), (Int16(3) % 11))))
  }
}
protocol P30 { var name: String { get }; func score(_ k: Int) -> Int }
extension P30 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(2) }; func twice() -> Int { score(score(2) % 100) } }
class BP30: P30 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP30: BP30 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP30: P30 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP30: P30 { var name = "👩‍👩‍👧x" }
func bestP30<T: P30>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
indirect enum E30: Equatable {
  case leaf(Int), pair(left: E30, right: E30), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(1000): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(65536))) }
}
func program30() {
  print("== 30")
  var s1: any P30 = BP30(v: Int(-1))
  _ = s1
  var s2: E30 = E30.leaf(Int(41))
  _ = s2
  s2.grow()
  func risk3(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (!(Int?.none == nil)) || n > 3 { throw Failure.code(n) }
    return bestP30([BP30(v: 2), DP30(v: 1)]).quotientAndRemainder(dividingBy: 7).remainder
  }
  do { print(try risk3(1)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk3(9)) ?? -1)
  var v4: Bool = ((s1 as any P30) is VP30)
  _ = v4
  if case .pair(let l, _) = s2 { s2 = l }
  var v5: Bool = v4
  _ = v5
  var v6: Int? = (String?.none?.count ?? (v5 ? Int(1) : nil))
  _ = v6
}
struct G31<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G31<U> { var g = G31<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G31 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G31: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
func program31() {
  print("== 31")
  var s1: G31<Int> = { var g = G31<Int>(); g.push(Int(2) % 1000); g.push(2); return g }()
  _ = s1
  print((-(([123456789.125, 0.1].reduce(0, +)).truncatingRemainder(dividingBy: 3))), Int8(truncatingIfNeeded: ((UInt8(144) % 11) &- UInt8(clamping: UInt8(177)))))
  print((Int32(2147483647).byteSwapped % 11).byteSwapped)
  print(s1.contains(2), s1.first { $0 > 1 } as Any)
  print((["a": 1, "b": 2].filter { $0.value > 1 }[String(Character("a"))] ?? s1.sum), (String?.none?.count ?? [3, 1, 2].first).map { "n\($0)" })
  func f2(_ a: String, _ n: Int = 1) -> String {
    guard n > 0 else { return s1.map { String($0) }.description }
    if n < 5 { return f2(a, n + 2) }
    func risk3(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if (a + a).hasSuffix(s1.map { String($0) }.description) || n > 3 { throw Failure.code(n) }
      return s1.map { $0 }.items.count
    }
    do { print(try risk3(1)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk3(9)) ?? -1)
    print(((!true) ? s1.reduce(0, &+) : nil).map { "n\($0)" }, Character("7"))
    return a
  }
  print(f2(s1.map { String($0) }.description), f2("<\([-3.25, 0.0].reduce(0, +))>", 7) as Any)
  var c5 = ["a": 1, "b": 2].mapValues { $0 &* 3 }["a".split(separator: ",", maxSplits: 1).map(String.init).joined(separator: "|"), default: s1.map { $0 }.items.count]
  let make4: () -> Int = { c5 &+= ((1, "one").0 % (-5)); return c5 }
  print(make4(), c5, make4())
  func inmake4(_ x: inout Int) { x &+= ("" + "👩‍👩‍👧x").unicodeScalars.count; print(x) }
  var tmake4 = c5; inmake4(&tmake4); print(tmake4, c5)
  let v6: String? = ["a": 1, "b": 2].sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.max()
  _ = v6
  if "a,b,,c".split(separator: ",", omittingEmptySubsequences: false).map(String.init).joined(separator: "|").hasSuffix(s1.map { String($0) }.description) {
    print([String: Int]().mapValues { $0 &* 3 }.keys.sorted().reversed().map { $0 + "!" }, (((Int8(exactly: UInt64(41)) ?? Int8(26)) >> 5) ^ ((~Int8(3)) / 3)))
    if let o7 = ["a": 1, "b": 2]["naïve"].map { "n\($0)" }?.count, ((Int(2), "a") == (Int(0), "  pad ")) {
      print(o7)
      print(min((UInt8(exactly: Int16(21252).byteSwapped) ?? UInt8(3)), (UInt8(clamping: Int8(-7)) << 9)), [String]().max().map { $0 + "?" }?.count)
    } else {
      print(Dictionary(["a": 1, "b": 2].filter { $0.value > 1 }.keys.sorted().map { ($0, $0.count) }, uniquingKeysWith: { $1 }).sorted { $0.key < $1.key })
    }
  } else {
    for x in s1 { print(x) }
  }
  let v8: UInt8 = ((false ? UInt8(0) : UInt8(43)) % 11)
  _ = v8
}
indirect enum E32: Equatable {
  case leaf(Int), pair(left: E32, right: E32), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(1000): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(2))) }
}
func program32() {
  print("== 32")
  var s1: E32 = E32.none
  _ = s1
  print(([(0.0 * 2.75), Double(Float(2.75))].reduce(0, +)).truncatingRemainder(dividingBy: 0.7), s1.depth)
  switch s1 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
  var c3 = min(s1.depth, s1.depth)
  let make2: () -> Int = { c3 &+= (Int(7), "Zoë\n").0; return c3 }
  print(make2(), c3, make2())
  func inmake2(_ x: inout Int) { x &+= s1.depth; print(x) }
  var tmake2 = c3; inmake2(&tmake2); print(tmake2, c3)
  switch String(Int(41), radix: 2).split(separator: ",").map(String.init).joined(separator: "|") {
  case "":
    print("", (E32.leaf(Int(1)) != .leaf(2)))
  case "a", "Hello":
    print("Hello", (((1, "one") == (-4, "")) ? "e\u{301}".split(separator: ",").map(String.init).joined(separator: "|") : "<\(Int(-17))>").unicodeScalars.count)
  case let s where s.hasPrefix("1"):
    print("s.hasPrefix(1)", ("<\((Int(-17), "👩‍👩‍👧x"))>".min() ?? Character("7")))
  default:
    print("default", ((UInt8(exactly: (UInt32(3) / 3)) ?? UInt8(255)) | ((UInt8(0) &>> 1) & UInt8(255).byteSwapped)))
  }
  let v4: String = String(describing: Character("é")).lowercased()
  _ = v4
  print((({ n in n > Int(truncatingIfNeeded: (~UInt8(3))) ? n : s1.depth }))(s1.depth), Dictionary(grouping: [3, 1, 2].map { "\($0)" }) { String($0.prefix(1)) }.mapValues(\.count).filter { $0.value > 1 }.sorted { $0.key < $1.key })
  let v5: Bool = (s1 != .leaf(2))
  _ = v5
  if ([String: Int]().mapValues { $0 &* 3 } == Dictionary(["x", "yy", "x"].map { ($0, $0.count) }, uniquingKeysWith: max)) {
    switch ((Int(1000) % 1000 - Int(0) % 1000) % 1000 - (Int(0) % 1000 * Int(-17) % 1000) % 1000) {
    case 0:
      print("0", Double(s1.depth))
    case 1...5:
      print("1...5", (String(Character("é")) + String(Int(-1), radix: 2)).split(separator: ",").map(String.init).joined(separator: "|"))
    case let n where n % 2 == 0:
      print("0", ((~{ if case .leaf(let v) = s1 { return v } else { return -9 } }()) % 1000 - s1.depth % 1000))
    case ..<0:
      print("..<0", Set([5]).filter { $0 % 2 == 0 }.filter { $0 % 2 == 0 }.sorted())
    default:
      print("default", Character("a"))
    }
    print(Dictionary(grouping: [String]().sorted()) { String($0.prefix(1)) }.mapValues(\.count)[v4, default: [5].map({ $0 &+ 1 }).filter { $0 > max(Int(-17), Int(65536), Int(0)) }.count], Set(["b", "a"].compactMap { Int($0) }).count)
  } else {
    s1.grow()
  }
  var c7 = { if case .leaf(let v) = s1 { return v } else { return -9 } }()
  let make6: () -> Int = { c7 &+= { if case .leaf(let v) = s1 { return v } else { return -9 } }(); return c7 }
  print(make6(), c7, make6())
  func inmake6(_ x: inout Int) { x &+= { if case .leaf(let v) = s1 { return v } else { return -9 } }(); print(x) }
  var tmake6 = c7; inmake6(&tmake6); print(tmake6, c7)
}
final class C34 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C34?
  weak var back: C34?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C34 { n &+= k; return self }
}
protocol P34 { var name: String { get }; func score(_ k: Int) -> Int }
extension P34 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(1000) }; func twice() -> Int { score(score(2) % 100) } }
class BP34: P34 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP34: BP34 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP34: P34 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP34: P34 { var name = "a" }
func bestP34<T: P34>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program34() {
  print("== 34")
  var s1: C34 = (C34(text: "Zoë\n") ?? C34(0))
  _ = s1
  var s2: any P34 = BP34(v: Int(-17))
  _ = s2
  loop4: for i3 in s1.late.prefix(3) {
    _ = i3
    let v5: C34 = C34(Int(7)).bump()
    _ = v5
    print((-(Double((s1.next?.n ?? 3)))))
    if ((s2 as any P34) is VP34) { break loop4 }
    s1.next = nil
  }
  print(((BP34(v: Int(-17)) as any P34) is VP34), (Int8(clamping: min(UInt8(0), UInt8(0))) / 5))
  print(C34(Int(0)).bump().log)
  print(stride(from: 0, through: (s2 as any P34).score(3) % 20, by: (-2)).reduce(0) { $0 &* 3 &+ $1 }, (((s2 as any P34) is DP34) ? s1.late : nil))
  if let next = s1.next { next.back = s1; print(next.back?.n ?? 0) }
  let v6: String = "Hello".map { String($0) }.joined(separator: "Hello")
  _ = v6
}
protocol P38 { var name: String { get }; func score(_ k: Int) -> Int }
extension P38 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(41) }; func twice() -> Int { score(score(2) % 100) } }
class BP38: P38 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP38: BP38 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP38: P38 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP38: P38 { var name = "naïve" }
func bestP38<T: P38>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program38() {
  print("== 38")
  var s1: any P38 = VP38(k: Int(-1))
  _ = s1
  print((Int(0) % (-5)).quotientAndRemainder(dividingBy: 7).remainder.quotientAndRemainder(dividingBy: 7).remainder)
  print(["a": bestP38([BP38(v: 2), DP38(v: 1)]), "Hello": ((s1 as any P38).score(3) % 1000 * (s1 as any P38).twice() % 1000)].sorted { $0.key < $1.key })
  loop3: for i2 in ["b", "a"].reversed().map { $0 + "!" }.reversed().map { $0 + "!" }.prefix(3) {
    _ = i2
    switch ((s1 as any P38).score(3), (s1 as any P38).name) {
    case (0, _):
      print("_)", (s1 as any P38).score(3))
    case (let n, "a") where n > 0:
      print("0", (bestP38([BP38(v: 2), DP38(v: 1)]), (s1 as any P38).name))
    case (1..., let s) where s.count > 1:
      print("1", Set(i2.utf8.map { Int($0) }).sorted())
    default:
      print("default", String(describing: type(of: WP38() as any P38)))
    }
    switch ((s1 as any P38).twice(), i2) {
    case (0, _):
      print("_)", ((BP38(v: Int(-17)) as any P38) is VP38))
    case (let n, "a") where n > 0:
      print("0", UInt8(clamping: (s1 as any P38).score(3)))
    case (1..., let s) where s.count > 1:
      print("1", [[(123456789.125).truncatingRemainder(dividingBy: 0.7), (1e16).truncatingRemainder(dividingBy: 0.7)].reduce(0, +), Double(Float((-0.0).truncatingRemainder(dividingBy: 0.7)))].reduce(0, +))
    default:
      print("default", ((((s1 as any P38) is DP38) ? (UInt(41) / 5) : (UInt(0) | UInt(2))) >> 1))
    }
    if ((s1 as any P38) is DP38) { break loop3 }
    print(Character("é"))
  }
  let v4: Int8 = (((s1 as any P38) is VP38) ? (~Int8(-128)) : min(Int8(-128), Int8(36)))
  _ = v4
  let v5: (Int) -> Int = ({ n in n > (((s1 as any P38) as? BP38)?.v ?? 8) ? n : (~Int(1000)) })
  _ = v5
  print((((zip([5], Array(1...5)).map { $0 &+ $1 } + [(s1 as any P38).twice()])[0]), String(describing: type(of: s1 as any P38))))
}
let programs: [() -> Void] = [program27, program29, program30, program31, program32, program34, program38]
for program in programs { program() }
