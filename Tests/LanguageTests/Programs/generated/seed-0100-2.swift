enum Failure: Error { case code(Int) }
indirect enum E16: Equatable {
  case leaf(Int), pair(left: E16, right: E16), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(-17): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(1))) }
}
func program16() {
  print("== 16")
  var s1: E16 = E16.leaf(Int(1000))
  _ = s1
  print(Optional("opt").map { $0 + "?" }.map { $0 + "?" }?.uppercased(), ["b", "a"].sorted().first?.count)
  func f2(_ a: [Int], _ n: Int = 1) -> [Int] {
    defer { print("leaving f2", n) }
    guard n > 2 else { return "<\(UInt8(0))>".utf8.map { Int($0) } }
    print((({ $0 &+ s1.depth }))(n))
    loop4: for i3 in a.prefix(4) {
      _ = i3
      s1.grow()
      switch ((s1 != .leaf(2)) ? { if case .leaf(let v) = s1 { return v } else { return -9 } }() : nil) {
      case nil:
        print("nil", ((s1 == .none) ? ((UInt(1) >> 1) % 11) : ((false ? UInt(2) : UInt(0)) % 11)))
      case .some(3):
        print(".some(3)", ((1, "one").1 + String(Character("é"))).map { String($0) })
      case let n?:
        print("n?", a.map { "\($0)" }.reversed().map { $0 + "!" }.reversed().map { $0 + "!" })
      }
      if (s1 == .none) { continue loop4 }
      var v5: [Int] = ["b", "a"].filter { !$0.isEmpty }.map(\.count)
      _ = v5
    }
    return Array(a.map { $0 % 5 }.suffix(1))
  }
  print(f2(Set([2, 9]).filter { $0 % 2 == 0 }.sorted()), f2("a,b,,c".split(separator: ",", maxSplits: 1).map(String.init).joined(separator: "|").utf8.map { Int($0) }, 0) as Any)
  if (s1 != .leaf(2)) {
    var c7 = s1.depth
    let make6: () -> Int = { c7 &+= s1.depth.quotientAndRemainder(dividingBy: 7).remainder; return c7 }
    print(make6(), c7, make6())
    func inmake6(_ x: inout Int) { x &+= s1.depth; print(x) }
    var tmake6 = c7; inmake6(&tmake6); print(tmake6, c7)
    print(["a": 1, "b": 2].filter { $0.value > 1 }.filter { $0.value > 1 }.mapValues { $0 &* 3 }.sorted { $0.key < $1.key }, ["a": { if case .leaf(let v) = s1 { return v } else { return -9 } }(), "Hello": s1.depth].sorted { $0.key < $1.key })
  } else {
    switch Array(1...5).map({ $0 &+ 1 }).firstIndex(of: 4) {
    case nil:
      print("nil", ([Int]().filter { $0 > Int(65536) }.contains({ if case .leaf(let v) = s1 { return v } else { return -9 } }()) ? String(repeating: "naïve".lowercased(), count: 2) : nil))
    case .some(3):
      print(".some(3)", ["a": 1, "b": 2].mapValues { $0 &* 3 }.mapValues { $0 &* 3 }.mapValues { $0 &* 3 }.sorted { $0.key < $1.key })
    case let n?:
      print("n?", (s1.depth.leadingZeroBitCount << 70))
    }
  }
  print(Character("é").isLetter, ["a": { if case .leaf(let v) = s1 { return v } else { return -9 } }(), "Hello": s1.depth].sorted { $0.key < $1.key })
  let v8: [String: Int] = ["a": 1, "b": 2].filter { $0.value > 1 }.mapValues { $0 &* 3 }
  _ = v8
  loop10: for i9 in ["b", "a"].sorted().flatMap { [$0.count, 0] }.prefix(4) {
    _ = i9
    loop12: for (_, i11) in v8.mapValues { $0 &* 3 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.prefix(3).enumerated() where ((s1 != .leaf(2)) == [3, 1, 2].contains(i9)) {
      _ = i11
      let v13: Int = i9
      _ = v13
      s1.grow()
      if (s1 == .none) { continue loop12 }
      print(Double(Float(max((2.75 + -3.25), [1e10, 0.1].reduce(0, +)))), (({ $0 &+ (["x", "yy", "x"].map { $0.utf8.count }.count) }))((~i11.count)))
    }
    let v14: Bool = (1...10 ~= i9)
    _ = v14
    var c16 = s1.depth.quotientAndRemainder(dividingBy: 7).quotient
    let make15: () -> Int = { c16 &+= i9; return c16 }
    print(make15(), c16, make15())
    func inmake15(_ x: inout Int) { x &+= s1.depth; print(x) }
    var tmake15 = c16; inmake15(&tmake15); print(tmake15, c16)
  }
  func risk17(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (s1 != .leaf(2)) || n > 3 { throw Failure.code(n) }
    return s1.depth
  }
  do { print(try risk17(4)) ; print(try risk17(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk17(2)) ?? -1)
  print({ if case .leaf(let v) = E16.text("Hello") { return v } else { return -9 } }(), ({ if case .leaf(let v) = s1 { return v } else { return -9 } }(), (String(Character("é")) + String("Zoë\n".prefix(3)))))
  var c19 = s1.depth
  let make18: () -> Int = { c19 &+= ([Int]().map { x in x &- 1 }.endIndex); return c19 }
  print(make18(), c19, make18())
  func inmake18(_ x: inout Int) { x &+= Int((Double(Float(1e10)) / 1e6).rounded(.up)); print(x) }
  var tmake18 = c19; inmake18(&tmake18); print(tmake18, c19)
}
final class C19 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C19?
  weak var back: C19?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C19 { n &+= k; return self }
}
struct G19<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G19<U> { var g = G19<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G19 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G19: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
func program19() {
  print("== 19")
  var s1: C19 = C19(Int(1000)).bump()
  _ = s1
  var s2: G19<Int> = G19<Int>()
  _ = s2
  print(((s1.next?.n ?? 3), String("a,b,,c".reversed()).description), (C19(text: "") ?? C19(0)).late)
  s1.next = nil
  var v3: String = s1.late.debugDescription
  _ = v3
  s2.push(((Int?(-2) ?? Int(1)) % 13) % 1000)
  s2.push(s1.bump(by: 2).n % 1000)
  if "\(s2)".hasPrefix(v3) {
    func f4(_ a: Int?, _ n: Int = 1) -> Int? {
      defer { print("leaving f4", n) }
      guard n > 0 else { return Int?.none.map({ $0 &+ 1 }).map(({ (n: Int) -> Int in let m = n &* 2; return m &- Int(-17) })) }
      v3.append(Character("a"))
      if let o5 = a.map { "n\($0)" }.map { $0 + "?" }?.uppercased(), Set([2, 9]).filter { $0 % 2 == 0 }.isSubset(of: s1.log) {
        print(o5)
        print(["a": 1, "b": 2].mapValues { $0 &* 3 }.keys.sorted().reversed().map { $0 + "!" }, (s2.map { String($0) }.description + o5).unicodeScalars.count)
      } else {
        print(n)
      }
      return a
    }
    print(f4(((true && true) ? min(Int(1000), Int(1000)) : nil)), f4(v3.utf8.map { Int($0) }.min(), 3) as Any)
    _ = s1.bump(by: s2.map { $0 }.items.count)
  } else {
    s2.push(s2.sum % 1000)
  }
  var c7 = (Int(2).nonzeroBitCount % 100)
  let make6: () -> Int = { c7 &+= (s1.next?.n ?? 3); return c7 }
  print(make6(), c7, make6())
  func inmake6(_ x: inout Int) { x &+= stride(from: 0, through: s1.n % 20, by: 3).reduce(0) { $0 &* 3 &+ $1 }; print(x) }
  var tmake6 = c7; inmake6(&tmake6); print(tmake6, c7)
}
struct G21<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G21<U> { var g = G21<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G21 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G21: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
protocol P21 { var name: String { get }; func score(_ k: Int) -> Int }
extension P21 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(1000) }; func twice() -> Int { score(score(2) % 100) } }
class BP21: P21 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP21: BP21 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP21: P21 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP21: P21 { var name = "" }
func bestP21<T: P21>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program21() {
  print("== 21")
  var s1: G21<Int> = G21<Int>()
  _ = s1
  var s2: any P21 = BP21(v: Int(0))
  _ = s2
  let v3: Double = ((0.0 - 1e-7) + Double(Float((0.1 + 0.2))))
  _ = v3
  switch s1.map { $0 }.items.count {
  case 0:
    print("0", String(describing: type(of: s2 as any P21)).split(separator: ",", maxSplits: 1).map(String.init).joined(separator: "|"))
  case 1...5:
    print("1...5", min((s1.best ?? 0), s1.map { $0 }.items.count))
  case let n where n % 2 == 0:
    print("0", Set(Array(s1.sorted().drop { $0 > 2 }).map { $0 % 4 }).sorted())
  case ..<0:
    print("..<0", [(Double("\(s1)") ?? Double(Int(41))), v3].reduce(0, +))
  default:
    print("default", ["a": (s2 as any P21).twice(), "Hello": ((((s2 as any P21) as? BP21)?.v ?? 8) &+ Set<Int>().count)].sorted { $0.key < $1.key })
  }
  print(((Int(1), "e\u{301}").0, String(s1.map { $0 }.items.count, radix: 36)))
  func risk4(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (Character("é") > Character("a")) || n > 3 { throw Failure.code(n) }
    return Int(((v3).truncatingRemainder(dividingBy: 0.7) / 1e6).rounded(.towardZero))
  }
  do { print(try risk4(4)) ; print(try risk4(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk4(2)) ?? -1)
  switch (s1.best ?? 0) {
  case 0:
    print("0", (Int8(exactly: ((UInt16(0) << 5) % 11)) ?? Int8(-90)))
  case 1...5:
    print("1...5", (s1.reduce(0, &+), String(describing: type(of: s2 as any P21))))
  case let n where n % 2 == 0:
    print("0", ({ (x: Int) -> Int in x &+ (Int(2), "Hello").0 }(s1.map { $0 }.items.count)))
  case ..<0:
    print("..<0", ((((s2 as any P21) as? BP21)?.v ?? 8), String(describing: type(of: s2 as any P21))))
  default:
    print("default", Dictionary("e\u{301}".map { String($0) }.map { ($0, $0.count) }, uniquingKeysWith: max).filter { $0.value > 1 }.sorted { $0.key < $1.key })
  }
  func f5(_ a: Int, _ n: Int = 1) -> Int {
    let v6: String? = (((s2 as any P21) is DP21) ? String(describing: (1, "one")) : nil)
    _ = v6
    print(s1.contains(2), s1.first { $0 > 1 } as Any)
    return bestP21([BP21(v: 2), DP21(v: 1)])
  }
  print(f5(Int(clamping: (true ? UInt32(3) : UInt32(3)))), f5((s1.sum &* Int(clamping: UInt64(7))), 3) as Any)
}
final class C23 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C23?
  weak var back: C23?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C23 { n &+= k; return self }
}
func program23() {
  print("== 23")
  var s1: C23 = (C23(text: "e\u{301}") ?? C23(0))
  _ = s1
  if ["x", "yy", "x"].flatMap { [$0.count, 0] }.allSatisfy { $0 > Int((123456789.125 / 1e6).rounded(.up)) } {
    let v2: Character = Character("é")
    _ = v2
    let v3: Int = (s1.next?.next?.bump().n ?? -3)
    _ = v3
  }
  if [Int]().map { $0 &* 2 }.allSatisfy { $0 > (true ? Int(41) : Int(1)) } {
    let v4: Int8 = ((Int?.none == nil) ? (Int8(-128) &+ Int8(3)) : (Int8(-128) % 11))
    _ = v4
    s1.next?.n &+= 1
  }
  var v5: [String: Int] = ["a": Int(65536), "Hello": Int(0)].mapValues { $0 &* 3 }
  _ = v5
  print(v5.removeValue(forKey: String((s1.next?.next?.bump().n ?? -3), radix: 2)) as Any)
  v5[((1...10 ~= Int(1000)) ? String(Character("a")) : s1.late)] = nil
  s1.back = s1
  do { let other = s1; other.n &-= 1; print(other === s1, s1.n) }
  var c7 = s1.n
  let make6: () -> Int = { c7 &+= s1.log.count; return c7 }
  print(make6(), c7, make6())
  func inmake6(_ x: inout Int) { x &+= (s1.next?.next?.bump().n ?? -3); print(x) }
  var tmake6 = c7; inmake6(&tmake6); print(tmake6, c7)
  if s1.late.hasPrefix("1234".split(separator: ",", maxSplits: 1).map(String.init).joined(separator: "|")) {
    v5 = Dictionary(grouping: [String]()) { String($0.prefix(1)) }.mapValues(\.count).mapValues { $0 &* 3 }
    v5[(true ? "Zoë\n" : "1234").debugDescription] = nil
  } else {
    s1.next = C23(s1.n)
  }
}
final class C25 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C25?
  weak var back: C25?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C25 { n &+= k; return self }
}
protocol P25 { var name: String { get }; func score(_ k: Int) -> Int }
extension P25 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(7) }; func twice() -> Int { score(score(2) % 100) } }
class BP25: P25 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP25: BP25 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP25: P25 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP25: P25 { var name = "a,b,,c" }
func bestP25<T: P25>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program25() {
  print("== 25")
  var s1: C25 = C25(Int(1)).bump()
  _ = s1
  var s2: any P25 = VP25(k: Int(1))
  _ = s2
  print(String(describing: type(of: VP25(k: Int(7)) as any P25)))
  var c4 = (s2 as any P25).score(3).quotientAndRemainder(dividingBy: 7).remainder
  let make3: () -> Int = { c4 &+= Int((max(0.1, 0.1) / 1e6).rounded()); return c4 }
  print(make3(), c4, make3())
  func inmake3(_ x: inout Int) { x &+= (((s2 as any P25) as? BP25)?.v ?? 8); print(x) }
  var tmake3 = c4; inmake3(&tmake3); print(tmake3, c4)
  s1 = C25((s1.next?.n ?? 3))
  print(((DP25(v: Int(41)) as any P25) is DP25))
  loop6: for i5 in s1.log.prefix(4) {
    _ = i5
    print((s2 as any P25).score(3).leadingZeroBitCount, [String: Int]().sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.reversed().map { $0 + "!" }.last)
    func f7(_ a: [Int], _ n: Int = 1) -> [Int] {
      defer { print("leaving f7", n) }
      guard n > 1 else { return (s1.log + s1.log) }
      if s1.log.contains(i5) {
        var v8: Set<Int> = Set([2, 9]).filter { $0 % 2 == 0 }.filter { $0 % 2 == 0 }
        _ = v8
        print(Set(s1.log.map { $0 % 4 }).sorted())
      }
      switch s1.late {
      case "":
        print("", Dictionary(grouping: ["b", "a"]) { String($0.prefix(1)) }.mapValues(\.count).keys.sorted().sorted())
      case "a", "Hello":
        print("Hello", (Int8(truncatingIfNeeded: min(UInt32(0), UInt32(1363188153))) % 11))
      case let s where s.hasPrefix("1"):
        print("s.hasPrefix(1)", (WP25() as any P25).score(3))
      default:
        print("default", i5)
      }
      return (C25(text: "") ?? C25(0)).log
    }
    print(f7("a".map { String($0) }.compactMap { Int($0) }), f7(s1.log, 0) as Any)
    if ((s2 as any P25) is DP25) { continue loop6 }
    do { let f = { [weak o = s1] in o?.n ?? -1 }; print(f()) }
  }
  let v9: UInt = ((UInt(7) / 5) | (UInt(exactly: UInt64(7)) ?? UInt(0)))
  _ = v9
  func f10(_ a: Int, _ n: Int = 1) -> Int {
    guard n > 2 else { return (s1.next?.next?.bump().n ?? -3) }
    if n < 5 { return f10(a, n + 2) }
    switch [5].map { $0 &* 2 }.last { $0 < 5 } {
    case nil:
      print("nil", (({ $0 &+ a }))(s1.n))
    case .some(3):
      print(".some(3)", Int?.none.flatMap { $0 > 0 ? $0 : nil }.map { "n\($0)" }.map { $0 + "?" })
    case let n?:
      print("n?", (({ $0 &+ n }))((s2 as any P25).score(3)))
    }
    let v11: (Int) -> Int = ({ $0 &+ bestP25([BP25(v: 2), DP25(v: 1)]) })
    _ = v11
    return ((C25(text: "naïve") ?? C25(0)).next?.next?.bump().n ?? -3)
  }
  print(f10((s2 as any P25).twice()), f10((s2 as any P25).twice(), 0) as Any)
}
struct G26<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G26<U> { var g = G26<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G26 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G26: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
func program26() {
  print("== 26")
  var s1: G26<Int> = { var g = G26<Int>(); g.push(Int(2) % 1000); g.push(2); return g }()
  _ = s1
  print(Array(s1.filter { $0 > 0 }.dropFirst()).last { $0 < 5 }, (Int(((-(1.5)) / 1e6).rounded(.up)) >> 3))
  print(G26<Int>().reduce(0, &+), Double(Float(max(Double(Int(1000)), (1e10).truncatingRemainder(dividingBy: 0)))))
  print(s1.items)
  if let o2 = Optional("opt").map { $0 + "?" }.map { $0 + "?" }?.uppercased(), Set([5]).isSubset(of: s1.items) {
    print(o2)
    let v3: Int32 = (~(false ? Int32(2147483647) : Int32(-2147483648)))
    _ = v3
  } else {
    print(["b", "a"].reversed().map { $0 + "!" }.reversed().map { $0 + "!" }.max())
  }
  func risk4(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if s1.items.contains(s1.sum) || n > 3 { throw Failure.code(n) }
    return ((s1.filter { $0 > 0 } + [min(Int(-1), Int(41))])[0])
  }
  do { print(try risk4(1)) ; print(try risk4(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk4(9)) ?? -1)
}
let programs: [() -> Void] = [program16, program19, program21, program23, program25, program26]
for program in programs { program() }
