enum Failure: Error { case code(Int) }
indirect enum E0: Equatable {
  case leaf(Int), pair(left: E0, right: E0), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(7): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(65536))) }
}
func program0() {
  print("== 0")
  var s1: E0 = E0.leaf(Int(1))
  _ = s1
  print(E0.none.depth)
  print((({ (n: Int) -> Int in let m = n &* 2; return m &- s1.depth }))({ if case .leaf(let v) = s1 { return v } else { return -9 } }()), E0.leaf(["a": 1, "b": 2].mapValues { $0 &* 3 }[("" + "Hello"), default: s1.depth]))
  s1.grow()
  var c3 = Dictionary(grouping: ["b", "a"]) { String($0.prefix(1)) }.mapValues(\.count)["1234".map { String($0) }.joined(separator: "."), default: s1.depth]
  let make2: () -> Int = { c3 &+= s1.depth; return c3 }
  print(make2(), c3, make2())
  func inmake2(_ x: inout Int) { x &+= (Int(((0.1 + 0.2) / 1e6).rounded()) % 1000 + s1.depth % 1000); print(x) }
  var tmake2 = c3; inmake2(&tmake2); print(tmake2, c3)
  switch s1 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
  print(({ if case .leaf(let v) = s1 { return v } else { return -9 } }(), (Int(1), "1234").1))
}
indirect enum E3: Equatable {
  case leaf(Int), pair(left: E3, right: E3), text(String), none
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
struct S3: Equatable, CustomStringConvertible {
  var a: Int = Int(65536) { willSet { print("will", newValue) } }
  var b: String
  var items: [Int] = []
  var total: Int { get { (a / 3) } set { a = newValue &+ Set<Int>().union(items).count } }
  var description: String { "S3(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = Int(([0.0, 2.75].reduce(0, +) / 1e6).rounded(.up)); items.append(k); b += ((!false) ? String(Character("7")) : b) }
  subscript(i: Int) -> Int { get { i &+ max(a, a, Int(0)).quotientAndRemainder(dividingBy: 7).remainder } set { items.append(newValue); a = i } }
  static func + (l: S3, r: S3) -> S3 { S3(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program3() {
  print("== 3")
  var s1: E3 = E3.none
  _ = s1
  var s2: S3 = S3(a: Int(7), b: "Hello")
  _ = s2
  s2.a = max({ if case .leaf(let v) = s1 { return v } else { return -9 } }(), ["a": 1, "b": 2]["Zoë\n", default: Int(0)], Int(2))
  let v3: String = String(("a".first ?? Character("a")))
  _ = v3
  var c5 = { if case .leaf(let v) = s1 { return v } else { return -9 } }()
  let make4: () -> Int = { c5 &+= (~{ if case .leaf(let v) = s1 { return v } else { return -9 } }()); return c5 }
  print(make4(), c5, make4())
  func inmake4(_ x: inout Int) { x &+= { if case .leaf(let v) = s1 { return v } else { return -9 } }(); print(x) }
  var tmake4 = c5; inmake4(&tmake4); print(tmake4, c5)
  switch (Int((2.75 / 1e6).rounded()), v3.debugDescription) {
  case (0, _):
    print("_)", (Double(((s1 != .leaf(2)) ? v3.map { String($0) }.joined(separator: ".") : String(Character("7")))) ?? [((1.0 / 3)).rounded(), Double(Int(1))].reduce(0, +)))
  case (let n, "a") where n > 0:
    print("0", [String: Int]().mapValues { $0 &* 3 }[v3].map { "n\($0)" })
  case (1..., let s) where s.count > 1:
    print("1", ((s1 == .none) ? UInt8(truncatingIfNeeded: UInt16(0)).byteSwapped : ((UInt8(255) % 11) &<< 1)))
  default:
    print("default", (Int8(exactly: ((Int(1000) == Int(65536)) ? (UInt16(0) % 11) : UInt16(clamping: UInt8(0)))) ?? Int8(-7)))
  }
  print((E3.none == .none))
  loop7: for (_, i6) in v3.map { String($0) }.reversed().map { $0 + "!" }.prefix(3).enumerated() where (s1 == .none) {
    _ = i6
    let v8: Character = (v3.max() ?? Character("a"))
    _ = v8
    let v9: [Int] = Array(stride(from: 0, to: -3, by: 4)).filter { $0 > ({ (x: Int) -> Int in x &+ Int(-1) }(Int(2))) }
    _ = v9
    if (i6.last ?? Character("é")).isASCII { continue loop7 }
    if let o10 = Dictionary([Int]().map { "\($0)" }.map { ($0, $0.count) }, uniquingKeysWith: max)[i6], (s1 == .none) {
      print(o10)
      do { var copy = s2; copy.step(1); print(copy == s2, s2) }
    } else {
      print(Set([3, 1, 2].map({ $0 &+ 1 }).map { $0 % 4 }).sorted())
    }
  }
  let v11: Double = (Double(v3.map { String($0) }.joined(separator: ".")) ?? (-3.25 / -3.25))
  _ = v11
  let v12: Bool = (s1 != .leaf(2))
  _ = v12
  s2.items.sort()
}
protocol P5 { var name: String { get }; func score(_ k: Int) -> Int }
extension P5 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(65536) }; func twice() -> Int { score(score(2) % 100) } }
class BP5: P5 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP5: BP5 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP5: P5 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP5: P5 { var name = "👩‍👩‍👧x" }
func bestP5<T: P5>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program5() {
  print("== 5")
  var s1: any P5 = DP5(v: Int(65536))
  _ = s1
  func f2(_ a: String, _ n: Int = 1) -> String {
    guard n > 1 else { return String(describing: type(of: s1 as any P5)) }
    print((s1 as any P5).twice().byteSwapped, ((1...10 ~= n) ? (s1 as any P5).name : nil).map { $0 + "?" })
    let v3: Bool = (([3, 1, 2] + [3, 1, 2]) == ["b", "a"].map(\.count))
    _ = v3
    return a
  }
  print(f2((s1 as any P5).name), f2((s1 as any P5).name, 0) as Any)
  print((((s1 as any P5) is DP5) ? String(describing: type(of: s1 as any P5)) : nil)?.count, ((UInt(2) << 5).byteSwapped | min((~UInt(2)), min(UInt(1), UInt(65536)))))
  print((DP5(v: Int(41)) as any P5).name, stride(from: 0, to: (s1 as any P5).twice() % 20, by: 7).reduce(0) { $0 &* 3 &+ $1 })
  print(Dictionary([3, 1, 2].map { "\($0)" }.map { ($0, $0.count) }, uniquingKeysWith: max).mapValues { $0 &* 3 }.sorted { $0.key < $1.key }, [max(Int(7), Int(-1), Int(2)).trailingZeroBitCount, (s1 as any P5).score(3)])
  var c5 = (s1 as any P5).score(3)
  let make4: () -> Int = { c5 &+= ((~Int(2)) % 100); return c5 }
  print(make4(), c5, make4())
  func inmake4(_ x: inout Int) { x &+= (((s1 as any P5) as? BP5)?.v ?? 8); print(x) }
  var tmake4 = c5; inmake4(&tmake4); print(tmake4, c5)
  loop7: for i6 in 0..<4 {
    _ = i6
    print(String(describing: type(of: DP5(v: i6) as any P5)), (i6, (s1 as any P5).name))
    let v8: [String] = ["x", "yy", "x"].filter { !$0.isEmpty }.sorted()
    _ = v8
    let v9: Int8 = Int8(truncatingIfNeeded: (Int8(127) / 5))
    _ = v9
  }
  if let o10 = Int?(-2).flatMap { $0 > 0 ? $0 : nil }.flatMap { $0 > 0 ? $0 : nil }.map(({ (n: Int) -> Int in let m = n &* 2; return m &- ({ (x: Int) -> Int in x &+ Int(1000) }(Int(2))) })), ["x", "yy", "x"].map(\.count).contains((s1 as any P5).score(3)) {
    print(o10)
    if let o11 = (((s1 as any P5) is VP5) ? (s1 as any P5).name : nil), ((s1 as any P5) is DP5) {
      print(o11)
      if (o11.min() ?? Character("é")).isASCII {
        print(((WP5() as any P5) is VP5))
        let v12: Int32 = (Set([2, 9]).isSubset(of: [3, 1, 2]) ? (Int32(exactly: Int8(-7)) ?? Int32(-7)) : (Int32(-2147483648) << 9))
        _ = v12
      }
    } else {
      print((zip([5], [Int]()).map { $0 &+ $1 }.allSatisfy { $0 > bestP5([BP5(v: 2), DP5(v: 1)]) } ? ((UInt8(0) &>> 9) / 5) : ((UInt8(exactly: Int64(-17)) ?? UInt8(255)) % 11)))
    }
  } else {
    print((((s1 as any P5) is VP5) || ((s1 as any P5) is VP5)))
  }
  if ((s1 as any P5) is VP5) {
    print((((s1 as any P5) is VP5) ? String(describing: type(of: s1 as any P5)).split(separator: ",", maxSplits: 1).map(String.init).joined(separator: "|") : nil))
    func f13(_ a: Int, _ n: Int = 1) -> Int {
      print((VP5(k: a) as any P5).name, (Double(Float((1.5).nextUp))).nextUp)
      func risk14(_ n: Int) throws -> Int {
        defer { print("d", n) }
        if ((s1 as any P5) is VP5) || n > 3 { throw Failure.code(n) }
        return (((s1 as any P5) as? BP5)?.v ?? 8)
      }
      do { print(try risk14(1)) ; print(try risk14(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
      print((try? risk14(9)) ?? -1)
      return (VP5(k: n) as any P5).score(3)
    }
    print(f13(bestP5([BP5(v: 2), DP5(v: 1)])), f13((((s1 as any P5) is VP5) ? (((s1 as any P5) as? BP5)?.v ?? 8) : (Optional(4) ?? Int(0))), 0) as Any)
  } else {
    let v15: [String] = (s1 as any P5).name.map { String($0) }
    _ = v15
  }
  let v16: Double = [Double(Float((0.1 + 0.2))), max(1e-7, (1.0 / 3))].reduce(0, +)
  _ = v16
}
indirect enum E10: Equatable {
  case leaf(Int), pair(left: E10, right: E10), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(1000): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(-17))) }
}
func program10() {
  print("== 10")
  var s1: E10 = E10.text("Hello")
  _ = s1
  if let o2 = ((s1 != .leaf(2)) ? s1.depth : nil).map(({ (n: Int) -> Int in let m = n &* 2; return m &- { if case .leaf(let v) = s1 { return v } else { return -9 } }() })), (s1 == .none) {
    print(o2)
    print(((["a": 1, "b": 2][""] == nil) ? (["x", "yy", "x"].map(\.count).endIndex) : o2))
  } else {
    print(((s1.depth % 100) % 13))
  }
  let v3: Double = ([0.0, 0.0].reduce(0, +) - (1.5).squareRoot())
  _ = v3
  print((UInt(exactly: UInt64(clamping: (~UInt16(0)))) ?? UInt(7)))
  s1.grow()
  func f4(_ a: [Int], _ n: Int = 1) -> [Int] {
    defer { print("leaving f4", n) }
    guard n > 1 else { return Set<Int>().filter { $0 % 2 == 0 }.sorted() }
    if n < 5 { return f4(a, n + 2) }
    print((String(repeating: String("naïve".sorted()), count: 0).max() ?? Character("é")))
    s1.grow()
    return a
  }
  print(f4([(true ? Int(0) : Int(1)), s1.depth]), f4(["a": 1, "b": 2].keys.sorted().compactMap { Int($0) }, 3) as Any)
  print(v3, ["a": Int(2), "Hello": Int(41)].keys.sorted().max())
  if (("Zoë\n".first ?? Character("a")) < ("a".min() ?? Character("7"))) {
    if let o5 = Int([String: Int]().keys.sorted().joined(separator: "Hello")), (s1 == .none) {
      print(o5)
      func risk6(_ n: Int) throws -> Int {
        defer { print("d", n) }
        if (UInt8(clamping: Int32(2147483647)) >= (UInt8(3) / 3)) || n > 3 { throw Failure.code(n) }
        return s1.depth
      }
      do { print(try risk6(1)) ; print(try risk6(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
      print((try? risk6(9)) ?? -1)
    } else {
      print((Double(Float((v3).truncatingRemainder(dividingBy: 0)))).ulp)
    }
    let v7: Character = Character("7")
    _ = v7
  } else {
    loop9: for i8 in ("".map { String($0) } + ["a,b,,c".split(separator: ",", maxSplits: 1).map(String.init).joined(separator: "|")]).prefix(3) {
      _ = i8
      s1 = E10.none
      func f10(_ a: [Int], _ n: Int = 1) -> [Int] {
        defer { print("leaving f10", n) }
        guard n > 2 else { return Array(Array(Array(1...5).prefix(2)).enumerated().map { $0.offset &* $0.element }) }
        if n < 5 { return f10(a, n + 2) }
        s1.grow()
        print(Set(a).filter { $0 % 2 == 0 }.sorted())
        return a
      }
      print(f10(Array(i8.utf8.map { Int($0) }.enumerated().map { $0.offset &* $0.element })), f10(Set([1, 2, 3]).union([3, 1, 2]).sorted(), 3) as Any)
      if Array(Array(1...5).enumerated().map { $0.offset &* $0.element }).allSatisfy { $0 > (Int(2) % 1000 * Int(-17) % 1000) } { continue loop9 }
      func f11(_ a: Int, _ n: Int = 1) -> Int {
        guard n > 0 else { return { if case .leaf(let v) = s1 { return v } else { return -9 } }() }
        let v12: UInt = ((UInt(1) &<< 9) & (UInt(41) << 5))
        _ = v12
        print(min(v12, ((~v12) % 11)))
        return (a / (-2))
      }
      print(f11((~stride(from: 0, through: Int(7) % 20, by: 3).reduce(0) { $0 &* 3 &+ $1 })), f11({ if case .leaf(let v) = s1 { return v } else { return -9 } }().quotientAndRemainder(dividingBy: 7).quotient, 0) as Any)
    }
  }
  let v13: Int = s1.depth
  _ = v13
  var v14: Int = { if case .leaf(let v) = s1 { return v } else { return -9 } }()
  _ = v14
}
indirect enum E11: Equatable {
  case leaf(Int), pair(left: E11, right: E11), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(-17): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(7))) }
}
struct S11: Equatable, CustomStringConvertible {
  var a: Int = Int(-1) { willSet { print("will", newValue) } }
  var b: String
  var items: [Int] = []
  var total: Int { get { Int(clamping: (UInt64(65536) / 5)) } set { a = newValue &+ ((Int?.none ?? Optional(4)) ?? a) } }
  var description: String { "S11(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = (k % 1000 + k % 1000); items.append(k); b += b }
  subscript(i: Int) -> Int { get { i &+ Set([2, 9]).filter { $0 % 2 == 0 }.count } set { items.append(newValue); a = i } }
  static func + (l: S11, r: S11) -> S11 { S11(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program11() {
  print("== 11")
  var s1: E11 = E11.none
  _ = s1
  var s2: S11 = S11(a: Int(41), b: "")
  _ = s2
  func risk3(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (s1 == .none) || n > 3 { throw Failure.code(n) }
    return s2.a
  }
  do { print(try risk3(4)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk3(2)) ?? -1)
  var c5 = s1.depth
  let make4: () -> Int = { c5 &+= [4, 4, -1, 9].filter { $0 > Int(2) }.filter { $0 > { if case .leaf(let v) = s1 { return v } else { return -9 } }() }.count; return c5 }
  print(make4(), c5, make4())
  func inmake4(_ x: inout Int) { x &+= s2.total; print(x) }
  var tmake4 = c5; inmake4(&tmake4); print(tmake4, c5)
  if ((Int(2) != Int(-1)) != (1...10 ~= Int(1))) {
    let v6: S11 = s2
    _ = v6
    print(Int8(truncatingIfNeeded: Int16(truncatingIfNeeded: (false ? Int16(-32768) : Int16(-7)))), Dictionary(grouping: "\(s2)".map { String($0) }) { String($0.prefix(1)) }.mapValues(\.count).sorted { $0.key < $1.key })
  } else {
    var c8 = { if case .leaf(let v) = s1 { return v } else { return -9 } }()
    let make7: () -> Int = { c8 &+= ((Int(-17) % 100) % 1000 * s2.items.count % 1000); return c8 }
    print(make7(), c8, make7())
    func inmake7(_ x: inout Int) { x &+= max(s1.depth, s2[2], Int(7)); print(x) }
    var tmake7 = c8; inmake7(&tmake7); print(tmake7, c8)
  }
  print(Array(s2.items.enumerated().map { $0.offset &* $0.element }))
  print((~(UInt(1) | UInt(1)).byteSwapped))
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
  var s1: G12<Int> = G12<Int>().map { $0 % 7 }
  _ = s1
  s1.push(Int(truncatingIfNeeded: Int8(truncatingIfNeeded: UInt32(0))) % 1000)
  s1 = s1.map { $0 % 7 }
  print((stride(from: 0, to: s1.sum % 20, by: (-2)).reduce(0) { $0 &* 3 &+ $1 } % 7), Dictionary(["x", "yy", "x"].map { ($0, $0.count) }, uniquingKeysWith: max).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.max())
  let v2: String? = Int("").map { "n\($0)" }
  _ = v2
  print(s1.contains(2), s1.first { $0 > 1 } as Any)
}
struct G13<T: Comparable>: Sequence {
  private(set) var items: [T] = []
  var best: T? { items.max() }
  mutating func push(_ x: T) { items.append(x); if items.count > 4 { items.removeFirst() } }
  func map<U: Comparable>(_ f: (T) -> U) -> G13<U> { var g = G13<U>(); for i in items { g.push(f(i)) }; return g }
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
extension G13 where T: Numeric { var sum: T { items.reduce(0) { $0 + $1 } } }
extension G13: CustomStringConvertible { var description: String { "G" + items.map { "\($0)" }.joined(separator: "/") } }
func program13() {
  print("== 13")
  var s1: G13<Int> = G13<Int>().map { $0 % 7 }
  _ = s1
  if let o2 = ((Array(1...5).last == nil) ? s1.map { String($0) }.description : nil), Character("7").isWhitespace {
    print(o2)
    print((~(Int32(exactly: UInt8(clamping: Int64(2))) ?? Int32(-7))), (zip([5], [Int]()).map { $0 &+ $1 }.contains(s1.reduce(0, &+)) ? o2 : nil))
  } else {
    print("\(s1)".map { String($0) })
  }
  switch String(("".last ?? Character("7"))) {
  case "":
    print("", (Int(s1.map { String($0) }.description) != (Set([1, 2, 3]).isSubset(of: [5]) ? Set([2, 9]).count : nil)))
  case "a", "Hello":
    print("Hello", s1.filter { $0 > 0 })
  case let s where s.hasPrefix("1"):
    print("s.hasPrefix(1)", G13<Int>().map { $0 % 7 }.items)
  default:
    print("default", G13<Int>().map { $0 }.items.count)
  }
  let v3: Int = s1.reduce(0, &+)
  _ = v3
  func risk4(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if [String]().compactMap { Int($0) }.allSatisfy { $0 > s1.map { $0 }.items.count } || n > 3 { throw Failure.code(n) }
    return s1.reduce(0, &+)
  }
  do { print(try risk4(1)) ; print(try risk4(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk4(2)) ?? -1)
  print("\(G13<Int>().map { $0 % 7 })", Array(s1.items.reversed()))
}
indirect enum E14: Equatable {
  case leaf(Int), pair(left: E14, right: E14), text(String), none
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
func program14() {
  print("== 14")
  var s1: E14 = E14.leaf(Int(65536))
  _ = s1
  s1 = E14.pair(left: s1, right: .none)
  let v2: [Int] = Set<Int>().sorted().map { $0 &* 2 }
  _ = v2
  loop4: for i3 in Array(stride(from: 0, to: 10, by: -5)).map { $0 % 5 }.prefix(4) {
    _ = i3
    loop6: for i5 in 0..<1 {
      _ = i5
      var v7: Int? = ["b", "a"].last?.count
      _ = v7
      print(((Int32(-2147483648) / 3).byteSwapped % 11), ((Int32(truncatingIfNeeded: Int16(-32768)) % 11) &>> 9))
      if (s1 == .none) { continue loop6 }
      print((((Int32(3) % 11) << 9) / 5), (s1 == .none))
    }
    s1.grow()
    if (s1 == .none) { continue loop4 }
    func risk8(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if (s1 == .none) || n > 3 { throw Failure.code(n) }
      return { if case .leaf(let v) = s1 { return v } else { return -9 } }()
    }
    do { print(try risk8(1)) ; print(try risk8(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk8(2)) ?? -1)
  }
  func f9(_ a: Int, _ n: Int = 1) -> Int {
    guard n > 0 else { return s1.depth.bitWidth }
    if case .pair(let l, _) = s1 { s1 = l }
    var v10: E14 = E14.none
    _ = v10
    return n
  }
  print(f9(max(s1.depth, s1.depth, Int(65536))), f9(s1.depth, 3) as Any)
  if v2.allSatisfy { $0 > (Int(7) % 13) } {
    var c12 = { if case .leaf(let v) = s1 { return v } else { return -9 } }()
    let make11: () -> Int = { c12 &+= (v2.allSatisfy { $0 > Int(65536) } ? "Zoë\n".utf8.count : { if case .leaf(let v) = s1 { return v } else { return -9 } }()); return c12 }
    print(make11(), c12, make11())
    func inmake11(_ x: inout Int) { x &+= (s1.depth &- { if case .leaf(let v) = s1 { return v } else { return -9 } }()); print(x) }
    var tmake11 = c12; inmake11(&tmake11); print(tmake11, c12)
    switch s1 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
  }
  var v13: Int = { if case .leaf(let v) = s1 { return v } else { return -9 } }()
  _ = v13
  var v14: Int = Int(clamping: (~Int32(-2147483648)))
  _ = v14
}
indirect enum E16: Equatable {
  case leaf(Int), pair(left: E16, right: E16), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(2): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(-17))) }
}
func program16() {
  print("== 16")
  var s1: E16 = E16.text("naïve")
  _ = s1
  var v2: String = (Int(2), "👩‍👩‍👧x").1
  _ = v2
  loop4: for (_, i3) in v2.lowercased().map { String($0) }.prefix(3).enumerated() where (s1 != .leaf(2)) {
    _ = i3
    print(E16.none)
    print((UInt(exactly: Int8(truncatingIfNeeded: (Int32(3) / 5))) ?? UInt(7)))
    if (s1 == .none) { break loop4 }
    let v5: Int? = Optional(4).map({ x in x &* x }).map(({ n in n > Int(-1) ? n : Int(1000) }))
    _ = v5
  }
  print(max(((1.5).rounded(.down)).magnitude, [[-0.0, 2.75].reduce(0, +), Double(Int(7))].reduce(0, +)), ((Int(65536), v2).1.min() ?? Character("a")))
  if Character("é").isLetter {
    if (s1 == .none) {
      loop7: for i6 in Set([2, 9]).filter { $0 % 2 == 0 }.sorted().prefix(4) {
        _ = i6
        print((E16.leaf(i6) != .leaf(2)), { if case .leaf(let v) = E16.none { return v } else { return -9 } }())
        print(Dictionary(["x", "yy", "x"].filter { !$0.isEmpty }.sorted().map { ($0, $0.count) }, uniquingKeysWith: &+).sorted { $0.key < $1.key })
        if v2.utf8.map { Int($0) }.contains(s1.depth) { break loop7 }
        print(v2, String(repeating: v2, count: 2).map { String($0) }.first)
      }
      switch String((v2.first ?? Character("7"))) {
      case "":
        print("", { if case .leaf(let v) = s1 { return v } else { return -9 } }())
      case "a", "Hello":
        print("Hello", Set(["b", "a"].map { $0.utf8.count }.filter { $0 > (Int(7) % 1000 + Int(1) % 1000) }).sorted())
      case let s where s.hasPrefix("1"):
        print("s.hasPrefix(1)", (Int32(exactly: stride(from: 0, to: Int(-17) % 20, by: 7).reduce(0) { $0 &* 3 &+ $1 }) ?? Int32(-1297744105)).byteSwapped)
      default:
        print("default", Set([1, 2, 3]).filter { $0 % 2 == 0 }.symmetricDifference(Array(Array(1...5).dropFirst())).count)
      }
    }
    let v8: Character = Character("a")
    _ = v8
  } else {
    switch s1 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
  }
  print({ if case .leaf(let v) = E16.none { return v } else { return -9 } }())
  let v9: Int8 = (Int8(exactly: (UInt16(exactly: Int8(-7)) ?? UInt16(39741))) ?? Int8(3))
  _ = v9
  var v10: (Int, String) = (Int(((1.0 / 3) / 1e6).rounded()), v2)
  _ = v10
  print((((1...10 ~= Int(2)) ? (false ? UInt(0) : UInt(7)) : (~UInt(1000))) &* (~(UInt(0) % 11))), min(UInt(clamping: Int16(3).byteSwapped), UInt(clamping: UInt32(truncatingIfNeeded: Int64(65536)))))
}
indirect enum E22: Equatable {
  case leaf(Int), pair(left: E22, right: E22), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(1): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(65536))) }
}
func program22() {
  print("== 22")
  var s1: E22 = E22.text("a")
  _ = s1
  let v2: (Int) -> Int = ({ (n: Int) -> Int in let m = n &* 2; return m &- { if case .leaf(let v) = s1 { return v } else { return -9 } }() })
  _ = v2
  if (s1 != .leaf(2)) {
    var v3: (Int, String) = ({ if case .leaf(let v) = s1 { return v } else { return -9 } }(), String(repeating: "", count: 2))
    _ = v3
    let v4: (Int) -> Int = ({ (n: Int) -> Int in let m = n &* 2; return m &- { if case .leaf(let v) = s1 { return v } else { return -9 } }() })
    _ = v4
  }
  print((({ n in n > Int(clamping: Int8(11).byteSwapped) ? n : ([4, 4, -1, 9].filter { $0 > Int(-1) }.count / 3) }))(s1.depth), ["a": s1.depth, "Hello": ["a": 1, "b": 2]["e\u{301}", default: Int(65536)]][String(describing: Int(1).quotientAndRemainder(dividingBy: 7).remainder)])
  switch s1 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
  if (s1 == .none) {
    func risk5(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if ("Zoë\n".last ?? Character("7")).isLetter || n > 3 { throw Failure.code(n) }
      return { if case .leaf(let v) = s1 { return v } else { return -9 } }().leadingZeroBitCount
    }
    do { print(try risk5(4)) ; print(try risk5(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk5(2)) ?? -1)
    var v6: UInt8 = (~UInt8(3)).byteSwapped
    _ = v6
  } else {
    if (s1 == .none) {
      switch [String: Int]().merging([String: Int]()) { $0 &- $1 }[String(Int(-17), radix: 36)] {
      case nil:
        print("nil", (((false ? Int(41) : Int(-17)) >> 70), [4, 4, -1, 9].map { "\($0)" }.joined(separator: "Hello")))
      case .some(3):
        print(".some(3)", Set(Array(stride(from: 9, to: -3, by: 4)).map { x in x &- 1 }).sorted())
      case let n?:
        print("n?", [4, 4, -1, 9].map { "\($0)" }.map { $0.utf8.count }.reduce(into: [Int]()) { $0.append($1 % 10) })
      }
      print(E22.leaf(Int(7)).depth)
    } else {
      loop8: for i7 in [String: Int]().mapValues { $0 &* 3 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.prefix(3) {
        _ = i7
        s1 = E22.leaf(Int(1000))
        let v9: Int8 = ((s1 == .none) ? Int8(-7).byteSwapped : (Int8(-9) / 5))
        _ = v9
        if Array(1...5).reduce(into: [Int]()) { $0.append($1 % 10) }.contains((Int(1) &* Int(1))) { break loop8 }
        print(min(((s1 != .leaf(2)) ? (false ? Int8(127) : Int8(-35)) : (Int8(127) &<< 9)), ((~Int8(37)) % 11)))
      }
    }
  }
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
  var s1: G26<Int> = { var g = G26<Int>(); g.push(Int(-17) % 1000); g.push(2); return g }()
  _ = s1
  var c3 = s1.reduce(0, &+)
  let make2: () -> Int = { c3 &+= ((Int?(-2) == nil) ? Int(truncatingIfNeeded: UInt64(65536)) : (Int(-17) % 13)); return c3 }
  print(make2(), c3, make2())
  func inmake2(_ x: inout Int) { x &+= s1.reduce(0, &+); print(x) }
  var tmake2 = c3; inmake2(&tmake2); print(tmake2, c3)
  s1.push(s1.reduce(0, &+) % 1000)
  s1.push((s1.best ?? 0) % 1000)
  let v4: Int = (s1.best ?? 0)
  _ = v4
  func f5(_ a: Int, _ n: Int = 1) -> Int {
    print((v4, s1.map { String($0) }.description), ((UInt(exactly: Int8(-127)) ?? UInt(7)).byteSwapped % 11))
    if let o6 = (("e\u{301}".first ?? Character("a")).isNumber ? "\(s1)" : nil), ((Int?(-2) ?? Int?.none) == nil) {
      print(o6)
      if ["b", "a"].map(\.count).contains(n) {
        print(G26<Int>(), "\(s1)")
        print((s1.best ?? 0), (Int32(exactly: (UInt8(truncatingIfNeeded: Int16(-32768)) % 11)) ?? Int32(-2099095703)))
      }
    } else {
      print(a)
    }
    return Int(truncatingIfNeeded: (Int64(2) % 11).byteSwapped)
  }
  print(f5(s1.sum), f5(v4, 7) as Any)
  for x in s1 { print(x) }
  func risk7(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if (s1.sum != s1.map { $0 }.items.count) || n > 3 { throw Failure.code(n) }
    return s1.map { $0 }.items.count
  }
  do { print(try risk7(1)) ; print(try risk7(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk7(9)) ?? -1)
  s1.push((s1.best ?? 0).quotientAndRemainder(dividingBy: 7).remainder % 1000)
  if let o8 = ("\(s1)".hasSuffix("\(s1)") ? (s1.best ?? 0) : nil), (([String]() + ["👩‍👩‍👧x"]) != [String: Int]().sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }) {
    print(o8)
    print(s1.sorted())
  } else {
    print(s1.map { String($0) }.description)
  }
}
protocol P30 { var name: String { get }; func score(_ k: Int) -> Int }
extension P30 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(1000) }; func twice() -> Int { score(score(2) % 100) } }
class BP30: P30 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP30: BP30 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP30: P30 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP30: P30 { var name = "👩‍👩‍👧x" }
func bestP30<T: P30>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program30() {
  print("== 30")
  var s1: any P30 = DP30(v: Int(1))
  _ = s1
  print((BP30(v: Int(41)) as any P30).score(3))
  if let o2 = ["a": Int(65536), "Hello": Int(-17)].merging([String: Int]().filter { $0.value > 1 }) { $0 &- $1 }[String(describing: type(of: s1 as any P30))], (((s1 as any P30) is VP30) && Set([2, 9]).isSubset(of: [Int]())) {
    print(o2)
    print((WP30() as any P30).name, (((Int8(-7) &<< 9) % 11) % 11))
  } else {
    print((((true && false) || ((s1 as any P30) is DP30)) ? min((~UInt8(3)), UInt8(0).byteSwapped) : (UInt8(exactly: (UInt32(3) / 5)) ?? UInt8(0))))
  }
  let v3: Int = bestP30([BP30(v: 2), DP30(v: 1)])
  _ = v3
  print([5].map { "\($0)" }.sorted().sorted())
  print((Double(String(describing: type(of: s1 as any P30))) ?? max(((1.0 / 3) + -0.0), (1e10).truncatingRemainder(dividingBy: 0.7))), (((WP30() as any P30) as? BP30)?.v ?? 8))
  print(Optional(4).map { "n\($0)" }.map { $0 + "?" }.map { $0 + "?" }, Int((Double(Float((Double("  pad ") ?? 2.75))) / 1e6).rounded()))
  let v4: (Int, String) = ([String: Int]()["Zoë\n", default: v3], String(describing: type(of: s1 as any P30)))
  _ = v4
}
indirect enum E32: Equatable {
  case leaf(Int), pair(left: E32, right: E32), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(1): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(-17))) }
}
func program32() {
  print("== 32")
  var s1: E32 = E32.none
  _ = s1
  print(min(Int32(clamping: (UInt32(0) % 11)), ((false ? Int32(3) : Int32(-280187027)) << 1)), [String: Int]().filter { $0.value > 1 }.keys.sorted().sorted())
  switch s1 { case .leaf(let v), .pair(.leaf(let v), _): print(v); default: print("other") }
  let v2: Int = Int(clamping: (~UInt32(0)))
  _ = v2
  if ((v2, "naïve") == (v2, "1234")) {
    s1.grow()
    print([Int]().sorted(by: <).map(({ $0 &+ v2 })).map { "\($0)" })
  }
  var c4 = Set([1, 2, 3]).filter { $0 % 2 == 0 }.count
  let make3: () -> Int = { c4 &+= s1.depth; return c4 }
  print(make3(), c4, make3())
  func inmake3(_ x: inout Int) { x &+= s1.depth; print(x) }
  var tmake3 = c4; inmake3(&tmake3); print(tmake3, c4)
  var c6 = { if case .leaf(let v) = s1 { return v } else { return -9 } }()
  let make5: () -> Int = { c6 &+= s1.depth; return c6 }
  print(make5(), c6, make5())
  func inmake5(_ x: inout Int) { x &+= (s1.depth % (-5)); print(x) }
  var tmake5 = c6; inmake5(&tmake5); print(tmake5, c6)
  var v7: Int = Set([1, 2, 3]).symmetricDifference([5]).count
  _ = v7
}
protocol P33 { var name: String { get }; func score(_ k: Int) -> Int }
extension P33 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(7) }; func twice() -> Int { score(score(2) % 100) } }
class BP33: P33 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP33: BP33 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP33: P33 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP33: P33 { var name = "e\u{301}" }
func bestP33<T: P33>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program33() {
  print("== 33")
  var s1: any P33 = WP33()
  _ = s1
  print((((VP33(k: Int(1000)) as any P33) as? BP33)?.v ?? 8), "<\((s1 as any P33).twice())>")
  print(["a": (s1 as any P33).score(3), "Hello": bestP33([BP33(v: 2), DP33(v: 1)])].sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
  var v2: Bool = ((s1 as any P33) is DP33)
  _ = v2
  var c4 = (((s1 as any P33) as? BP33)?.v ?? 8)
  let make3: () -> Int = { c4 &+= (v2 ? (((s1 as any P33) as? BP33)?.v ?? 8) : (s1 as any P33).twice()); return c4 }
  print(make3(), c4, make3())
  func inmake3(_ x: inout Int) { x &+= (((s1 as any P33) as? BP33)?.v ?? 8); print(x) }
  var tmake3 = c4; inmake3(&tmake3); print(tmake3, c4)
  v2.toggle()
  v2.toggle()
  switch (v2 ? Int(-1) : nil).flatMap { $0 > 0 ? $0 : nil } {
  case nil:
    print("nil", Set([Int]().reduce(into: [Int]()) { $0.append($1 % 10) }.map { $0 % 4 }).filter { $0 % 2 == 0 }.sorted())
  case .some(3):
    print(".some(3)", [Int(7), Int(0)].map { "\($0)" }.reversed().map { $0 + "!" })
  case let n?:
    print("n?", Int(truncatingIfNeeded: (UInt64(exactly: (UInt16(3) / 3)) ?? UInt64(2))))
  }
  func risk5(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if ((s1 as any P33) is DP33) || n > 3 { throw Failure.code(n) }
    return (s1 as any P33).twice().byteSwapped
  }
  do { print(try risk5(4)) ; print(try risk5(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk5(2)) ?? -1)
  print(["b", "a"].joined(separator: "Hello").map { String($0) }.filter { !$0.isEmpty }, Set([String: Int]().values.sorted().map { $0 % 4 }).count)
}
protocol P34 { var name: String { get }; func score(_ k: Int) -> Int }
extension P34 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(1) }; func twice() -> Int { score(score(2) % 100) } }
class BP34: P34 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP34: BP34 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP34: P34 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP34: P34 { var name = "naïve" }
func bestP34<T: P34>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program34() {
  print("== 34")
  var s1: any P34 = DP34(v: Int(-17))
  _ = s1
  let v2: [String: Int] = Dictionary(grouping: ["b", "a"]) { String($0.prefix(1)) }.mapValues(\.count).mapValues { $0 &* 3 }
  _ = v2
  if ((s1 as any P34) is DP34) {
    print(v2.merging(v2) { $0 &- $1 }.mapValues { $0 &* 3 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    print(Character("é"), ((((s1 as any P34) as? BP34)?.v ?? 8), String(describing: type(of: s1 as any P34))))
  }
  print(((Int?(-2) ?? Int(-1)), String(describing: type(of: s1 as any P34))).1, (~(s1 as any P34).score(3)))
  switch (((s1 as any P34) as? BP34)?.v ?? 8) {
  case 0:
    print("0", (~min(UInt8(247), UInt8(0))).byteSwapped)
  case 1...5:
    print("1...5", Set([4, 4, -1, 9]).union([5].map { $0 &* 2 }).count)
  case let n where n % 2 == 0:
    print("0", ((VP34(k: Int(1000)) as any P34) is VP34))
  case ..<0:
    print("..<0", String?.none.map { $0 + "?" }.map { $0 + "?" }?.count)
  default:
    print("default", (VP34(k: Int(-1)) as any P34).twice())
  }
  switch Int((false ? "Zoë\n" : "a,b,,c")) {
  case nil:
    print("nil", ({ (x: Int) -> Int in x &+ (s1 as any P34).twice() }((s1 as any P34).score(3))))
  case .some(3):
    print(".some(3)", ((s1 as any P34) is VP34))
  case let n?:
    print("n?", ([Int(-1), Int(1)].last ?? [5].filter { $0 > Int(65536) }.firstIndex(of: 4)))
  }
  print((~((~Int8(-128)) &<< 1)))
  let v3: (Int) -> Int = ({ (n: Int) -> Int in let m = n &* 2; return m &- (((s1 as any P34) as? BP34)?.v ?? 8) })
  _ = v3
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
  print(min((~UInt(0)), UInt(0).byteSwapped).byteSwapped)
  if (s1.sum == s1.reduce(0, &+)) {
    var c3 = (Int?(-2) ?? Int(1)).quotientAndRemainder(dividingBy: 7).remainder
    let make2: () -> Int = { c3 &+= (Optional("opt")?.count ?? Int(-1).subtractingReportingOverflow(Int(1)).partialValue); return c3 }
    print(make2(), c3, make2())
    func inmake2(_ x: inout Int) { x &+= (s1.best ?? 0); print(x) }
    var tmake2 = c3; inmake2(&tmake2); print(tmake2, c3)
    var c5 = s1.sum
    let make4: () -> Int = { c5 &+= (s1.best ?? 0); return c5 }
    print(make4(), c5, make4())
    func inmake4(_ x: inout Int) { x &+= ({ (x: Int) -> Int in x &+ s1.sum }((s1.best ?? 0))); print(x) }
    var tmake4 = c5; inmake4(&tmake4); print(tmake4, c5)
  } else {
    var c7 = s1.reduce(0, &+)
    let make6: () -> Int = { c7 &+= (s1.items.first ?? -1); return c7 }
    print(make6(), c7, make6())
    func inmake6(_ x: inout Int) { x &+= (s1.best ?? 0); print(x) }
    var tmake6 = c7; inmake6(&tmake6); print(tmake6, c7)
  }
  func risk8(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if ((Int(1), "1234") < (Int(41), "1234")) || n > 3 { throw Failure.code(n) }
    return s1.reduce(0, &+)
  }
  do { print(try risk8(4)) ; print(try risk8(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk8(2)) ?? -1)
  var c10 = stride(from: 0, to: s1.reduce(0, &+) % 20, by: 3).reduce(0) { $0 &* 3 &+ $1 }
  let make9: () -> Int = { c10 &+= ["a": Int(0), "Hello": Int(1000)][s1.map { String($0) }.description, default: (s1.best ?? 0)]; return c10 }
  print(make9(), c10, make9())
  func inmake9(_ x: inout Int) { x &+= stride(from: 0, to: Int(1).quotientAndRemainder(dividingBy: 7).remainder % 20, by: 3).reduce(0) { $0 &* 3 &+ $1 }; print(x) }
  var tmake9 = c10; inmake9(&tmake9); print(tmake9, c10)
  func risk11(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if ["a": 1, "b": 2].values.sorted().contains((s1.best ?? 0)) || n > 3 { throw Failure.code(n) }
    return ["a": Int(-1), "Hello": Int(0)]["\(s1)", default: s1.map { $0 }.items.count]
  }
  do { print(try risk11(1)) ; print(try risk11(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk11(2)) ?? -1)
  let v12: Set<Int> = Set([1, 2, 3]).filter { $0 % 2 == 0 }.union(Array([4, 4, -1, 9].dropLast()))
  _ = v12
}
let programs: [() -> Void] = [program0, program3, program5, program10, program11, program12, program13, program14, program16, program22, program26, program30, program32, program33, program34, program38]
for program in programs { program() }
