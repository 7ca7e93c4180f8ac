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
let programs: [() -> Void] = [program0, program3, program5, program10, program11, program12, program13]
for program in programs { program() }
