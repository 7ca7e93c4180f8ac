enum Failure: Error { case code(Int) }
indirect enum E2: Equatable {
  case leaf(Int), pair(left: E2, right: E2), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(0): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(41))) }
}
func program2() {
  print("== 2")
  var s1: E2 = E2.none
  _ = s1
  func f2(_ a: Int?, _ n: Int = 1) -> Int? {
    defer { print("leaving f2", n) }
    guard n > 2 else { return Dictionary(grouping: ["b", "a"]) { String($0.prefix(1)) }.mapValues(\.count)[("" + "naïve")] }
    let v3: UInt8 = ((UInt8(140) / 5) &+ (true ? UInt8(3) : UInt8(224)))
    _ = v3
    print((n, (n, "naïve").1))
    return Int(String("<\(1e-7)>".dropLast(1)))
  }
  print(f2(Set([2, 9]).sorted().first { $0 > 2 }), f2(([String: Int]()["a,b,,c"] ?? ["a": 1, "b": 2]["a"]), 3) as Any)
  if (1...10 ~= ({ (x: Int) -> Int in x &+ Int(41) }(Int(0)))) {
    let v4: Int = { if case .leaf(let v) = s1 { return v } else { return -9 } }().addingReportingOverflow(Int(1).subtractingReportingOverflow(Int(7)).partialValue).partialValue
    _ = v4
    var c6 = v4
    let make5: () -> Int = { c6 &+= s1.depth; return c6 }
    print(make5(), c6, make5())
    func inmake5(_ x: inout Int) { x &+= { if case .leaf(let v) = s1 { return v } else { return -9 } }(); print(x) }
    var tmake5 = c6; inmake5(&tmake5); print(tmake5, c6)
  }
  if let o7 = (("👩‍👩‍👧x".min() ?? Character("é")).isUppercase ? String(repeating: String("a,b,,c".reversed()), count: 0) : nil), (s1 == .none) {
    print(o7)
    var v8: Bool = (s1 == .none)
    _ = v8
  } else {
    print((({ (n: Int) -> Int in let m = n &* 2; return m &- { if case .leaf(let v) = s1 { return v } else { return -9 } }() }))(Set<Int>().sorted().filter { $0 != (Int(7) % 7) }.count))
  }
  if (s1 == .none) {
    print((((UInt(1) / 3) ^ (UInt(7) ^ UInt(1000))) &* (UInt(2) &+ UInt(0)).byteSwapped))
    print(E2.text("👩‍👩‍👧x"), ((Int(65536), "naïve").1.last ?? Character("é")))
  }
  if case .pair(let l, _) = s1 { s1 = l }
}
indirect enum E5: Equatable {
  case leaf(Int), pair(left: E5, right: E5), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(7): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(1))) }
}
func program5() {
  print("== 5")
  var s1: E5 = E5.none
  _ = s1
  var c3 = ((["x", "yy", "x"].compactMap { Int($0) } + [{ if case .leaf(let v) = s1 { return v } else { return -9 } }()])[0])
  let make2: () -> Int = { c3 &+= { if case .leaf(let v) = s1 { return v } else { return -9 } }(); return c3 }
  print(make2(), c3, make2())
  func inmake2(_ x: inout Int) { x &+= { if case .leaf(let v) = s1 { return v } else { return -9 } }(); print(x) }
  var tmake2 = c3; inmake2(&tmake2); print(tmake2, c3)
  let v4: [Int] = ((Array(1...5) + [3, 1, 2]) + ([3, 1, 2] + [Int]()))
  _ = v4
  func risk5(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (s1 == .none) || n > 3 { throw Failure.code(n) }
    return s1.depth
  }
  do { print(try risk5(1)) ; print(try risk5(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk5(2)) ?? -1)
  loop7: for i6 in (String?.none ?? "  pad ").description.prefix(3) {
    _ = i6
    var c9 = ({ if case .leaf(let v) = s1 { return v } else { return -9 } }() << 1)
    let make8: () -> Int = { c9 &+= { if case .leaf(let v) = s1 { return v } else { return -9 } }(); return c9 }
    print(make8(), c9, make8())
    func inmake8(_ x: inout Int) { x &+= (~s1.depth); print(x) }
    var tmake8 = c9; inmake8(&tmake8); print(tmake8, c9)
    var c11 = { if case .leaf(let v) = s1 { return v } else { return -9 } }()
    let make10: () -> Int = { c11 &+= { if case .leaf(let v) = s1 { return v } else { return -9 } }(); return c11 }
    print(make10(), c11, make10())
    func inmake10(_ x: inout Int) { x &+= { if case .leaf(let v) = s1 { return v } else { return -9 } }().byteSwapped; print(x) }
    var tmake10 = c11; inmake10(&tmake10); print(tmake10, c11)
    if (s1 != .leaf(2)) { continue loop7 }
    var c13 = ({ if case .leaf(let v) = s1 { return v } else { return -9 } }() % 100)
    let make12: () -> Int = { c13 &+= Int((Double(Int(2)) / 1e6).rounded(.up)); return c13 }
    print(make12(), c13, make12())
    func inmake12(_ x: inout Int) { x &+= [String: Int]().filter { $0.value > 1 }["👩‍👩‍👧x".uppercased(), default: (1, "one").0]; print(x) }
    var tmake12 = c13; inmake12(&tmake12); print(tmake12, c13)
  }
  s1.grow()
  var v14: Int32 = Int32(clamping: min(Int(-1), Int(2)))
  _ = v14
  print(Array((v4 + Array(v4.lazy.map { $0 &+ 1 })).lazy.filter { $0 != 2 }), (s1.depth, [String]().joined(separator: "Hello").split(separator: ",", maxSplits: 1).map(String.init).joined(separator: "|")))
  switch s1 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
}
protocol P6 { var name: String { get }; func score(_ k: Int) -> Int }
extension P6 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(0) }; func twice() -> Int { score(score(2) % 100) } }
class BP6: P6 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP6: BP6 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP6: P6 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP6: P6 { var name = "Hello" }
func bestP6<T: P6>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program6() {
  print("== 6")
  var s1: any P6 = WP6()
  _ = s1
  print((DP6(v: Int(2)) as any P6).name, (({ (n: Int) -> Int in let m = n &* 2; return m &- (s1 as any P6).score(3) }))((s1 as any P6).twice()))
  print(["a": (s1 as any P6).twice(), "Hello": (true ? Int(1000) : Int(1))].sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, Dictionary(["x", "yy", "x"].map { ($0, $0.count) }, uniquingKeysWith: max)[String(describing: type(of: s1 as any P6))].map { "n\($0)" })
  let v2: Character = Character("a")
  _ = v2
  print((["b", "a"].reversed().map { $0 + "!" } + [(s1 as any P6).name]).map(\.count))
  func risk3(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if ((s1 as any P6) is DP6) || n > 3 { throw Failure.code(n) }
    return bestP6([BP6(v: 2), DP6(v: 1)])
  }
  do { print(try risk3(1)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk3(9)) ?? -1)
  print(((-(Double(Float(2.75))))).truncatingRemainder(dividingBy: 3), bestP6([BP6(v: 2), DP6(v: 1)]))
  print((UInt8(exactly: (UInt8(0) / 3).byteSwapped) ?? UInt8(86)))
  var v4: [String] = ["a": 1, "b": 2].filter { $0.value > 1 }.keys.sorted()
  _ = v4
  print((({ (n: Int) -> Int in let m = n &* 2; return m &- Set([2, 9]).intersection(Array(1...5)).count }))(bestP6([BP6(v: 2), DP6(v: 1)])), (({ n in n > Int(clamping: (Int32(-1674484032) &+ Int32(3))) ? n : (Int(7), "naïve").0 }))(Int(truncatingIfNeeded: (~Int32(-7)))))
}
protocol P8 { var name: String { get }; func score(_ k: Int) -> Int }
extension P8 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(2) }; func twice() -> Int { score(score(2) % 100) } }
class BP8: P8 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP8: BP8 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP8: P8 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP8: P8 { var name = "a" }
func bestP8<T: P8>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program8() {
  print("== 8")
  var s1: any P8 = BP8(v: Int(65536))
  _ = s1
  switch (((s1 as any P8) as? BP8)?.v ?? 8) {
  case 0:
    print("0", bestP8([BP8(v: 2), DP8(v: 1)]))
  case 1...5:
    print("1...5", (true ? "1234" : nil).map { $0 + "?" }.map { $0 + "?" })
  case let n where n % 2 == 0:
    print("0", ((UInt8(exactly: min(Int8(127), Int8(-128))) ?? UInt8(0)) >> 1))
  case ..<0:
    print("..<0", ((UInt(41).byteSwapped & UInt(1).byteSwapped) % 11))
  default:
    print("default", ["b", "a"].reversed().map { $0 + "!" }.sorted().max())
  }
  let v2: Int = bestP8([BP8(v: 2), DP8(v: 1)])
  _ = v2
  var v3: Int = stride(from: 0, to: (((s1 as any P8) as? BP8)?.v ?? 8) % 20, by: 3).reduce(0) { $0 &* 3 &+ $1 }
  _ = v3
  switch (v2, String(describing: type(of: s1 as any P8))) {
  case (0, _):
    print("_)", Array(String(describing: type(of: s1 as any P8)).utf8.map { Int($0) }.lazy.map { $0 &+ 1 }))
  case (let n, "a") where n > 0:
    print("0", v3)
  case (1..., let s) where s.count > 1:
    print("1", [3, 1, 2].sorted(by: <).map(({ n in n > v2 ? n : v3 })).sorted(by: >))
  default:
    print("default", (((Int8(127) / 5) &>> 9) % 11))
  }
  loop5: for i4 in (Int?.none.map { "n\($0)" } ?? "".debugDescription).prefix(3) {
    _ = i4
    let v6: [String] = Dictionary(["b", "a"].map { ($0, $0.count) }, uniquingKeysWith: { $1 }).keys.sorted()
    _ = v6
    print(min(min((false ? Int32(2147483647) : Int32(-7)), (Int32(-2147483648) / 5)), (Int32(truncatingIfNeeded: UInt16(65535)) / 3)), ["a": v3, "Hello": v3].sorted { $0.key < $1.key })
    if i4.isASCII { break loop5 }
    var c8 = (((s1 as any P8) as? BP8)?.v ?? 8)
    let make7: () -> Int = { c8 &+= Set([1, 2, 3]).symmetricDifference([4, 4, -1, 9]).count; return c8 }
    print(make7(), c8, make7())
    func inmake7(_ x: inout Int) { x &+= bestP8([BP8(v: 2), DP8(v: 1)]); print(x) }
    var tmake7 = c8; inmake7(&tmake7); print(tmake7, c8)
  }
  switch ([4, 4, -1, 9].filter { $0 > v3 }.count, (s1 as any P8).name) {
  case (0, _):
    print("_)", (String(describing: type(of: s1 as any P8)) + (s1 as any P8).name))
  case (let n, "a") where n > 0:
    print("0", Character("a"))
  case (1..., let s) where s.count > 1:
    print("1", (~(true ? UInt(65536) : UInt(2)).byteSwapped))
  default:
    print("default", (((s1 as any P8) is VP8) ? Int8(truncatingIfNeeded: (UInt64(2) &<< 5)) : min((Int8(101) / 3), min(Int8(3), Int8(-128)))))
  }
  func risk9(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if ((s1 as any P8) is VP8) || n > 3 { throw Failure.code(n) }
    return (s1 as any P8).twice()
  }
  do { print(try risk9(4)) ; print(try risk9(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk9(9)) ?? -1)
  var v10: String? = (["b", "a"] + ["e\u{301}"]).last
  _ = v10
  func risk11(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if ((s1 as any P8) is VP8) || n > 3 { throw Failure.code(n) }
    return (s1 as any P8).score(3).multipliedReportingOverflow(by: (s1 as any P8).twice()).partialValue
  }
  do { print(try risk11(1)) ; print(try risk11(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk11(9)) ?? -1)
}
indirect enum E10: Equatable {
  case leaf(Int), pair(left: E10, right: E10), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(0): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(1000))) }
}
func program10() {
  print("== 10")
  var s1: E10 = E10.none
  _ = s1
  func risk2(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (s1 != .leaf(2)) || n > 3 { throw Failure.code(n) }
    return s1.depth
  }
  do { print(try risk2(1)) ; print(try risk2(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk2(2)) ?? -1)
  var v3: UInt8 = ([4, 4, -1, 9].contains(Int(-17)) ? (UInt8(255) &- UInt8(255)) : (UInt8(3) &<< 9))
  _ = v3
  if (s1.depth != Int(0).bitWidth) {
    s1.grow()
    let v4: E10 = s1
    _ = v4
  }
  print(Int32(clamping: (UInt32(0).byteSwapped / 5)), s1.depth)
  if let o5 = [String: Int]().merging([String: Int]()) { $0 &- $1 }["  pad ".map { String($0) }.joined(separator: ".")].map { "n\($0)" }, (s1 == .none) {
    print(o5)
    print(s1.depth, Int(o5).map(({ $0 &+ Int(0) })).map { "n\($0)" })
  } else {
    print({ if case .leaf(let v) = s1 { return v } else { return -9 } }())
  }
  if case .pair(let l, _) = s1 { s1 = l }
  switch s1 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
  let v6: UInt8 = ((s1 != .leaf(2)) ? (UInt8(exactly: UInt32(0)) ?? UInt8(0)) : v3)
  _ = v6
  switch (("1234" + "naïve") + String(Int(0), radix: 36)) {
  case "":
    print("", ((UInt(41).byteSwapped >> 9) & ((UInt(2) % 11) >> 1)))
  case "a", "Hello":
    print("Hello", Set([2, 9]).filter { $0 % 2 == 0 }.subtracting(([5] + [Int]())).filter { $0 % 2 == 0 }.sorted())
  case let s where s.hasPrefix("1"):
    print("s.hasPrefix(1)", (s1.depth % 1000 * (Int(((1.0 / 3) / 1e6).rounded()) % 100) % 1000))
  default:
    print("default", ((s1.depth, (Optional("opt") ?? "👩‍👩‍👧x")) == (s1.depth, "Hello".description)))
  }
}
final class C11 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C11?
  weak var back: C11?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C11 { n &+= k; return self }
}
func program11() {
  print("== 11")
  var s1: C11 = C11(Int(2)).bump()
  _ = s1
  if let o2 = [String: Int]()["Hello"].map { "n\($0)" }.map { $0 + "?" }, (((-4, "") < (1, "one")) && Character("a").isUppercase) {
    print(o2)
    switch s1.late {
    case "":
      print("", Set(s1.log).sorted())
    case "a", "Hello":
      print("Hello", (UInt(exactly: ((~Int16(-32768)) &<< 1)) ?? UInt(7)))
    case let s where s.hasPrefix("1"):
      print("s.hasPrefix(1)", (C11(Int(41)).next?.next?.bump().n ?? -3))
    default:
      print("default", (["x", "yy", "x"].sorted() + [o2]).reversed().map { $0 + "!" })
    }
  } else {
    print((s1.log + [String]().map(\.count)).sorted(by: >))
  }
  var v3: [String] = [String]().map(\.count).map { "\($0)" }
  _ = v3
  var v4: (Int) -> Int = ({ n in n > (Int(-17) / 10) ? n : [String: Int]()["a", default: Int(2)] })
  _ = v4
  if let o5 = [String: Int]().keys.sorted().first.map { $0 + "?" }, s1.log.allSatisfy { $0 > Int((1e16 / 1e6).rounded()) } {
    print(o5)
    switch s1.bump(by: 2).n {
    case 0:
      print("0", s1.log.count)
    case 1...5:
      print("1...5", C11(Int(41)).bump().log)
    case let n where n % 2 == 0:
      print("0", Set([1, 2, 3]).symmetricDifference([4, 4, -1, 9]).filter { $0 % 2 == 0 }.subtracting(s1.log).sorted())
    case ..<0:
      print("..<0", max(Double(s1.bump(by: 2).n), [(-((1.0 / 3))), Double(Int(2))].reduce(0, +)))
    default:
      print("default", (UInt(truncatingIfNeeded: (true ? UInt32(62066426) : UInt32(3675084374))) % 11))
    }
  } else {
    print(((Set([2, 9]).count, String(describing: (-4, ""))) < (s1.log.count, s1.late)))
  }
  loop7: for i6 in [Int]().map { "\($0)" }.filter { !$0.isEmpty }.prefix(3) {
    _ = i6
    print(C11(Int(-1)).bump().late, (Int32(exactly: ((UInt(41) % 11) &<< 9)) ?? Int32(2022188706)))
    print(v3)
    if (UInt8(clamping: UInt64(0)) <= (UInt8(0) % 11)) { break loop7 }
    s1.next?.n &+= 1
  }
  do { let f = { [weak o = s1] in o?.n ?? -1 }; print(f()) }
}
struct S13: Equatable, CustomStringConvertible {
  var a: Int = Int(-17) { willSet { print("will", newValue) } }
  var b: String
  var items: [Int] = []
  var total: Int { get { Set([2, 9]).union(items).count } set { a = newValue &+ a } }
  var description: String { "S13(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = k; items.append(k); b += String(Character("é")) }
  subscript(i: Int) -> Int { get { i &+ max(a, Int(truncatingIfNeeded: Int16(-32768)), Int(-17)) } set { items.append(newValue); a = i } }
  static func + (l: S13, r: S13) -> S13 { S13(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
protocol P13 { var name: String { get }; func score(_ k: Int) -> Int }
extension P13 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(1000) }; func twice() -> Int { score(score(2) % 100) } }
class BP13: P13 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP13: BP13 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP13: P13 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP13: P13 { var name = "1234" }
func bestP13<T: P13>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program13() {
  print("== 13")
  var s1: S13 = S13(b: "👩‍👩‍👧x", items: [4, 4, -1, 9])
  _ = s1
  var s2: any P13 = VP13(k: Int(1000))
  _ = s2
  print(((s2 as any P13).twice(), String(Int((-0.0 / 1e6).rounded(.towardZero)), radix: 2)))
  func risk3(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if ((s2 as any P13) is VP13) || n > 3 { throw Failure.code(n) }
    return (~"a".utf8.count)
  }
  do { print(try risk3(4)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk3(2)) ?? -1)
  func risk4(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if s1.items.contains(Set<Int>().count) || n > 3 { throw Failure.code(n) }
    return [String: Int]().merging([String: Int]()) { $0 &- $1 }[String(Character("é")), default: s1[keyPath: \.a]]
  }
  do { print(try risk4(1)) ; print(try risk4(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk4(9)) ?? -1)
  let v5: [String] = [String: Int]().merging([String: Int]()) { $0 &- $1 }.keys.sorted()
  _ = v5
  print(("\(s1)".min() ?? Character("a")), min((min(UInt8(255), UInt8(0)) ^ (UInt8(255) / 3)), UInt8(clamping: bestP13([BP13(v: 2), DP13(v: 1)]))))
}
let programs: [() -> Void] = [program2, program5, program6, program8, program10, program11, program13]
for program in programs { program() }
