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
let programs: [() -> Void] = [program2, program5, program6, program8, program10, program11, program13, program16, program19, program21, program23, program25, program26, program27, program29, program30, program31, program32, program34, program38]
for program in programs { program() }
