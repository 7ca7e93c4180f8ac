enum Failure: Error { case code(Int) }
indirect enum E28: Equatable {
  case leaf(Int), pair(left: E28, right: E28), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(0): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(-17))) }
}
struct S28: Equatable, CustomStringConvertible {
  var a: Int = Int(2)
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ a } }
  var description: String { "S28(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = a.addingReportingOverflow(k).partialValue.byteSwapped; items.append(k); b += String(stride(from: 0, to: a % 20, by: 7).reduce(0) { $0 &* 3 &+ $1 }, radix: 36) }
  subscript(i: Int) -> Int { get { i &+ (Int?(-2).flatMap { $0 > 0 ? $0 : nil } ?? (a << 1)) } set { items.append(newValue); a = i } }
  static func + (l: S28, r: S28) -> S28 { S28(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program28() {
  print("== 28")
  var s1: E28 = E28.none
  _ = s1
  var s2: S28 = S28(a: Int(1000), b: "naïve")
  _ = s2
  if let o3 = Dictionary(grouping: ["a": 1, "b": 2].sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }) { String($0.prefix(1)) }.mapValues(\.count)[s2[keyPath: \S28.b]], (s1 != .leaf(2)) {
    print(o3)
    let v4: Bool = (s1 != .leaf(2))
    _ = v4
  } else {
    print((((true ? Int32(1282275460) : Int32(-7)) % 11) % 11))
  }
  print(Int("<\(Character("é"))>").map { "n\($0)" }, (UInt(truncatingIfNeeded: s1.depth) << 1))
  if (s1 != .leaf(2)) {
    if let o5 = ("Hello".hasSuffix("👩‍👩‍👧x") ? (([Int]() + [Int(1)])[0]) : nil).flatMap { $0 > 0 ? $0 : nil }, (!(s1 != .leaf(2))) {
      print(o5)
      s2.total = s2.items.count
    } else {
      print(((s1 == .none) ? Int8(-7).byteSwapped.byteSwapped : min((Int8(115) % 11), (Int8(3) &<< 1))))
    }
    let v6: E28 = E28.none
    _ = v6
  } else {
    switch ({ (x: Int) -> Int in x &+ (Int(1) >> 70) }(s2[keyPath: \.a])) {
    case 0:
      print("0", S28(a: Int(0), b: "a,b,,c"))
    case 1...5:
      print("1...5", E28.none)
    case let n where n % 2 == 0:
      print("0", ((UInt(exactly: (Int32(-2147483648) &>> 5)) ?? UInt(7)) ^ min((UInt(41) & UInt(7)), min(UInt(7), UInt(7)))))
    case ..<0:
      print("..<0", Set(zip(s2.items, s2.items).map { $0 &+ $1 }).sorted())
    default:
      print("default", s2.items.filter { $0 > min(s1.depth, s2[keyPath: \.a]) })
    }
  }
  loop8: for i7 in s2.b.description.prefix(3) {
    _ = i7
    let v9: UInt = ((UInt(1000) / 5) % 11)
    _ = v9
    func f10(_ a: [Int], _ n: Int = 1) -> [Int] {
      guard n > 1 else { return s2.items }
      s2[keyPath: \.a] &-= 2
      s1.grow()
      return S28(b: "e\u{301}", items: a).items
    }
    print(f10(s2.items), f10(s2.items, 0) as Any)
    if case .pair(let l, _) = s1 { s1 = l }
  }
  var c12 = s2.a
  let make11: () -> Int = { c12 &+= { if case .leaf(let v) = s1 { return v } else { return -9 } }().quotientAndRemainder(dividingBy: 7).quotient; return c12 }
  print(make11(), c12, make11())
  func inmake11(_ x: inout Int) { x &+= { if case .leaf(let v) = s1 { return v } else { return -9 } }(); print(x) }
  var tmake11 = c12; inmake11(&tmake11); print(tmake11, c12)
  loop14: for i13 in s2.items.prefix(4) {
    _ = i13
    if let o15 = s2.items.last.map(({ n in n > [s2].map(\.a)[0] ? n : { if case .leaf(let v) = s1 { return v } else { return -9 } }() })), (Set<Int>().isSubset(of: Array(1...5)) && "Hello".hasSuffix("1234")) {
      print(o15)
      switch (i13, "\(s2)") {
      case (0, _):
        print("_)", i13)
      case (let n, "a") where n > 0:
        print("0", String(describing: (o15, "e\u{301}".map { String($0) }.joined(separator: "."))))
      case (1..., let s) where s.count > 1:
        print("1", s2.items.contains(o15))
      default:
        print("default", "\(S28(a: o15, b: ""))")
      }
    } else {
      print(s2[keyPath: \S28.b])
    }
    s2.a = s1.depth
    let v16: [Int] = s2.items
    _ = v16
  }
  print((((Int8(127) &>> 9) << 1) &<< 9), ([String: Int]().sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } + [("" + "naïve")]).last)
  print(s1.depth, (E28.none != .leaf(2)))
  if (Set([5]) == Set(Array(1...5))) {
    var v17: (Int, String) = (min(Int(0), Int(1000)), s2[keyPath: \S28.b])
    _ = v17
    print(Dictionary(grouping: String(repeating: "a", count: 0).map { String($0) }) { String($0.prefix(1)) }.mapValues(\.count).sorted { $0.key < $1.key }, Character("é"))
  }
}
final class C31 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C31?
  weak var back: C31?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C31 { n &+= k; return self }
}
func program31() {
  print("== 31")
  var s1: C31 = (C31(text: "1234") ?? C31(0))
  _ = s1
  print(C31(Int(-17)).log, s1.log.min())
  s1.next = nil
  if let o2 = ((UInt8(255) < UInt8(0)) ? ([4, 4, -1, 9].reduce(0, &+)) : nil).map { "n\($0)" }, (["b", "a"].joined(separator: "Hello") == "a".split(separator: ",", maxSplits: 1).map(String.init).joined(separator: "|")) {
    print(o2)
    func risk3(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if ((Int(-17), o2) < (Int(1), o2)) || n > 3 { throw Failure.code(n) }
      return s1.log.count
    }
    do { print(try risk3(1)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk3(2)) ?? -1)
  } else {
    print(max((s1.next?.next?.bump().n ?? -3), s1.log.count, Int(2)))
  }
  if let o4 = Int(s1.late), (1...10 ~= (s1.next?.n ?? 3)) {
    print(o4)
    let v5: Int = (s1.next?.n ?? 3).quotientAndRemainder(dividingBy: 7).quotient
    _ = v5
  } else {
    print(Dictionary(["x", "yy", "x"].map { ($0, $0.count) }, uniquingKeysWith: &+).filter { $0.value > 1 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
  }
  print(((~(UInt(0) / 5)) / 5), ["a": (Character("a").isLetter ? (true ? Int(65536) : Int(1)) : (s1.next?.n ?? 3)), "Hello": (s1.next?.next?.bump().n ?? -3)].sorted { $0.key < $1.key })
  print((((Optional(4) == nil) ? (true ? UInt(1000) : UInt(1000)) : (true ? UInt(2) : UInt(7))) & (UInt(7).byteSwapped % 11)), (({ $0 &+ Set([1, 2, 3]).filter { $0 % 2 == 0 }.count }))(s1.n))
  let v6: Int = s1.n
  _ = v6
}
protocol P35 { var name: String { get }; func score(_ k: Int) -> Int }
extension P35 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(2) }; func twice() -> Int { score(score(2) % 100) } }
class BP35: P35 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP35: BP35 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP35: P35 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP35: P35 { var name = "a,b,,c" }
func bestP35<T: P35>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program35() {
  print("== 35")
  var s1: any P35 = DP35(v: Int(-1))
  _ = s1
  print((UInt8(exactly: Int32(truncatingIfNeeded: UInt(clamping: Int32(-2147483648)))) ?? UInt8(255)), ((((s1 as any P35) is DP35) ? Int8(-128).byteSwapped : (~Int8(3))) % 11))
  switch (s1 as any P35).name {
  case "":
    print("", (((s1 as any P35).score(3) % (-5)) % 13))
  case "a", "Hello":
    print("Hello", Set((false ? "👩‍👩‍👧x" : "a").utf8.map { Int($0) }.map { $0 % 4 }).sorted())
  case let s where s.hasPrefix("1"):
    print("s.hasPrefix(1)", (bestP35([BP35(v: 2), DP35(v: 1)]) % (-5)))
  default:
    print("default", String(describing: type(of: BP35(v: Int(-1)) as any P35)))
  }
  switch Int((s1 as any P35).name) {
  case nil:
    print("nil", Array(stride(from: 9, to: 10, by: -5)).min().map { "n\($0)" })
  case .some(3):
    print(".some(3)", ((s1 as any P35) is DP35))
  case let n?:
    print("n?", ((((s1 as any P35) is VP35) ? bestP35([BP35(v: 2), DP35(v: 1)]) : (((s1 as any P35) as? BP35)?.v ?? 8)), String(describing: type(of: s1 as any P35))))
  }
  print(((s1 as any P35).twice() / 3), [String: Int]().merging(["a": 1, "b": 2]) { $0 &- $1 }.keys.sorted().sorted())
  if let o2 = [String: Int]()["Hello"].flatMap { $0 > 0 ? $0 : nil }.map(({ n in n > (Int(-17) &* Int(41)) ? n : (s1 as any P35).score(3) })), ((s1 as any P35) is VP35) {
    print(o2)
    let v3: Int = o2
    _ = v3
  } else {
    print((BP35(v: Int(0)) as any P35).twice())
  }
  if let o4 = (Int((true ? "  pad " : "a,b,,c")) ?? Int("1234").flatMap { $0 > 0 ? $0 : nil }), ((s1 as any P35) is VP35) {
    print(o4)
    if ((s1 as any P35) is VP35) {
      let v5: Int? = ["x", "yy", "x"].max()?.count
      _ = v5
      let v6: [String: Int] = ["a": (s1 as any P35).score(3), "Hello": (s1 as any P35).twice()]
      _ = v6
    } else {
      if let o7 = [Int]().map { $0 % 5 }.filter { $0 > o4 }.min(), ((s1 as any P35) is VP35) {
        print(o7)
        print(zip([3, 1, 2], [3, 1, 2]).map { $0 &+ $1 }.map(({ (n: Int) -> Int in let m = n &* 2; return m &- o4 })).map { "\($0)" }, min((Int8(clamping: o4) / 3), min(Int8(-128), Int8(-128)).byteSwapped))
      } else {
        print(Set([4, 4, -1, 9].map({ $0 &+ 1 }).map { $0 % 4 }).intersection(["b", "a"].sorted().map(\.count)).sorted())
      }
    }
  } else {
    print(String(describing: type(of: s1 as any P35)).map { String($0) }.joined(separator: "."))
  }
  print(max((s1 as any P35).twice(), ["x", "yy", "x"].compactMap { Int($0) }.filter { $0 > (Int(-1) & Int(-1)) }.count, Int(7)))
  switch String(describing: type(of: s1 as any P35)) {
  case "":
    print("", Set([String]().map { $0.utf8.count }.map { $0 % 4 }).symmetricDifference([String]().filter { !$0.isEmpty }.compactMap { Int($0) }).sorted())
  case "a", "Hello":
    print("Hello", Dictionary(grouping: ["b", "a"]) { String($0.prefix(1)) }.mapValues(\.count).mapValues { $0 &* 3 }.keys.sorted())
  case let s where s.hasPrefix("1"):
    print("s.hasPrefix(1)", (UInt8(exactly: ((true ? Int16(3) : Int16(-2648)) &>> 9)) ?? UInt8(3)))
  default:
    print("default", UInt(clamping: Int(truncatingIfNeeded: (Int8(-7) << 5))))
  }
}
final class C37 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C37?
  weak var back: C37?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C37 { n &+= k; return self }
}
indirect enum E37: Equatable {
  case leaf(Int), pair(left: E37, right: E37), text(String), none
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
func program37() {
  print("== 37")
  var s1: C37 = C37(Int(2))
  _ = s1
  var s2: E37 = E37.none
  _ = s2
  print((s1.log + s1.log.reduce(into: [Int]()) { $0.append($1 % 10) }), (max(s2.depth, Int((-3.25 / 1e6).rounded(.up)), Int(-17)) % 1000 * (~s1.n) % 1000))
  print(Set([1, 2, 3]).filter { $0 % 2 == 0 }.subtracting([Int(-17), Int(41)]).filter { $0 % 2 == 0 }.sorted())
  print((C37(text: "") ?? C37(0)).late)
  let v3: Int? = ((s2 != .leaf(2)) ? { if case .leaf(let v) = s2 { return v } else { return -9 } }() : nil)
  _ = v3
  print(Character("é"))
  s2.grow()
  var c5 = Int((max(1e10, -3.25) / 1e6).rounded(.up))
  let make4: () -> Int = { c5 &+= s1.late.utf8.count; return c5 }
  print(make4(), c5, make4())
  func inmake4(_ x: inout Int) { x &+= { if case .leaf(let v) = s2 { return v } else { return -9 } }(); print(x) }
  var tmake4 = c5; inmake4(&tmake4); print(tmake4, c5)
  if let o6 = [String: Int]()["a"].map { "n\($0)" }?.uppercased(), (1...10 ~= ["a": 1, "b": 2]["Hello", default: Int(65536)]) {
    print(o6)
    print({ if case .leaf(let v) = E37.none { return v } else { return -9 } }(), ([5].filter { $0 > Int(7) }.allSatisfy { $0 > s1.log.count } ? (Int(1000), o6).1 : nil))
  } else {
    print((((false ? Int32(-7) : Int32(2147483647)) / 5) % 11))
  }
  let v7: String = s1.late
  _ = v7
}
struct G38<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G38<U> { var g = G38<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G38 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G38: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
func program38() {
  print("== 38")
  var s1: G38<Int> = { var g = G38<Int>(); g.push(Int(41) % 1000); g.push(2); return g }()
  _ = s1
  switch "\(s1)".lowercased() {
  case "":
    print("", (((2.75 - 0.0)).rounded(.down)).truncatingRemainder(dividingBy: 0))
  case "a", "Hello":
    print("Hello", (({ n in n > ((s1.best ?? 0) << (-2)) ? n : s1.reduce(0, &+) }))((s1.best ?? 0)))
  case let s where s.hasPrefix("1"):
    print("s.hasPrefix(1)", (({ n in n > s1.reduce(0, &+) ? n : max(s1.reduce(0, &+), (s1.best ?? 0), Int(-1)) }))(s1.map { $0 }.items.count))
  default:
    print("default", ["a": s1.map { $0 }.items.count, "Hello": s1.sum].mapValues { $0 &* 3 }.sorted { $0.key < $1.key })
  }
  print(min(((true ? Int8(-40) : Int8(3)) / 3), (((1, "one") == (1, "one")) ? (Int8(-7) &- Int8(110)) : (Int8(3) &>> 9))), G38<Int>().map { $0 }.items.count)
  print(Set([1, 2, 3]).sorted().map(({ n in n > Int(0) ? n : Int(-17) })).filter { $0 > s1.map { $0 }.items.count }.count)
  print(G38<Int>().map { $0 % 7 }.sorted())
  func f2(_ a: [Int], _ n: Int = 1) -> [Int] {
    defer { print("leaving f2", n) }
    guard n > 1 else { return s1.items }
    if n < 5 { return f2(a, n + 2) }
    print((min((Int8(exactly: UInt32(0)) ?? Int8(-7)), (Int8(-128) / 3)) % 11), Dictionary(["a": 1, "b": 2].keys.sorted().map { ($0, $0.count) }, uniquingKeysWith: { $1 }).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    if let o3 = [String]().sorted().max()?.count, (Set([1, 2, 3]).sorted() == a) {
      print(o3)
      let v4: Int = s1.map { $0 }.items.count
      _ = v4
    } else {
      print((n, ((Int?.none == nil) ? "\(s1)" : ("Zoë\n" + ""))))
    }
    return a
  }
  print(f2([5].map { "\($0)" }.map(\.count)), f2(Array([3, 1, 2].reduce(into: [Int]()) { $0.append($1 % 10) }.enumerated().map { $0.offset &* $0.element }), 7) as Any)
  print((({ (n: Int) -> Int in let m = n &* 2; return m &- s1.sum }))(s1.sum), (({ n in n > Set([1, 2, 3]).filter { $0 % 2 == 0 }.count ? n : s1.sum }))(((1, "one").0 % (-5))))
  let v5: String = "\(s1)"
  _ = v5
}
struct G39<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G39<U> { var g = G39<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G39 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G39: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
func program39() {
  print("== 39")
  var s1: G39<Int> = G39<Int>()
  _ = s1
  print(s1.contains(2), s1.first { $0 > 1 } as Any)
  func f2(_ a: Int?, _ n: Int = 1) -> Int? {
    defer { print("leaving f2", n) }
    if Array([5].prefix { $0 > 1 }).contains(s1.map { $0 }.items.count) {
      var c4 = (s1.best ?? 0)
      let make3: () -> Int = { c4 &+= s1.reduce(0, &+); return c4 }
      print(make3(), c4, make3())
      func inmake3(_ x: inout Int) { x &+= ("naïve".contains("naïve") ? n : s1.map { $0 }.items.count); print(x) }
      var tmake3 = c4; inmake3(&tmake3); print(tmake3, c4)
      func risk5(_ n: Int) throws -> Int {
        defer { print("d", n) }
        if (((1, "one") == (1, "one")) && Character("7").isASCII) || n > 3 { throw Failure.code(n) }
        return n
      }
      do { print(try risk5(4)) ; print(try risk5(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
      print((try? risk5(9)) ?? -1)
    }
    for x in s1 { print(x) }
    return Array(stride(from: 0, to: -3, by: -5)).min()
  }
  print(f2(Dictionary(["b", "a"].map { ($0, $0.count) }, uniquingKeysWith: { $1 })[s1.map { String($0) }.description]), f2(Dictionary(grouping: ["b", "a"]) { String($0.prefix(1)) }.mapValues(\.count)[s1.map { String($0) }.description], 0) as Any)
  var c7 = s1.sum
  let make6: () -> Int = { c7 &+= (s1.best ?? 0); return c7 }
  print(make6(), c7, make6())
  func inmake6(_ x: inout Int) { x &+= s1.sum; print(x) }
  var tmake6 = c7; inmake6(&tmake6); print(tmake6, c7)
  print(min(((Int32(exactly: Int8(127)) ?? Int32(3)) / 3), Int32(-2147483648).byteSwapped.byteSwapped))
  func risk8(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if s1.items.allSatisfy { $0 > s1.reduce(0, &+) } || n > 3 { throw Failure.code(n) }
    return s1.sum
  }
  do { print(try risk8(1)) ; print(try risk8(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk8(2)) ?? -1)
}
let programs: [() -> Void] = [program28, program31, program35, program37, program38, program39]
for program in programs { program() }
