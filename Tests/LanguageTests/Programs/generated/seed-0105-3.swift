enum Failure: Error { case code(Int) }
indirect enum E19: Equatable {
  case leaf(Int), pair(left: E19, right: E19), text(String), none
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
func program19() {
  print("== 19")
  var s1: E19 = E19.leaf(Int(1000))
  _ = s1
  print(({ if case .leaf(let v) = s1 { return v } else { return -9 } }(), (Int(7), "Hello").1), Array([s1.depth, Int(truncatingIfNeeded: Int16(3))].enumerated().map { $0.offset &* $0.element }))
  if (s1 == .none) {
    if (stride(from: 0, through: Int(7) % 20, by: 7).reduce(0) { $0 &* 3 &+ $1 } >= (Int(-17) / 3)) {
      let v2: Int = stride(from: 0, through: (false ? Int(65536) : Int(0)) % 20, by: 7).reduce(0) { $0 &* 3 &+ $1 }
      _ = v2
      print((({ $0 &+ v2 }))(Int(truncatingIfNeeded: (Int64(exactly: UInt(0)) ?? Int64(-1)))))
    }
    switch String(Int(1), radix: 16).split(separator: ",", maxSplits: 1).map(String.init).joined(separator: "|") {
    case "":
      print("", Array(Array(Array(1...5).enumerated().map { $0.offset &* $0.element }).prefix(2)).filter { $0 < s1.depth }.count)
    case "a", "Hello":
      print("Hello", (s1 != .leaf(2)))
    case let s where s.hasPrefix("1"):
      print("s.hasPrefix(1)", Set([4, 4, -1, 9].reduce(into: [Int]()) { $0.append($1 % 10) }.map { $0 % 4 }).filter { $0 % 2 == 0 }.sorted())
    default:
      print("default", E19.none)
    }
  }
  let v3: E19 = s1
  _ = v3
  var c5 = (Int("a,b,,c") ?? [5].filter { $0 != Int(0) }.count)
  let make4: () -> Int = { c5 &+= v3.depth; return c5 }
  print(make4(), c5, make4())
  func inmake4(_ x: inout Int) { x &+= { if case .leaf(let v) = v3 { return v } else { return -9 } }().quotientAndRemainder(dividingBy: 7).quotient; print(x) }
  var tmake4 = c5; inmake4(&tmake4); print(tmake4, c5)
  var c7 = v3.depth.quotientAndRemainder(dividingBy: 7).remainder
  let make6: () -> Int = { c7 &+= s1.depth; return c7 }
  print(make6(), c7, make6())
  func inmake6(_ x: inout Int) { x &+= v3.depth; print(x) }
  var tmake6 = c7; inmake6(&tmake6); print(tmake6, c7)
  loop9: for i8 in String(String(Character("7")).suffix(2)).prefix(3) {
    _ = i8
    func f10(_ a: Int?, _ n: Int = 1) -> Int? {
      defer { print("leaving f10", n) }
      guard n > 1 else { return (Int?(-2).flatMap { $0 > 0 ? $0 : nil } ?? Optional("opt")?.count) }
      if n < 5 { return f10(a, n + 2) }
      if (v3 != .leaf(2)) {
        switch s1 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
        print(n)
      } else {
        if case .pair(let l, _) = s1 { s1 = l }
      }
      var v11: Int = s1.depth
      _ = v11
      return a.flatMap { $0 > 0 ? $0 : nil }
    }
    print(f10(Int("1234").flatMap { $0 > 0 ? $0 : nil }), f10(Int?(-2).map({ $0 &+ 1 }).map(({ n in n > Int(0) ? n : Int(7) })), 3) as Any)
    switch ("a".contains("naïve") ? String(i8) : (1, "one").1) {
    case "":
      print("", ((true ? UInt8(3) : UInt8(255)).byteSwapped / 3))
    case "a", "Hello":
      print("Hello", ({ if case .leaf(let v) = s1 { return v } else { return -9 } }(), String(String(i8).sorted())))
    case let s where s.hasPrefix("1"):
      print("s.hasPrefix(1)", ((UInt8(exactly: (Int16(-32768) / 3)) ?? UInt8(0)) >= ((UInt8(255) &<< 9) &<< 5)))
    default:
      print("default", ((Int?.none.map({ $0 &+ 1 }) ?? { if case .leaf(let v) = v3 { return v } else { return -9 } }()), String(repeating: String(describing: (0.1 + 0.2)), count: 0)))
    }
    if Array(1...5).map { x in x &- 1 }.allSatisfy { $0 > s1.depth } { break loop9 }
    if i8.isLetter {
      func risk12(_ n: Int) throws -> Int {
        defer { print("d", n) }
        if (s1 != .leaf(2)) || n > 3 { throw Failure.code(n) }
        return Set([2, 9]).symmetricDifference(Array(1...5)).count
      }
      do { print(try risk12(4)) ; print(try risk12(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
      print((try? risk12(9)) ?? -1)
      print(((s1 == .none) ? String("naïve".reversed()).map { String($0) }.joined(separator: ".") : nil), String(repeating: (-4, "").1, count: 2).map { String($0) }.joined(separator: "."))
    } else {
      var v13: [Int] = [String]().map { $0.utf8.count }.filter { $0 > { if case .leaf(let v) = v3 { return v } else { return -9 } }() }
      _ = v13
    }
  }
  func f14(_ a: String, _ n: Int = 1) -> String {
    if Array(1...5).map({ -($0 % 50) }).contains(n) {
      if (1...10 ~= n) {
        var v15: (Int) -> Int = ({ $0 &+ s1.depth })
        _ = v15
        print((E19.text(a) == .none))
      } else {
        print((((false ? UInt(41) : UInt(41)) << 1) % 11))
      }
      print((Double(v3.depth) * Double({ if case .leaf(let v) = v3 { return v } else { return -9 } }())))
    }
    let v16: E19 = E19.text(a)
    _ = v16
    return (((v3 == .none) || (1...10 ~= n)) ? (String?.none.map { $0 + "?" } ?? String(a.filter { $0.isLetter })) : ["b", "a"].joined(separator: "a").split(separator: ",", omittingEmptySubsequences: false).map(String.init).joined(separator: "|"))
  }
  print(f14(String("a".suffix(2)).map { String($0) }.joined(separator: ".")), f14((Int(41), "e\u{301}").1, 0) as Any)
}
struct S21: Equatable, CustomStringConvertible {
  var a: Int = Int(-1)
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ b.split(separator: ",", maxSplits: 1).map(String.init).joined(separator: "|").utf8.count } }
  var description: String { "S21(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = (((items + [k])[0]) << 3); items.append(k); b += b }
  subscript(i: Int) -> Int { get { i &+ b.count } set { items.append(newValue); a = i } }
  static func + (l: S21, r: S21) -> S21 { S21(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
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
func program21() {
  print("== 21")
  var s1: S21 = S21(a: Int(1), b: "1234")
  _ = s1
  var s2: G21<Int> = G21<Int>().map { $0 % 7 }
  _ = s2
  if let o3 = Dictionary(grouping: ["b", "a"]) { String($0.prefix(1)) }.mapValues(\.count).filter { $0.value > 1 }["<\((UInt8(0) | UInt8(23)))>"], (1...10 ~= s1[2]) {
    print(o3)
    print(o3, (s1.items.max() ?? 0))
  } else {
    print(((false ? UInt8(0) : UInt8(3)).byteSwapped &- (~UInt8(3)).byteSwapped))
  }
  print((((-(0.0)) - (123456789.125 + (1.0 / 3)))).nextUp, Dictionary("Hello".map { String($0) }.map { ($0, $0.count) }, uniquingKeysWith: &+).keys.sorted())
  let v4: UInt = ((Character("7") <= Character("é")) ? (UInt(1000) % 11) : UInt(41).byteSwapped)
  _ = v4
  print(S21(b: "", items: [3, 1, 2]).items, G21<Int>().filter { $0 > 0 })
  print(([String]() + ["e\u{301}"]).filter { !$0.isEmpty }.last, Int(String(s1.total, radix: 2)))
  print(S21(a: Int(2), b: "naïve")[2], String(describing: Character("7")).utf8.map { Int($0) })
}
struct S23: Equatable, CustomStringConvertible {
  var a: Int = Int(0)
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ a } }
  var description: String { "S23(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = (a % 1000 - a % 1000); items.append(k); b += String((b.last ?? Character("é"))) }
  subscript(i: Int) -> Int { get { i &+ max((~a), stride(from: 0, through: a % 20, by: 3).reduce(0) { $0 &* 3 &+ $1 }, Int(65536)) } set { items.append(newValue); a = i } }
  static func + (l: S23, r: S23) -> S23 { S23(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program23() {
  print("== 23")
  var s1: S23 = S23(a: Int(2), b: "naïve")
  _ = s1
  if let o2 = String(describing: Int(-1)).map { String($0) }.max(), Set([2, 9]).union([4, 4, -1, 9]).isSubset(of: [String]().compactMap { Int($0) }) {
    print(o2)
    switch s1[keyPath: \.a] {
    case 0:
      print("0", (s1.a % 13))
    case 1...5:
      print("1...5", Dictionary(grouping: [String: Int]().keys.sorted()) { String($0.prefix(1)) }.mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    case let n where n % 2 == 0:
      print("0", ((Int(2), o2).0, o2))
    case ..<0:
      print("..<0", S23(b: "z")[keyPath: \S23.b])
    default:
      print("default", (((UInt(1) >> 9) % 11) &- (((-4, "") == (-4, "")) ? (UInt(2) >> 9) : (~UInt(2)))))
    }
  } else {
    print(s1.items.reduce(into: [Int]()) { $0.append($1 % 10) })
  }
  s1.b += s1[keyPath: \S23.b]
  loop4: for i3 in 0..<4 {
    _ = i3
    print(s1.items.sorted(by: >), [s1.a, (~i3).nonzeroBitCount])
    s1[i3] = 4
    if ("e\u{301}".first ?? Character("a")).isASCII { continue loop4 }
    var c6 = s1[2]
    let make5: () -> Int = { c6 &+= [s1].map(\.a)[0]; return c6 }
    print(make5(), c6, make5())
    func inmake5(_ x: inout Int) { x &+= i3; print(x) }
    var tmake5 = c6; inmake5(&tmake5); print(tmake5, c6)
  }
  s1.b += String(repeating: s1[keyPath: \S23.b], count: 0)
  print(Set(s1.items).subtracting(s1.items).sorted())
  loop8: for i7 in s1.items.prefix(4) {
    _ = i7
    let v9: [Int] = [String: Int]().mapValues { $0 &* 3 }.values.sorted()
    _ = v9
    func f10(_ a: Int?, _ n: Int = 1) -> Int? {
      guard n > 2 else { return Int("a").map(({ (n: Int) -> Int in let m = n &* 2; return m &- i7 })) }
      if Set([1, 2, 3]).filter { $0 % 2 == 0 }.isSubset(of: s1.items) {
        do { var copy = s1; copy.step(1); print(copy == s1, s1) }
        var v11: Int? = a
        _ = v11
      }
      if let o12 = Int(((1...10 ~= i7) ? (true ? "1234" : "naïve") : s1[keyPath: \S23.b])), (1...10 ~= (~n)) {
        print(o12)
        let v13: S23 = s1
        _ = v13
      } else {
        print((s1.items.filter { $0 > n }.count << 3))
      }
      return a
    }
    print(f10(zip(v9, v9).map { $0 &+ $1 }.firstIndex(of: 4)), f10(((Optional(4) ?? Int?(-2)) ?? (true ? i7 : nil)), 7) as Any)
    print((Int?.none.map { "n\($0)" }?.uppercased() ?? String(describing: s1.items)))
  }
}
final class C24 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C24?
  weak var back: C24?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C24 { n &+= k; return self }
}
func program24() {
  print("== 24")
  var s1: C24 = C24(Int(-1))
  _ = s1
  let v2: Int = (s1.next?.next?.bump().n ?? -3)
  _ = v2
  let v3: Bool = ((v2, "👩‍👩‍👧x") == (v2, ""))
  _ = v3
  s1.n = v2
  print(["a": 1, "b": 2].merging([String: Int]()) { $0 &- $1 }.mapValues { $0 &* 3 }[String(repeating: s1.late, count: 2), default: s1.log.count])
  let v4: Bool = s1.late.contains(("1234" + "naïve"))
  _ = v4
  print(((~Int8(103)).byteSwapped &>> 9))
  func f5(_ a: String, _ n: Int = 1) -> String {
    print(Set([String: Int]().mapValues { $0 &* 3 }.values.sorted()).sorted())
    var v6: String = s1.late
    _ = v6
    return a
  }
  print(f5(String((s1.next?.next?.bump().n ?? -3), radix: 2)), f5(((v4 || v4) ? s1.late : String(v2, radix: 16)), 3) as Any)
  switch s1.late.split(separator: ",", maxSplits: 1).map(String.init).joined(separator: "|") {
  case "":
    print("", Character("a"))
  case "a", "Hello":
    print("Hello", s1.log.map { "\($0)" }.first)
  case let s where s.hasPrefix("1"):
    print("s.hasPrefix(1)", Dictionary(["x", "yy", "x"].map { ($0, $0.count) }, uniquingKeysWith: &+).mapValues { $0 &* 3 }.values.sorted())
  default:
    print("default", v2)
  }
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
func program28() {
  print("== 28")
  var s1: C28 = (C28(text: "👩‍👩‍👧x") ?? C28(0))
  _ = s1
  var c3 = s1.log.count
  let make2: () -> Int = { c3 &+= s1.bump(by: 2).n; return c3 }
  print(make2(), c3, make2())
  func inmake2(_ x: inout Int) { x &+= ((true ? Int(65536) : nil) ?? s1.bump(by: 2).n); print(x) }
  var tmake2 = c3; inmake2(&tmake2); print(tmake2, c3)
  s1.next?.n &+= 1
  print((s1.late.max() ?? Character("a")), ({ (x: Int) -> Int in x &+ ((s1.log + [s1.log.count])[0]) }((s1.next?.next?.bump().n ?? -3))))
  do { let other = s1; other.n &-= 1; print(other === s1, s1.n) }
  s1.n = (~(s1.next?.n ?? 3))
  loop5: for i4 in 0..<4 {
    _ = i4
    print(Character("a"), (Set([2, 9]).union([5]).isSubset(of: Array([Int]().drop { $0 > 2 })) ? (Int8(exactly: Int8(-7).byteSwapped) ?? Int8(127)) : (Int8(exactly: (UInt16(exactly: Int32(-2147483648)) ?? UInt16(0))) ?? Int8(3))))
    switch Dictionary([String]().map { ($0, $0.count) }, uniquingKeysWith: { $1 })["a".map { String($0) }.joined(separator: ".")] {
    case nil:
      print("nil", ((s1.next?.n ?? 3), String(i4, radix: 36)))
    case .some(3):
      print(".some(3)", Array(s1.log.enumerated().map { $0.offset &* $0.element }))
    case let n?:
      print("n?", (~UInt(truncatingIfNeeded: (~Int8(-7)))))
    }
    if ((i4, "👩‍👩‍👧x") < (i4, "")) { break loop5 }
    switch s1.late.split(separator: ",").map(String.init).joined(separator: "|") {
    case "":
      print("", s1.n)
    case "a", "Hello":
      print("Hello", Set(s1.log.map { $0 % 4 }).sorted())
    case let s where s.hasPrefix("1"):
      print("s.hasPrefix(1)", (C28(text: "") ?? C28(0)).log)
    default:
      print("default", min(((false ? Int8(-128) : Int8(-128)) % 11), Int8(clamping: (Int64(41) % 11))))
    }
  }
}
let programs: [() -> Void] = [program19, program21, program23, program24, program28]
for program in programs { program() }
