enum Failure: Error { case code(Int) }
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
struct S10: Equatable, CustomStringConvertible {
  var a: Int = Int(0) { willSet { print("will", newValue) } }
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ Int(((-((1.0 / 3))) / 1e6).rounded()) } }
  var description: String { "S10(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = [String: Int]().merging([String: Int]()) { $0 &- $1 }[String(describing: UInt8(212)), default: (Optional(4) ?? a)]; items.append(k); b += (Character("a").isNumber ? b : b) }
  subscript(i: Int) -> Int { get { i &+ a } set { items.append(newValue); a = i } }
  static func + (l: S10, r: S10) -> S10 { S10(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program10() {
  print("== 10")
  var s1: C10 = (C10(text: "a,b,,c") ?? C10(0))
  _ = s1
  var s2: S10 = S10(b: "Zoë\n", items: [5])
  _ = s2
  loop4: for i3 in "\(s2)".map { String($0) }.prefix(3) {
    _ = i3
    s2.a = s1.n
    print([(Double(Int(0))).ulp, (Double(i3) ?? (123456789.125 + 1e-7))].reduce(0, +))
    let v5: Int = (({ (x: Int) -> Int in x &+ Int(7) }(Int(65536))) & (-4, "").0)
    _ = v5
  }
  func f6(_ a: String, _ n: Int = 1) -> String {
    func risk7(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if ((n, a) == (n, a)) || n > 3 { throw Failure.code(n) }
      return n
    }
    do { print(try risk7(4)) ; print(try risk7(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk7(9)) ?? -1)
    if (a.map { String($0) }.joined(separator: ".") <= a) {
      let v8: [String] = ["a": 1, "b": 2].sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.sorted()
      _ = v8
      let v9: Character = (String(a.lazy.reversed()).last ?? Character("a"))
      _ = v9
    }
    return "\(S10(a: n, b: a))"
  }
  print(f6(s1.late), f6(String(describing: [String]().sorted()), 0) as Any)
  if let o10 = ["b", "a"].max().map { $0 + "?" }?.count, Array(stride(from: 9, to: -3, by: -5)).contains([String: Int]()["e\u{301}", default: Int(2)]) {
    print(o10)
    if (![4, 4, -1, 9].contains(o10)) {
      do { let f = { [weak o = s1] in o?.n ?? -1 }; print(f()) }
      let v11: Int = o10
      _ = v11
    } else {
      func risk12(_ n: Int) throws -> Int {
        defer { print("d", n) }
        if s1.log.allSatisfy { $0 > (Optional(4) ?? o10) } || n > 3 { throw Failure.code(n) }
        return o10
      }
      do { print(try risk12(1)) ; print(try risk12(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
      print((try? risk12(2)) ?? -1)
    }
  } else {
    print((({ n in n > s2.a ? n : s2.a }))(s1.n))
  }
  if let o13 = Int(String("".prefix(3))).map { "n\($0)" }, s1.log.allSatisfy { $0 > [s2].map(\.a)[0] } {
    print(o13)
    if let o14 = (["x", "yy", "x"].first?.count ?? s2.items.first { $0 > 2 }), (["a": 1, "b": 2][o13] == nil) {
      print(o14)
      print(((![Int]().contains(o14)) ? ((Int8(127) &<< 9) &<< 9) : ((Int8(3) &<< 9) &>> 1)), ((true ? o13 : nil)?.count == nil))
    } else {
      print((UInt(clamping: Int(clamping: UInt(65536))) << 9))
    }
  } else {
    print(C10(Int(7)).late)
  }
  s2.items.sort()
}
protocol P12 { var name: String { get }; func score(_ k: Int) -> Int }
extension P12 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(2) }; func twice() -> Int { score(score(2) % 100) } }
class BP12: P12 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP12: BP12 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP12: P12 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP12: P12 { var name = "" }
func bestP12<T: P12>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program12() {
  print("== 12")
  var s1: any P12 = VP12(k: Int(7))
  _ = s1
  if let o2 = "a".map { String($0) }.max()?.count, String(repeating: "  pad ", count: 0).contains(String(Character("é"))) {
    print(o2)
    let v3: [String] = ["b", "a"].reversed().map { $0 + "!" }.filter { !$0.isEmpty }
    _ = v3
  } else {
    print(Character("7"))
  }
  print(Character("é"), (s1 as any P12).score(3))
  print((false ? Int(7) : nil).map { "n\($0)" }?.uppercased())
  print([4, 4, -1, 9].filter { $0 > Int(7) }.filter { $0 > (((s1 as any P12) as? BP12)?.v ?? 8) }.map(({ $0 &+ (s1 as any P12).twice() })), [4, 4, -1, 9].map { "\($0)" }.last.map { $0 + "?" })
  print(["a": 1, "b": 2].merging([String: Int]()) { $0 &- $1 }.mapValues { $0 &* 3 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
  print(bestP12([BP12(v: 2), DP12(v: 1)]), (BP12(v: Int(-1)) as any P12).twice())
  print((VP12(k: Int(7)) as any P12).twice(), Int(String(describing: type(of: s1 as any P12))))
  if ((s1 as any P12) is VP12) {
    print(Dictionary(["b", "a"].map { ($0, $0.count) }, uniquingKeysWith: { $1 }).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.reversed().map { $0 + "!" })
    print((({ (n: Int) -> Int in let m = n &* 2; return m &- (s1 as any P12).twice() }))((s1 as any P12).score(3)))
  }
}
struct S13: Equatable, CustomStringConvertible {
  var a: Int = Int(1000) { didSet { if a != oldValue { print("a", oldValue, a) } } }
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ a } }
  var description: String { "S13(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = Int(clamping: (Int32(-7) / 3)); items.append(k); b += "<\((1, "one"))>".split(separator: ",", omittingEmptySubsequences: false).map(String.init).joined(separator: "|") }
  subscript(i: Int) -> Int { get { i &+ b.count } set { items.append(newValue); a = i } }
  static func + (l: S13, r: S13) -> S13 { S13(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program13() {
  print("== 13")
  var s1: S13 = S13(a: Int(65536), b: "  pad ")
  _ = s1
  print((s1.items.allSatisfy { $0 > s1[keyPath: \.a] } ? s1.a : nil))
  func risk2(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if String(Int(1), radix: 36).contains(("e\u{301}" + "")) || n > 3 { throw Failure.code(n) }
    return (s1.total % 7)
  }
  do { print(try risk2(4)) ; print(try risk2(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk2(9)) ?? -1)
  let v3: Set<Int> = Set(zip([3, 1, 2], [4, 4, -1, 9]).map { $0 &+ $1 }.map { $0 % 4 })
  _ = v3
  s1.items.sort()
  let v4: Int32 = (Int32(1523457748) & Int32(3)).byteSwapped
  _ = v4
  var v5: Int? = ["b", "a"].map(\.count).firstIndex(of: 4)
  _ = v5
  if let o6 = (((-0.0).truncatingRemainder(dividingBy: 0.7) >= Double(Float(1e10))) ? Int(truncatingIfNeeded: Int16(-32768).byteSwapped) : nil), v3.isSubset(of: ["b", "a"].flatMap { [$0.count, 0] }) {
    print(o6)
    print(S13(a: o6, b: "  pad ").items.count)
  } else {
    print(s1.total)
  }
  let v7: [Int] = s1.items
  _ = v7
}
struct G14<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G14<U> { var g = G14<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G14 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G14: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
protocol P14 { var name: String { get }; func score(_ k: Int) -> Int }
extension P14 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(1) }; func twice() -> Int { score(score(2) % 100) } }
class BP14: P14 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP14: BP14 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP14: P14 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP14: P14 { var name = "a,b,,c" }
func bestP14<T: P14>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program14() {
  print("== 14")
  var s1: G14<Int> = G14<Int>().map { $0 % 7 }
  _ = s1
  var s2: any P14 = WP14()
  _ = s2
  let v3: Double = ((Double("Hello") ?? -0.0)).truncatingRemainder(dividingBy: 3)
  _ = v3
  switch (Int?.none.map({ $0 &+ 1 }) ?? String?.none?.count) {
  case nil:
    print("nil", (s1.map { $0 }.items.count, (s1.map { String($0) }.description + "\(s1)")))
  case .some(3):
    print(".some(3)", ((s1.items.count), s1.map { String($0) }.description))
  case let n?:
    print("n?", (~((~UInt8(3)) / 5)))
  }
  var c5 = Int(clamping: (~UInt(7)))
  let make4: () -> Int = { c5 &+= (s2 as any P14).twice(); return c5 }
  print(make4(), c5, make4())
  func inmake4(_ x: inout Int) { x &+= ({ (x: Int) -> Int in x &+ (s2 as any P14).twice() }([3, 1, 2].filter { $0 > Int(7) }.count)); print(x) }
  var tmake4 = c5; inmake4(&tmake4); print(tmake4, c5)
  s1.push(["a": Int(65536), "Hello": Int(0)][String(repeating: "a,b,,c", count: 0), default: bestP14([BP14(v: 2), DP14(v: 1)])] % 1000)
  let v6: String = String(describing: type(of: s2 as any P14))
  _ = v6
  for x in s1 { print(x) }
}
struct G17<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G17<U> { var g = G17<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G17 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G17: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
func program17() {
  print("== 17")
  var s1: G17<Int> = G17<Int>()
  _ = s1
  switch s1.reduce(0, &+).quotientAndRemainder(dividingBy: 7).remainder {
  case 0:
    print("0", Character("7"))
  case 1...5:
    print("1...5", (s1.sorted().allSatisfy { $0 > s1.map { $0 }.items.count } ? "\(s1)" : nil))
  case let n where n % 2 == 0:
    print("0", s1.filter { $0 > 0 }.filter { $0 != (Int(65536) % (-5)) }.count.quotientAndRemainder(dividingBy: 7).remainder)
  case ..<0:
    print("..<0", ((Int8(-128) % 11) << 1).byteSwapped)
  default:
    print("default", G17<Int>())
  }
  for x in s1 { print(x) }
  print((Int32(exactly: UInt8(3).byteSwapped.byteSwapped) ?? Int32(-1413741958)), Int(truncatingIfNeeded: (~(UInt64(1000) % 11))))
  func risk2(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (Double(Int(-1)) <= (123456789.125).nextUp) || n > 3 { throw Failure.code(n) }
    return s1.sum
  }
  do { print(try risk2(4)) ; print(try risk2(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk2(9)) ?? -1)
  let v3: Int = s1.map { $0 }.items.count
  _ = v3
  print(Character("a"), { var g = G17<Int>(); g.push(v3 % 1000); g.push(2); return g }())
  if ((true || false) || (!true)) {
    s1.push(min(v3, v3).quotientAndRemainder(dividingBy: 7).quotient % 1000)
    print(((v3, "1234").0, "\(s1)"), (["x", "yy", "x"].reversed().map { $0 + "!" }.reversed().map { $0 + "!" } + [s1.map { String($0) }.description]))
  }
}
final class C18 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C18?
  weak var back: C18?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C18 { n &+= k; return self }
}
func program18() {
  print("== 18")
  var s1: C18 = (C18(text: "Hello") ?? C18(0))
  _ = s1
  print(String(repeating: s1.late, count: 0).map { String($0) })
  func risk2(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if s1.late.hasPrefix(s1.late) || n > 3 { throw Failure.code(n) }
    return (s1.next?.next?.bump().n ?? -3)
  }
  do { print(try risk2(1)) ; print(try risk2(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk2(2)) ?? -1)
  let v3: Int = ((s1.next?.next?.bump().n ?? -3) | (Int?(-2) ?? Int(7)))
  _ = v3
  loop5: for (_, i4) in [String]().filter { !$0.isEmpty }.sorted().prefix(3).enumerated() where ("a,b,,c".split(separator: ",", maxSplits: 1).map(String.init).joined(separator: "|") == (1, "one").1) {
    _ = i4
    print(s1.n, s1.late)
    func f6(_ a: Int, _ n: Int = 1) -> Int {
      defer { print("leaving f6", n) }
      guard n > 2 else { return (s1.next?.n ?? 3) }
      let v7: [Int] = [3, 1, 2].reduce(into: [Int]()) { $0.append($1 % 10) }.map(({ $0 &+ a }))
      _ = v7
      print(C18(v3).log)
      return Dictionary([String]().map { ($0, $0.count) }, uniquingKeysWith: max).filter { $0.value > 1 }[i4, default: v3]
    }
    print(f6(max(v3, (s1.next?.n ?? 3), Int(1000))), f6(v3, 0) as Any)
    if (!(1...10 ~= v3)) {
      switch s1.late {
      case "":
        print("", s1.log)
      case "a", "Hello":
        print("Hello", ((UInt(0).byteSwapped &>> 9) &+ ((false ? UInt(0) : UInt(0)) << 5)))
      case let s where s.hasPrefix("1"):
        print("s.hasPrefix(1)", ((~(Int32(3) &+ Int32(-423059750))) &* (~(Int32(-7) &+ Int32(3)))))
      default:
        print("default", min((UInt8(3) & UInt8(255)).byteSwapped, ((~UInt8(3)) % 11)))
      }
      if let o8 = (Int(["b", "a"].joined(separator: "a")) ?? (["a": 1, "b": 2][i4] ?? ["a": 1, "b": 2][i4])), Set([5].map { $0 % 4 }).isSubset(of: s1.log) {
        print(o8)
        print(Set([4, 4, -1, 9].filter { $0 > o8 }).filter { $0 % 2 == 0 }.sorted(), (min(UInt8(255), UInt8(0)).byteSwapped & (UInt8(exactly: (UInt8(exactly: UInt32(4294967295)) ?? UInt8(3))) ?? UInt8(0))))
      } else {
        print(C18(v3).late)
      }
    }
  }
  if let o9 = (true ? "Hello" : nil).map { $0 + "?" }?.uppercased(), (v3 > s1.n) {
    print(o9)
    if let next = s1.next { next.back = s1; print(next.back?.n ?? 0) }
  } else {
    print((s1.late.min() ?? Character("a")))
  }
  print(C18(v3).bump().late, (({ n in n > ((s1.log + [v3])[0]) ? n : ([String: Int]()["👩‍👩‍👧x"] ?? v3) }))(s1.n.subtractingReportingOverflow(v3.quotientAndRemainder(dividingBy: 7).remainder).partialValue))
  do { let f = { [weak o = s1] in o?.n ?? -1 }; print(f()) }
  func risk10(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (Character("é") < Character("7")) || n > 3 { throw Failure.code(n) }
    return s1.bump(by: 2).n
  }
  do { print(try risk10(1)) ; print(try risk10(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk10(2)) ?? -1)
  if let next = s1.next { next.back = s1; print(next.back?.n ?? 0) }
}
let programs: [() -> Void] = [program10, program12, program13, program14, program17, program18]
for program in programs { program() }
