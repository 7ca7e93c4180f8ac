enum Failure: Error { case code(Int) }
indirect enum E9: Equatable {
  case leaf(Int), pair(left: E9, right: E9), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(1): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(2))) }
}
struct G9<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G9<U> { var g = G9<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G9 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G9: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
func program9() {
  print("== 9")
  var s1: E9 = E9.none
  _ = s1
  var s2: G9<Int> = G9<Int>().map { $0 % 7 }
  _ = s2
  print("\(s2)", Set(s2.sorted()).sorted())
  print(E9.none)
  print(s1.depth)
  if let o3 = Int("Zoë\n".map { String($0) }.joined(separator: ".").uppercased()), (s1 != .leaf(2)) {
    print(o3)
    var v4: Int32 = (Int32(exactly: (UInt32(3) / 3)) ?? Int32(3))
    _ = v4
  } else {
    print(G9<Int>().map { String($0) }.description)
  }
  print(((~UInt(0)).byteSwapped >> 9))
  switch s1 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
  for x in s2 { print(x) }
  print((Int8(exactly: ((UInt32(1196136015) & UInt32(3)) / 3)) ?? Int8(-7)), ((s2.best ?? 0) | ["a": Int(7), "Hello": Int(-1)][s2.map { String($0) }.description, default: (s2.best ?? 0)]))
}
final class C10 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C10?
  weak var back: C10?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C10 { n &+= k; return self }
}
func program10() {
  print("== 10")
  var s1: C10 = (C10(text: "naïve") ?? C10(0))
  _ = s1
  print(Dictionary(["b", "a"].sorted().map { ($0, $0.count) }, uniquingKeysWith: max).values.sorted(), (!((false ? Int(-17) : nil) == nil)))
  func risk2(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (["x", "yy", "x"].joined(separator: "Hello") <= s1.late) || n > 3 { throw Failure.code(n) }
    return s1.log.count
  }
  do { print(try risk2(1)) ; print(try risk2(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk2(9)) ?? -1)
  print((s1.bump(by: 2).n, s1.late))
  print(C10(Int(7)).bump().late, Dictionary(["x", "yy", "x"].map { ($0, $0.count) }, uniquingKeysWith: &+).keys.sorted().reversed().map { $0 + "!" })
  print(s1.log.reduce(into: [Int]()) { $0.append($1 % 10) })
  print((({ $0 &+ (((-4, "") == (-4, "")) ? (s1.next?.next?.bump().n ?? -3) : s1.n) }))(s1.log.count))
  print((["x", "yy", "x"].joined(separator: "Hello").max() ?? Character("a")).isUppercase)
}
struct G11<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G11<U> { var g = G11<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G11 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G11: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
struct S11: Equatable, CustomStringConvertible {
  var a: Int = Int(-1) { didSet { if a != oldValue { print("a", oldValue, a) } } }
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ a } }
  var description: String { "S11(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = zip(items, items).map { $0 &+ $1 }.filter { $0 < a.addingReportingOverflow(a).partialValue }.count; items.append(k); b += String(repeating: (-4, "").1, count: 0) }
  subscript(i: Int) -> Int { get { i &+ (items.contains(a) ? Set([1, 2, 3]).count : max(a, a, Int(1))) } set { items.append(newValue); a = i } }
  static func + (l: S11, r: S11) -> S11 { S11(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program11() {
  print("== 11")
  var s1: G11<Int> = G11<Int>()
  _ = s1
  var s2: S11 = S11(a: Int(41), b: "👩‍👩‍👧x")
  _ = s2
  let v3: UInt = (UInt(exactly: (Int16(32767) &<< 9)) ?? UInt(1000))
  _ = v3
  let v4: [String] = s1.map { String($0) }.description.map { String($0) }
  _ = v4
  func f5(_ a: Int, _ n: Int = 1) -> Int {
    guard n > 0 else { return ({ (x: Int) -> Int in x &+ s2[keyPath: \.a] }([s2].map(\.a)[0])) }
    func f6(_ a: Int, _ n: Int = 1) -> Int {
      defer { print("leaving f6", n) }
      guard n > 2 else { return (~(s1.best ?? 0)) }
      func risk7(_ n: Int) throws -> Int {
        defer { print("d", n) }
        if Set([Int]().map { $0 % 4 }).isSubset(of: s2.items) || n > 3 { throw Failure.code(n) }
        return [s2].map(\.a)[0]
      }
      do { print(try risk7(1)) ; print(try risk7(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
      print((try? risk7(2)) ?? -1)
      let v8: Set<Int> = Set(s1.filter { $0 > 0 }.map { $0 % 4 })
      _ = v8
      return a
    }
    print(f6(a), f6(n, 3) as Any)
    let v9: Set<Int> = Set(s1.sorted().map { $0 % 4 })
    _ = v9
    return max(n, a, Int(41)).quotientAndRemainder(dividingBy: 7).quotient
  }
  print(f5((s1.best ?? 0)), f5(s1.reduce(0, &+), 7) as Any)
  if Array([5].lazy.map { $0 &+ 1 }).allSatisfy { $0 > min(Int(1000), Int(41)) } {
    loop11: for (_, i10) in v4.filter { !$0.isEmpty }.prefix(3).enumerated() where (1...10 ~= Int((1.5 / 1e6).rounded(.up))) {
      _ = i10
      print(S11(a: Int(7), b: i10).items, (Int8(clamping: (UInt64(exactly: Int64(7)) ?? UInt64(0))) &<< 5))
      loop13: for i12 in v4.prefix(3) {
        _ = i12
        print(i10)
        s2[s2.total] = 4
        if (Character("7") >= (i12.max() ?? Character("7"))) { break loop13 }
        s2.step(s2.a)
      }
      if let o14 = Int(i10), Character("7").isLetter {
        print(o14)
        print((i10.first ?? Character("a")), Array(stride(from: 0, to: 10, by: -5)))
      } else {
        print(Character("a"))
      }
    }
    func risk15(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if (["a": 1, "b": 2]["  pad "] == nil) || n > 3 { throw Failure.code(n) }
      return ("a".unicodeScalars.count % 100)
    }
    do { print(try risk15(1)) ; print(try risk15(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk15(9)) ?? -1)
  } else {
    let v16: (Int) -> Int = ({ n in n > (Int?.none ?? Int(41)) ? n : Int(clamping: Int16(6492)) })
    _ = v16
  }
  print(s1.map { $0 }.items.count, (((Int8(-7) / 5) << 9) / 5))
}
struct S13: Equatable, CustomStringConvertible {
  var a: Int = Int(-1) { didSet { if a != oldValue { print("a", oldValue, a) } } }
  var b: String
  var items: [Int] = []
  var total: Int { get { Int(clamping: Int64(2)).quotientAndRemainder(dividingBy: 7).remainder } set { a = newValue &+ a } }
  var description: String { "S13(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = (~b.utf8.count); items.append(k); b += String(String(Character("7")).prefix(3)) }
  subscript(i: Int) -> Int { get { i &+ a } set { items.append(newValue); a = i } }
  static func + (l: S13, r: S13) -> S13 { S13(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
indirect enum E13: Equatable {
  case leaf(Int), pair(left: E13, right: E13), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(41): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(0))) }
}
func program13() {
  print("== 13")
  var s1: S13 = S13(b: "z")
  _ = s1
  var s2: E13 = E13.leaf(Int(0))
  _ = s2
  var v3: Int8 = ((Int8(-49) & Int8(3)) / 3)
  _ = v3
  print((Int?.none ?? Int?(-2)).map { "n\($0)" }?.count)
  print(s1, String(describing: (Double(s1.b) ?? max(1.5, 0.0))))
  func f4(_ a: String, _ n: Int = 1) -> String {
    guard n > 0 else { return (String?.none.map { $0 + "?" } ?? "1234".uppercased()) }
    s1.total &+= 1
    if (s2 == .none) {
      print((s2 != .leaf(2)))
      switch [5].firstIndex(of: 4).map(({ (n: Int) -> Int in let m = n &* 2; return m &- n })) {
      case nil:
        print("nil", [s2.depth, n])
      case .some(3):
        print(".some(3)", (UInt(exactly: (Int64(exactly: (v3 % 11)) ?? Int64(1))) ?? UInt(41)))
      case let n?:
        print("n?", { if case .leaf(let v) = E13.text(a) { return v } else { return -9 } }())
      }
    }
    return "\(S13(b: a, items: [4, 4, -1, 9]))"
  }
  print(f4("\(s1)".map { String($0) }.joined(separator: ".")), f4(s1[keyPath: \S13.b], 3) as Any)
  print(E13.none.depth, (min(s2.depth, "naïve".utf16.count), s1[keyPath: \S13.b]))
}
indirect enum E14: Equatable {
  case leaf(Int), pair(left: E14, right: E14), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(65536): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(7))) }
}
func program14() {
  print("== 14")
  var s1: E14 = E14.text("  pad ")
  _ = s1
  let v2: Int? = Int?.none.map { "n\($0)" }?.count
  _ = v2
  func risk3(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (("Hello".max() ?? Character("7")) > ("👩‍👩‍👧x".max() ?? Character("7"))) || n > 3 { throw Failure.code(n) }
    return { if case .leaf(let v) = s1 { return v } else { return -9 } }()
  }
  do { print(try risk3(4)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk3(2)) ?? -1)
  var c5 = { if case .leaf(let v) = s1 { return v } else { return -9 } }()
  let make4: () -> Int = { c5 &+= { if case .leaf(let v) = s1 { return v } else { return -9 } }(); return c5 }
  print(make4(), c5, make4())
  func inmake4(_ x: inout Int) { x &+= { if case .leaf(let v) = s1 { return v } else { return -9 } }(); print(x) }
  var tmake4 = c5; inmake4(&tmake4); print(tmake4, c5)
  print(s1)
  if case .pair(let l, _) = s1 { s1 = l }
  switch s1 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
  let v6: (Int) -> Int = ({ n in n > Int(1).quotientAndRemainder(dividingBy: 7).remainder ? n : Int(clamping: Int16(-8340)) })
  _ = v6
  func f7(_ a: [Int], _ n: Int = 1) -> [Int] {
    defer { print("leaving f7", n) }
    s1.grow()
    print(Set(["x", "yy", "x"].sorted().map(\.count)).sorted())
    return a
  }
  print(f7([3, 1, 2].filter { $0 > Int(1) }.map(({ (n: Int) -> Int in let m = n &* 2; return m &- Int(41) }))), f7(Array(stride(from: 0, to: -3, by: -5)), 3) as Any)
  s1.grow()
}
final class C17 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C17?
  weak var back: C17?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C17 { n &+= k; return self }
}
struct S17: Equatable, CustomStringConvertible {
  var a: Int = Int(1) { willSet { print("will", newValue) } }
  var b: String
  var items: [Int] = []
  var total: Int { get { (~a) } set { a = newValue &+ (-4, "").0.subtractingReportingOverflow((Int?.none ?? a)).partialValue } }
  var description: String { "S17(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = stride(from: 0, through: a % 20, by: 7).reduce(0) { $0 &* 3 &+ $1 }; items.append(k); b += b }
  subscript(i: Int) -> Int { get { i &+ (["a": 1, "b": 2][b] ?? Set<Int>().count) } set { items.append(newValue); a = i } }
  static func + (l: S17, r: S17) -> S17 { S17(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program17() {
  print("== 17")
  var s1: C17 = C17(Int(-17)).bump()
  _ = s1
  var s2: S17 = S17(a: Int(1), b: "a,b,,c")
  _ = s2
  print((((true ? Int8(3) : Int8(-7)) / 3) &>> 9), Set(s2.items).sorted())
  print(Array(s2.items.enumerated().map { $0.offset &* $0.element }).first, ((C17(text: "1234") ?? C17(0)).next?.next?.bump().n ?? -3))
  func risk3(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (Character("é") >= ("Hello".min() ?? Character("é"))) || n > 3 { throw Failure.code(n) }
    return (((Array(1...5) + [Int(0)])[0]) % (-5))
  }
  do { print(try risk3(4)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk3(2)) ?? -1)
  func risk4(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (!(1...10 ~= Int(-17))) || n > 3 { throw Failure.code(n) }
    return s1.n
  }
  do { print(try risk4(1)) ; print(try risk4(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk4(9)) ?? -1)
  var v5: String = "\(s2)".description
  _ = v5
  if let o6 = (([3, 1, 2].contains(Int(2)) ? s2[2] : nil) ?? ([Int]().contains(Int(65536)) ? Int(clamping: UInt64(1)) : nil)), ((Int(-1), v5) == (Int(-1), v5)) {
    print(o6)
    print(min((~Int8(-128).byteSwapped), (~(Int8(3) &>> 9))), ["a": o6, "Hello": o6].filter { $0.value > 1 }[s1.late])
  } else {
    print(S17(a: Int(-17), b: v5).a)
  }
  func risk7(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if v5.hasPrefix(v5) || n > 3 { throw Failure.code(n) }
    return s2[keyPath: \.a]
  }
  do { print(try risk7(1)) ; print(try risk7(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk7(9)) ?? -1)
  print(s1.log.min(), s2)
}
protocol P18 { var name: String { get }; func score(_ k: Int) -> Int }
extension P18 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(0) }; func twice() -> Int { score(score(2) % 100) } }
class BP18: P18 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP18: BP18 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP18: P18 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP18: P18 { var name = "a" }
func bestP18<T: P18>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program18() {
  print("== 18")
  var s1: any P18 = DP18(v: Int(65536))
  _ = s1
  print((min(Int8(3), Int8(127)) / 3).byteSwapped)
  print(((s1 as any P18) is DP18), ({ (x: Int) -> Int in x &+ (s1 as any P18).twice() }(bestP18([BP18(v: 2), DP18(v: 1)]))))
  print((((UInt8(3) % 11) / 5) >> 5))
  print(Set([4, 4, -1, 9].map { $0 % 4 }).intersection([3, 1, 2].map({ -($0 % 50) })).filter { $0 % 2 == 0 }.sorted(), String(describing: type(of: WP18() as any P18)))
  print(Set(Array(stride(from: 9, to: -3, by: -5)).map { $0 % 4 }).sorted(), (((true ? Int8(-128) : Int8(-128)) >> 5) / 3))
  let v2: Int = (((s1 as any P18) as? BP18)?.v ?? 8)
  _ = v2
  print((~((Int?(-2) == nil) ? (Int32(2147483647) % 11) : min(Int32(-2147483648), Int32(3)))), UInt8(truncatingIfNeeded: UInt16(3).byteSwapped.byteSwapped))
}
let programs: [() -> Void] = [program9, program10, program11, program13, program14, program17, program18]
for program in programs { program() }
