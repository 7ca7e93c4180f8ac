enum Failure: Error { case code(Int) }
struct S29: Equatable, CustomStringConvertible {
  var a: Int = Int(41) { willSet { print("will", newValue) } }
  var b: String
  var items: [Int] = []
  var total: Int { get { ({ (x: Int) -> Int in x &+ (~a) }(a)) } set { a = newValue &+ a } }
  var description: String { "S29(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = k; items.append(k); b += (a, b).1 }
  subscript(i: Int) -> Int { get { i &+ Int(clamping: (true ? UInt(41) : UInt(2))) } set { items.append(newValue); a = i } }
  static func + (l: S29, r: S29) -> S29 { S29(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program29() {
  print("== 29")
  var s1: S29 = S29(a: Int(1), b: "a")
  _ = s1
  if s1.items.allSatisfy { $0 > (([Int]() + [Int(7)])[0]) } {
    var v2: String? = (true ? "" : nil).map { $0 + "?" }
    _ = v2
    loop4: for i3 in 0..<4 {
      _ = i3
      loop6: for i5 in (v2 ?? s1.b).prefix(3) {
        _ = i5
        let v7: [String: Int] = Dictionary([String: Int]().keys.sorted().map { ($0, $0.count) }, uniquingKeysWith: &+)
        _ = v7
        s1.total = i3
        if i5.isWhitespace { break loop6 }
        s1.total &+= 1
      }
      print(S29(b: "Hello", items: [5]).items)
      print((({ $0 &+ Int(truncatingIfNeeded: UInt(truncatingIfNeeded: Int64(-17))) }))(s1.items.count))
    }
  }
  print(S29(b: "1234", items: Array(1...5)).total, ("e\u{301}" + "a").map { String($0) }.sorted())
  loop9: for i8 in "<\(Character("a"))>".map { String($0) }.prefix(3) {
    _ = i8
    s1.step([s1].map(\.a)[0])
    switch ((i8 <= i8) ? s1.total : nil) {
    case nil:
      print("nil", S29(a: Int(41), b: i8).total)
    case .some(3):
      print(".some(3)", (({ $0 &+ ((Int(41) < Int(0)) ? s1.items.count : s1.items.count) }))(Int(truncatingIfNeeded: (UInt64(7) &* UInt64(65536)))))
    case let n?:
      print("n?", S29(b: i8, items: [3, 1, 2]).a)
    }
    if (1...10 ~= [s1].map(\.a)[0]) {
      s1.b += s1.b
      func risk10(_ n: Int) throws -> Int {
        defer { print("d", n) }
        if ((Int(7), i8) == (Int(65536), i8)) || n > 3 { throw Failure.code(n) }
        return ((Array(stride(from: 9, to: 10, by: 4)) + [[s1].map(\.a)[0]])[0])
      }
      do { print(try risk10(4)) ; print(try risk10(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
      print((try? risk10(9)) ?? -1)
    } else {
      s1[keyPath: \.a] &-= 2
    }
  }
  print(Character("7"), Character("é").isNumber)
  if let o11 = (Set([3, 1, 2]).isSubset(of: Array(stride(from: 0, to: 10, by: 4))) ? s1[keyPath: \S29.b] : nil), zip([3, 1, 2], [4, 4, -1, 9]).map { $0 &+ $1 }.contains(s1.total) {
    print(o11)
    if Set([2, 9]).filter { $0 % 2 == 0 }.isSubset(of: s1.items) {
      print(Set([4, 4, -1, 9].map { $0 % 4 }).filter { $0 % 2 == 0 }.union([String: Int]().mapValues { $0 &* 3 }.values.sorted()).sorted(), (min(UInt8(3), UInt8(0)).byteSwapped &- ([3, 1, 2].allSatisfy { $0 > Int(-1) } ? (~UInt8(9)) : UInt8(truncatingIfNeeded: Int32(2147483647)))))
      print((s1[keyPath: \.a] << 3))
    } else {
      func risk12(_ n: Int) throws -> Int {
        defer { print("d", n) }
        if Character("é").isWhitespace || n > 3 { throw Failure.code(n) }
        return (s1.items.count % 100)
      }
      do { print(try risk12(4)) ; print(try risk12(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
      print((try? risk12(9)) ?? -1)
    }
  } else {
    print(s1)
  }
  var v13: (Int, String) = (s1.items.count, "<\(true)>")
  _ = v13
  var v14: [String] = Array(1...5).map { "\($0)" }.sorted()
  _ = v14
  print((String(Character("a")).min() ?? Character("é")), (Int32(exactly: ({ (x: Int) -> Int in x &+ s1.items.count }(s1.total))) ?? Int32(2147483647)))
  loop16: for i15 in Dictionary(v14.map { ($0, $0.count) }, uniquingKeysWith: { $1 }).keys.sorted().prefix(3) {
    _ = i15
    s1.a = Int((Double(Float(1e16)) / 1e6).rounded())
    func f17(_ a: Int?, _ n: Int = 1) -> Int? {
      print(v13, (min(Int32(-1144950301), Int32(-7)).byteSwapped &+ ((v13 == v13) ? (Int32(-7) % 11) : Int32(2147483647).byteSwapped)))
      loop19: for i18 in v14.sorted().prefix(3) {
        _ = i18
        let v20: Double = max(max(1e-7, (0.1 + 0.2)), Double(n))
        _ = v20
        print(((1...10 ~= Set([2, 9]).count) ? ((UInt(65536) &>> 5) % 11) : (UInt(clamping: UInt(0)) % 11)), S29(b: i18, items: [5]).items)
        print((~(~Int32(-2147483648).byteSwapped)))
      }
      return v14.last?.count
    }
    print(f17((true ? i15 : nil)?.count), f17(Dictionary(grouping: v14) { String($0.prefix(1)) }.mapValues(\.count)[i15], 7) as Any)
    let v21: (Int, String) = v13
    _ = v21
  }
}
struct S30: Equatable, CustomStringConvertible {
  var a: Int = Int(1000) { willSet { print("will", newValue) } }
  var b: String
  var items: [Int] = []
  var total: Int { get { ((a >> 1) / (-2)) } set { a = newValue &+ Int(truncatingIfNeeded: (UInt64(0) | UInt64(1000))) } }
  var description: String { "S30(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = (a % 1000 - a % 1000); items.append(k); b += String(Character("é")) }
  subscript(i: Int) -> Int { get { i &+ (a, b).0 } set { items.append(newValue); a = i } }
  static func + (l: S30, r: S30) -> S30 { S30(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program30() {
  print("== 30")
  var s1: S30 = S30(b: "z")
  _ = s1
  var v2: Int = s1.a
  _ = v2
  s1[s1.total] = 4
  func f3(_ a: String, _ n: Int = 1) -> String {
    guard n > 0 else { return "\(s1)" }
    print(((s1[keyPath: \.a] % 1000 * v2 % 1000), String((a.first ?? Character("7")))))
    var c5 = min(Int((2.75 / 1e6).rounded()), s1.a)
    let make4: () -> Int = { c5 &+= s1.items.count; return c5 }
    print(make4(), c5, make4())
    func inmake4(_ x: inout Int) { x &+= s1.total; print(x) }
    var tmake4 = c5; inmake4(&tmake4); print(tmake4, c5)
    return a.split(separator: ",").map(String.init).joined(separator: "|")
  }
  print(f3(s1[keyPath: \S30.b]), f3(s1[keyPath: \S30.b], 7) as Any)
  v2 %= 97
  v2 ^= (s1.a << 3)
  let v6: [String: Int] = [String: Int]().mapValues { $0 &* 3 }.mapValues { $0 &* 3 }
  _ = v6
  print("👩‍👩‍👧x".map { String($0) }.reversed().map { $0 + "!" }.filter { !$0.isEmpty }, S30(a: v2, b: s1[keyPath: \S30.b]))
  if let o7 = Optional(4).map { "n\($0)" }.map { $0 + "?" }?.uppercased(), (((1, "one") < (1, "one")) || (Character("7") < Character("a"))) {
    print(o7)
    print(S30(b: "z").items, Dictionary(s1.items.map { "\($0)" }.map { ($0, $0.count) }, uniquingKeysWith: max).sorted { $0.key < $1.key })
  } else {
    print(s1)
  }
}
final class C33 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C33?
  weak var back: C33?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C33 { n &+= k; return self }
}
indirect enum E33: Equatable {
  case leaf(Int), pair(left: E33, right: E33), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(-17): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(2))) }
}
func program33() {
  print("== 33")
  var s1: C33 = C33(Int(1))
  _ = s1
  var s2: E33 = E33.leaf(Int(0))
  _ = s2
  var v3: Int = Int(((-(1.5)) / 1e6).rounded(.up))
  _ = v3
  if case .pair(let l, _) = s2 { s2 = l }
  s1.next = nil
  loop5: for i4 in s1.late.map { String($0) }.prefix(3) {
    _ = i4
    var c7 = s1.bump(by: 2).n
    let make6: () -> Int = { c7 &+= s2.depth; return c7 }
    print(make6(), c7, make6())
    func inmake6(_ x: inout Int) { x &+= (s1.bump(by: 2).n ^ v3); print(x) }
    var tmake6 = c7; inmake6(&tmake6); print(tmake6, c7)
    let v8: [Int] = s1.log
    _ = v8
    print((Double(Float((-(123456789.125))))).rounded())
  }
  let v9: (Int) -> Int = ({ n in n > (s1.next?.n ?? 3) ? n : (false ? v3 : v3) })
  _ = v9
  func f10(_ a: String, _ n: Int = 1) -> String {
    guard n > 2 else { return (v3, "1234").1 }
    if n < 5 { return f10(a, n + 2) }
    v3 %= 97
    if (s2 == .none) {
      let v11: String? = (Character("é").isUppercase ? (String?.none ?? a) : nil)
      _ = v11
      s2 = E33.none
    } else {
      print(v3)
    }
    return C33(n).bump().late
  }
  print(f10(String(describing: Array(stride(from: 9, to: -3, by: -5)))), f10(s1.late, 7) as Any)
  var c13 = stride(from: 0, to: v3 % 20, by: (-2)).reduce(0) { $0 &* 3 &+ $1 }
  let make12: () -> Int = { c13 &+= (min(v3, v3) % 13); return c13 }
  print(make12(), c13, make12())
  func inmake12(_ x: inout Int) { x &+= v3; print(x) }
  var tmake12 = c13; inmake12(&tmake12); print(tmake12, c13)
  if let o14 = ((s2 != .leaf(2)) ? "e\u{301}".uppercased() : nil).map { $0 + "?" }, (s2 != .leaf(2)) {
    print(o14)
    if let o15 = (false ? o14 : nil).map { $0 + "?" }?.uppercased(), (["a": 1, "b": 2].keys.sorted() == [Int]().map { "\($0)" }) {
      print(o15)
      if let o16 = [String: Int]()[o14].map { "n\($0)" }.map { $0 + "?" }, (s2 == .none) {
        print(o16)
        var v17: Int32 = (Int32(-2147483648) &<< 9).byteSwapped
        _ = v17
      } else {
        print((((Int32(1169788587) ^ Int32(-2147483648)) << 5) &+ (Int32(-2147483648) &>> 9).byteSwapped))
      }
    } else {
      print(Dictionary(grouping: [3, 1, 2].map(v9).map { "\($0)" }) { String($0.prefix(1)) }.mapValues(\.count).sorted { $0.key < $1.key })
    }
  } else {
    print((v3, String(repeating: "a,b,,c", count: 2).lowercased()))
  }
  var c19 = v3
  let make18: () -> Int = { c19 &+= v3; return c19 }
  print(make18(), c19, make18())
  func inmake18(_ x: inout Int) { x &+= Set(Array(1...5)).count; print(x) }
  var tmake18 = c19; inmake18(&tmake18); print(tmake18, c19)
}
struct S35: Equatable, CustomStringConvertible {
  var a: Int = Int(1000) { didSet { if a != oldValue { print("a", oldValue, a) } } }
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ (-4, "").0.multipliedReportingOverflow(by: (Int?.none ?? a)).partialValue } }
  var description: String { "S35(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = b.uppercased().utf8.count; items.append(k); b += b }
  subscript(i: Int) -> Int { get { i &+ a } set { items.append(newValue); a = i } }
  static func + (l: S35, r: S35) -> S35 { S35(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
struct G35<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G35<U> { var g = G35<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G35 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G35: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
func program35() {
  print("== 35")
  var s1: S35 = S35(a: Int(0), b: "  pad ")
  _ = s1
  var s2: G35<Int> = G35<Int>()
  _ = s2
  func risk3(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if ((Int(2), "Hello") == (Int(-17), "e\u{301}")) || n > 3 { throw Failure.code(n) }
    return s1[2]
  }
  do { print(try risk3(4)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk3(2)) ?? -1)
  let v4: [Int] = ([Int(-17), Int(-1)] + s1.items)
  _ = v4
  func f5(_ a: Int?, _ n: Int = 1) -> Int? {
    defer { print("leaving f5", n) }
    if n < 5 { return f5(a, n + 2) }
    func f6(_ a: Int, _ n: Int = 1) -> Int {
      guard n > 2 else { return s2.map { $0 }.items.count }
      func f7(_ a: Int, _ n: Int = 1) -> Int {
        guard n > 1 else { return s1.total }
        s1.a = a
        s1.items.append(n)
        return s2.reduce(0, &+)
      }
      print(f7((s2.best ?? 0)), f7((s2.best ?? 0), 0) as Any)
      var v8: Int = [String: Int]().merging([String: Int]()) { $0 &- $1 }[String(describing: n), default: s1[2]]
      _ = v8
      return n
    }
    print(f6(n), f6(s2.reduce(0, &+), 7) as Any)
    s1.items.append(Int((max(1e10, 1.5) / 1e6).rounded(.up)))
    return Int(["a": 1, "b": 2].sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "Hello"))
  }
  print(f5(v4.firstIndex(of: 4)), f5(v4.firstIndex(of: 4), 7) as Any)
  print("\(s1)".hasSuffix("\(s1)".map { String($0) }.joined(separator: ".")))
  print(s2.contains(2), s2.first { $0 > 1 } as Any)
  var v9: UInt = (UInt(exactly: s2.sum) ?? UInt(2))
  _ = v9
  switch ((s1.items + [Set([1, 2, 3]).count])[0]) {
  case 0:
    print("0", Set(s2.filter { $0 > 0 }.map { $0 % 4 }).sorted())
  case 1...5:
    print("1...5", (s1.items.min() ?? (s2.best ?? 0)))
  case let n where n % 2 == 0:
    print("0", (Int?(-2).flatMap { $0 > 0 ? $0 : nil } ?? [String: Int]()["a"]).map { "n\($0)" })
  case ..<0:
    print("..<0", (UInt(exactly: s2.sum) ?? UInt(0)))
  default:
    print("default", zip(["b", "a"].reversed().map { $0 + "!" }.map(\.count), s2.filter { $0 > 0 }).map { $0 &+ $1 })
  }
  var v10: Int = (s2.best ?? 0)
  _ = v10
}
protocol P36 { var name: String { get }; func score(_ k: Int) -> Int }
extension P36 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(-17) }; func twice() -> Int { score(score(2) % 100) } }
class BP36: P36 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP36: BP36 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP36: P36 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP36: P36 { var name = "e\u{301}" }
func bestP36<T: P36>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program36() {
  print("== 36")
  var s1: any P36 = DP36(v: Int(2))
  _ = s1
  let v2: UInt8 = ((~UInt8(3)) & (UInt8(255) &- UInt8(255)))
  _ = v2
  loop4: for i3 in String(describing: type(of: s1 as any P36)).prefix(3) {
    _ = i3
    if ((s1 as any P36) is DP36) {
      print(["a": (s1 as any P36).twice(), "Hello": stride(from: 0, to: Int(2) % 20, by: 7).reduce(0) { $0 &* 3 &+ $1 }].keys.sorted())
      if ((s1 as any P36) is VP36) {
        print(String((s1 as any P36).name.lazy.reversed()), String((s1 as any P36).name.dropFirst()))
        let v5: Set<Int> = Set((Array(1...5) + [5]))
        _ = v5
      } else {
        print((VP36(k: Int(-1)) as any P36).score(3))
      }
    } else {
      var v6: (Int) -> Int = ({ n in n > Int(0).quotientAndRemainder(dividingBy: 7).remainder ? n : ({ (x: Int) -> Int in x &+ Int(-17) }(Int(2))) })
      _ = v6
    }
    if ((s1 as any P36) is VP36) {
      print(((s1 as any P36) is DP36), ["a": 1, "b": 2].sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.reversed().map { $0 + "!" }.last)
      let v7: Bool = ((s1 as any P36) is DP36)
      _ = v7
    } else {
      print(["a": bestP36([BP36(v: 2), DP36(v: 1)]), "Hello": (((s1 as any P36) as? BP36)?.v ?? 8)].values.sorted())
    }
    if ((s1 as any P36) is DP36) { continue loop4 }
    let v8: Character = Character("a")
    _ = v8
  }
  var c10 = ((Array([5].reversed()) + [(((s1 as any P36) as? BP36)?.v ?? 8)])[0])
  let make9: () -> Int = { c10 &+= (bestP36([BP36(v: 2), DP36(v: 1)]) / (-2)); return c10 }
  print(make9(), c10, make9())
  func inmake9(_ x: inout Int) { x &+= (Array([5].enumerated().map { $0.offset &* $0.element }).underestimatedCount); print(x) }
  var tmake9 = c10; inmake9(&tmake9); print(tmake9, c10)
  let v11: Int = ((((s1 as any P36) as? BP36)?.v ?? 8) % 100)
  _ = v11
  print((({ n in n > (s1 as any P36).twice() ? n : v11.subtractingReportingOverflow((s1 as any P36).twice()).partialValue }))(bestP36([BP36(v: 2), DP36(v: 1)])), v2)
  if let o12 = [Int]().map({ x in x &* x }).first { $0 > 2 }.map { "n\($0)" }, ((s1 as any P36) is DP36) {
    print(o12)
    func risk13(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if ((s1 as any P36) is VP36) || n > 3 { throw Failure.code(n) }
      return (~(s1 as any P36).twice())
    }
    do { print(try risk13(4)) ; print(try risk13(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk13(9)) ?? -1)
  } else {
    print(v2)
  }
  print(Array(1...5).reduce(into: [Int]()) { $0.append($1 % 10) }.first.map(({ n in n > v11 ? n : (~v11) })))
}
let programs: [() -> Void] = [program29, program30, program33, program35, program36]
for program in programs { program() }
