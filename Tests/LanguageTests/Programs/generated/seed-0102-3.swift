enum Failure: Error { case code(Int) }
final class C20 {
  var n: Int { didSet { log.append(n % 100) } }
  var log: [Int] = []
  var next: C20?
  weak var back: C20?
  lazy var late: String = { print("late"); return "L\(n)" }()
  init(_ n: Int) { self.n = n }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
  deinit { print("gone", n, log) }
  func bump(by k: Int = 1) -> C20 { n &+= k; return self }
}
func program20() {
  print("== 20")
  var s1: C20 = C20(Int(1000))
  _ = s1
  func f2(_ a: Int, _ n: Int = 1) -> Int {
    guard n > 1 else { return Int(((0.0).rounded(.down) / 1e6).rounded(.towardZero)) }
    if n < 5 { return f2(a, n + 2) }
    func risk3(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if Set([2, 9]).sorted().contains((s1.next?.next?.bump().n ?? -3)) || n > 3 { throw Failure.code(n) }
      return a
    }
    do { print(try risk3(1)) ; print(try risk3(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk3(9)) ?? -1)
    s1.n = (s1.next?.next?.bump().n ?? -3)
    return (s1.next?.next?.bump().n ?? -3)
  }
  print(f2(((true ? Int(-1) : Int(-17)) % 1000 - s1.bump(by: 2).n % 1000)), f2(Int(clamping: (Int32(exactly: Int16(11369)) ?? Int32(3))), 7) as Any)
  print((-(((Double("a,b,,c") ?? 123456789.125) - (2.75).ulp))), (s1.log.count, s1.late))
  s1 = C20(min(Int(1), Int(2))).bump()
  func f4(_ a: Int?, _ n: Int = 1) -> Int? {
    guard n > 1 else { return ([String: Int]()["Zoë\n"] ?? (true ? Int(-17) : nil)) }
    if n < 5 { return f4(a, n + 2) }
    print(Dictionary(grouping: ["x", "yy", "x"]) { String($0.prefix(1)) }.mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.max())
    print((((Int32(2147483647) &- Int32(2147483647)) % 11) / 5), s1.late.map { String($0) }.map(\.count))
    return Int(String(repeating: String(Character("7")), count: 2))
  }
  print(f4(Int(String("e\u{301}".dropLast(1)))), f4(Dictionary(grouping: ["x", "yy", "x"]) { String($0.prefix(1)) }.mapValues(\.count)[String(Character("é"))], 0) as Any)
  switch (s1.log.count, s1.late) {
  case (0, _):
    print("_)", (s1.log.contains((s1.next?.next?.bump().n ?? -3)) ? ((UInt(0) & UInt(7)) / 5) : (("naïve" > "") ? (UInt(1000) << 1) : UInt(truncatingIfNeeded: UInt16(0)))))
  case (let n, "a") where n > 0:
    print("0", (UInt(exactly: s1.bump(by: 2).n) ?? UInt(65536)))
  case (1..., let s) where s.count > 1:
    print("1", min((Set<Int>().isSubset(of: [4, 4, -1, 9]) ? (false ? UInt8(77) : UInt8(3)) : (UInt8(3) % 11)), UInt8(truncatingIfNeeded: UInt16(65535).byteSwapped)))
  default:
    print("default", Int8(truncatingIfNeeded: ([3, 1, 2].allSatisfy { $0 > Int(1) } ? Int64(truncatingIfNeeded: Int(-1)) : (Int64(7) / 3))))
  }
  print(["a": s1.log.count, "Hello": Dictionary(["x", "yy", "x"].map { ($0, $0.count) }, uniquingKeysWith: &+)[s1.late, default: "a,b,,c".utf8.count]].sorted { $0.key < $1.key })
  if (UInt8(clamping: UInt32(149529322)) <= UInt8(0).byteSwapped) {
    func risk5(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if ["b", "a"].map(\.count).allSatisfy { $0 > Int(clamping: UInt8(255)) } || n > 3 { throw Failure.code(n) }
      return (s1.next?.n ?? 3)
    }
    do { print(try risk5(4)) ; print(try risk5(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk5(9)) ?? -1)
    var v6: UInt8 = (UInt8(truncatingIfNeeded: UInt32(0)) & UInt8(clamping: Int32(3)))
    _ = v6
  } else {
    print(["x", "yy", "x"].sorted().filter { !$0.isEmpty }.last, Set(s1.log.map { $0 % 4 }).sorted())
  }
  let v7: [Int] = s1.log
  _ = v7
}
struct S22: Equatable, CustomStringConvertible {
  var a: Int = Int(-17) { didSet { if a != oldValue { print("a", oldValue, a) } } }
  var b: String
  var items: [Int] = []
  var total: Int { get { a } set { a = newValue &+ (~Int((1.5 / 1e6).rounded())) } }
  var description: String { "S22(\(a), \(b), \(items))" }
  mutating func step(_ k: Int) { a = k; items.append(k); b += ((1...10 ~= a) ? b.description : b) }
  subscript(i: Int) -> Int { get { i &+ Int(((1.5).ulp / 1e6).rounded()) } set { items.append(newValue); a = i } }
  static func + (l: S22, r: S22) -> S22 { S22(a: l.a &+ r.a, b: l.b + r.b, items: l.items + r.items) }
}
func program22() {
  print("== 22")
  var s1: S22 = S22(b: "z")
  _ = s1
  var c3 = (Int(2), "1234").0
  let make2: () -> Int = { c3 &+= s1[2]; return c3 }
  print(make2(), c3, make2())
  func inmake2(_ x: inout Int) { x &+= s1[keyPath: \.a]; print(x) }
  var tmake2 = c3; inmake2(&tmake2); print(tmake2, c3)
  func f4(_ a: String, _ n: Int = 1) -> String {
    guard n > 2 else { return s1[keyPath: \S22.b].map { String($0) }.joined(separator: ".") }
    switch (Set([1, 2, 3]).count, a) {
    case (0, _):
      print("_)", (s1.total, a).0)
    case (let n, "a") where n > 0:
      print("0", ((Int32(exactly: (~Int32(3))) ?? Int32(2147483647)) / 3))
    case (1..., let s) where s.count > 1:
      print("1", ((~(~Int32(2147483647))) << 1))
    default:
      print("default", "\(s1)".map { String($0) })
    }
    if ((n, a) == (n, a)) {
      let v5: Bool = (!Array(1...5).contains(n))
      _ = v5
      s1.items.append(stride(from: 0, to: n % 20, by: (-2)).reduce(0) { $0 &* 3 &+ $1 })
    }
    return a
  }
  print(f4(s1.b), f4((["b", "a"] + ["a,b,,c"]).joined(separator: "Hello"), 0) as Any)
  if (String?.none?.count == nil) {
    s1.items.sort()
    s1[(Character("7").isUppercase ? s1.total : s1.items.count)] = 4
  } else {
    func risk6(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if ("👩‍👩‍👧x".last ?? Character("7")).isNumber || n > 3 { throw Failure.code(n) }
      return [s1].map(\.a)[0]
    }
    do { print(try risk6(1)) ; print(try risk6(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk6(2)) ?? -1)
  }
  print(Int("  pad ".description).map { "n\($0)" }, min((~(UInt8(0) << 9)), (~(UInt8(exactly: Int16(32767)) ?? UInt8(255)))))
  switch Int("\(s1)") {
  case nil:
    print("nil", min((Int32(exactly: (UInt64(2) >> 1)) ?? Int32(-2147483648)), ((Int32(exactly: UInt64(1000)) ?? Int32(-7)) & (Int32(3) / 5))))
  case .some(3):
    print(".some(3)", Int((((Double("👩‍👩‍👧x") ?? -3.25) - (-3.25).ulp) / 1e6).rounded(.towardZero)))
  case let n?:
    print("n?", s1.items.map { "\($0)" }.first)
  }
}
protocol P23 { var name: String { get }; func score(_ k: Int) -> Int }
extension P23 { var name: String { "default" }; func score(_ k: Int) -> Int { k &* Int(2) }; func twice() -> Int { score(score(2) % 100) } }
class BP23: P23 { var v: Int; init(v: Int) { self.v = v }; func score(_ k: Int) -> Int { v &+ k }; var name: String { "base\(v)" } }
class DP23: BP23 { override init(v: Int) { super.init(v: v &+ 1) }; override func score(_ k: Int) -> Int { super.score(k) &* 2 }; override var name: String { "derived:" + super.name } }
struct VP23: P23 { let k: Int; func score(_ k: Int) -> Int { self.k &- k } }
struct WP23: P23 { var name = "👩‍👩‍👧x" }
func bestP23<T: P23>(_ xs: [T]) -> Int { xs.map { $0.twice() }.max() ?? -1 }
func program23() {
  print("== 23")
  var s1: any P23 = WP23()
  _ = s1
  print(((s1 as any P23).twice(), String(describing: type(of: s1 as any P23)).map { String($0) }.joined(separator: ".")))
  func f2(_ a: [Int], _ n: Int = 1) -> [Int] {
    let v3: Int? = (Set([1, 2, 3]).isSubset(of: a) ? n : nil)
    _ = v3
    if ((s1 as any P23) is VP23) {
      func f4(_ a: Int, _ n: Int = 1) -> Int {
        var v5: UInt8 = (((s1 as any P23) is VP23) ? (~UInt8(3)) : (UInt8(0) % 11))
        _ = v5
        print(((~(UInt(41) &- UInt(2))) % 11))
        return (((VP23(k: n) as any P23) as? BP23)?.v ?? 8)
      }
      print(f4(n), f4(({ (x: Int) -> Int in x &+ ["a": 1, "b": 2]["a,b,,c", default: n] }(n)), 3) as Any)
      loop7: for i6 in 0..<4 {
        _ = i6
        print(((~(UInt(1000) / 3)) | (UInt(7).byteSwapped / 5)), String(describing: type(of: s1 as any P23)).lowercased())
        print(a.first)
        if ((s1 as any P23) is VP23) { continue loop7 }
        var v8: UInt = ((~UInt(7)) &<< 5)
        _ = v8
      }
    } else {
      if ((s1 as any P23) is VP23) {
        var v9: [String: Int] = Dictionary(grouping: ["x", "yy", "x"]) { String($0.prefix(1)) }.mapValues(\.count).filter { $0.value > 1 }
        _ = v9
        v9[(s1 as any P23).name] = bestP23([BP23(v: 2), DP23(v: 1)])
      } else {
        print((UInt8(exactly: min((Int32(-1742089148) >> 9), (Int32(1354553913) % 11))) ?? UInt8(0)), Int32(truncatingIfNeeded: ((UInt8(0) % 11) / 5)))
      }
    }
    return Array(stride(from: 0, to: -3, by: 4))
  }
  print(f2(Set([1, 2, 3]).subtracting(Array(1...5)).sorted()), f2(["a": 1, "b": 2].sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.map(\.count), 0) as Any)
  print((1...10 ~= ["a": 1, "b": 2].merging(["a": 1, "b": 2]) { $0 &- $1 }[(s1 as any P23).name, default: bestP23([BP23(v: 2), DP23(v: 1)])]))
  print(Character("é"))
  print((String(describing: type(of: s1 as any P23)).count, (Int?.none.map { "n\($0)" } ?? (s1 as any P23).name)))
  print(((((s1 as any P23) as? BP23)?.v ?? 8), String(describing: type(of: s1 as any P23))).0, String(describing: type(of: DP23(v: Int(65536)) as any P23)))
  func f10(_ a: [Int], _ n: Int = 1) -> [Int] {
    defer { print("leaving f10", n) }
    if n < 5 { return f10(a, n + 2) }
    switch (String?.none.map { $0 + "?" } ?? String(describing: type(of: s1 as any P23))) {
    case "":
      print("", Dictionary(["b", "a"].map { ($0, $0.count) }, uniquingKeysWith: &+).keys.sorted().first)
    case "a", "Hello":
      print("Hello", (~((false ? Int32(-7) : Int32(2147483647)) / 5)))
    case let s where s.hasPrefix("1"):
      print("s.hasPrefix(1)", ((Int8(exactly: (Int16(3) / 5)) ?? Int8(-119)) << 1))
    default:
      print("default", a)
    }
    print(String(describing: type(of: s1 as any P23)), (Int?.none.flatMap { $0 > 0 ? $0 : nil } ?? (false ? n : nil)).flatMap { $0 > 0 ? $0 : nil })
    return Set(a.map { $0 % 4 }).sorted()
  }
  print(f10(Set([3, 1, 2]).sorted()), f10((Array([4, 4, -1, 9].enumerated().map { $0.offset &* $0.element }) + zip(Array(1...5), [5]).map { $0 &+ $1 }), 3) as Any)
}
indirect enum E24: Equatable {
  case leaf(Int), pair(left: E24, right: E24), text(String), none
  var depth: Int {
    switch self {
    case .leaf(let v) where v > Int(-17): return v % 10
    case .leaf, .none: return 1
    case .pair(let l, let r): return 1 + max(l.depth, r.depth)
    case let .text(s): return s.count
    }
  }
  mutating func grow() { self = .pair(left: self, right: .leaf(Int(41))) }
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
  var s1: E24 = E24.none
  _ = s1
  var s2: C24 = C24(Int(2))
  _ = s2
  loop4: for i3 in ["b", "a"].reversed().map { $0 + "!" }.filter { !$0.isEmpty }.prefix(3) {
    _ = i3
    s2.next?.n &+= 1
    loop6: for i5 in s2.log.prefix(4) {
      _ = i5
      if (s1 == .none) {
        let v7: Character = (s2.late.max() ?? Character("a"))
        _ = v7
        print(s2.log.last, s2.log.count.signum())
      }
      print((Int((max(1e16, 123456789.125) / 1e6).rounded()), s2.late), E24.none.depth)
      switch ["a": i5, "Hello": i5][i3] {
      case nil:
        print("nil", i5)
      case .some(3):
        print(".some(3)", (((s1 == .none) && (["x", "yy", "x"] != ["x", "yy", "x"])) ? Int8(clamping: (UInt32(0) % 11)) : (Int8(-128).byteSwapped &* (Int8(-128) &>> 9))))
      case let n?:
        print("n?", i5)
      }
    }
    if let o8 = [String: Int]().mapValues { $0 &* 3 }[i3].map(({ (n: Int) -> Int in let m = n &* 2; return m &- s2.n })), (s1 == .none) {
      print(o8)
      var v9: Int = o8
      _ = v9
    } else {
      print(E24.leaf(Int(7)).depth)
    }
  }
  var c11 = s2.log.count
  let make10: () -> Int = { c11 &+= s1.depth; return c11 }
  print(make10(), c11, make10())
  func inmake10(_ x: inout Int) { x &+= s2.n; print(x) }
  var tmake10 = c11; inmake10(&tmake10); print(tmake10, c11)
  print(s2.log)
  var v12: (Int) -> Int = ({ (n: Int) -> Int in let m = n &* 2; return m &- { if case .leaf(let v) = s1 { return v } else { return -9 } }() })
  _ = v12
  var v13: UInt = min((UInt(2) ^ UInt(41)), (UInt(1000) / 3))
  _ = v13
  switch (Int(1), "  pad ").1 {
  case "":
    print("", Character("7"))
  case "a", "Hello":
    print("Hello", (v13.byteSwapped / 5))
  case let s where s.hasPrefix("1"):
    print("s.hasPrefix(1)", v13)
  default:
    print("default", E24.text(""))
  }
  if (s1 != .leaf(2)) {
    func risk14(_ n: Int) throws -> Int {
      defer { print("d", n) }
      if (s1 == .none) || n > 3 { throw Failure.code(n) }
      return { if case .leaf(let v) = s1 { return v } else { return -9 } }()
    }
    do { print(try risk14(1)) ; print(try risk14(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
    print((try? risk14(9)) ?? -1)
    print(E24.none, (s1.depth % 100))
  }
  switch s2.late {
  case "":
    print("", ((s2.next?.next?.bump().n ?? -3), (s2.late + ("👩‍👩‍👧x" + "👩‍👩‍👧x"))))
  case "a", "Hello":
    print("Hello", ((([5].count), s2.late) < (s2.log.count, s2.late)))
  case let s where s.hasPrefix("1"):
    print("s.hasPrefix(1)", (s2.late.hasPrefix(s2.late) ? s2.bump(by: 2).n : nil))
  default:
    print("default", (C24(text: "a,b,,c") ?? C24(0)).bump(by: 2).n)
  }
  func f15(_ a: Int, _ n: Int = 1) -> Int {
    if (s1 != .leaf(2)) {
      do { let f = { [weak o = s2] in o?.n ?? -1 }; print(f()) }
      func f16(_ a: [Int], _ n: Int = 1) -> [Int] {
        guard n > 0 else { return Array(stride(from: 0, to: -3, by: -5)) }
        if n < 5 { return f16(a, n + 2) }
        let v17: Bool = (1...10 ~= (s2.next?.n ?? 3))
        _ = v17
        var v18: Bool = (s1 == .none)
        _ = v18
        return a
      }
      print(f16(s2.log), f16(s2.log, 3) as Any)
    } else {
      do { let other = s2; other.n &-= 1; print(other === s2, s2.n) }
    }
    var c20 = { if case .leaf(let v) = s1 { return v } else { return -9 } }()
    let make19: () -> Int = { c20 &+= s1.depth; return c20 }
    print(make19(), c20, make19())
    func inmake19(_ x: inout Int) { x &+= a; print(x) }
    var tmake19 = c20; inmake19(&tmake19); print(tmake19, c20)
    return s2.n
  }
  print(f15([String: Int]().values.sorted().filter { $0 < { if case .leaf(let v) = s1 { return v } else { return -9 } }() }.count), f15(s1.depth, 0) as Any)
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
  var s1: G26<Int> = G26<Int>()
  _ = s1
  func risk2(_ n: Int) throws -> Int {
    defer { print("d", n) }
    if "<\([4, 4, -1, 9])>".hasPrefix(String(Int(2), radix: 2)) || n > 3 { throw Failure.code(n) }
    return s1.map { String($0) }.description.utf16.count
  }
  do { print(try risk2(1)) ; print(try risk2(5)) } catch Failure.code(let c) where c > 3 { print("big", c) } catch { print(error) }
  print((try? risk2(2)) ?? -1)
  if ("\(s1)" != s1.map { String($0) }.description) {
    if (!(["x", "yy", "x"] != ["x", "yy", "x"])) {
      print((s1.filter { $0 > 0 }.contains(s1.map { $0 }.items.count) ? s1.reduce(0, &+) : nil))
      var c4 = s1.reduce(0, &+)
      let make3: () -> Int = { c4 &+= (Set([1, 2, 3]).isSubset(of: [Int]()) ? s1.reduce(0, &+) : Int(1000).leadingZeroBitCount); return c4 }
      print(make3(), c4, make3())
      func inmake3(_ x: inout Int) { x &+= (s1.map { $0 }.items.count % 13); print(x) }
      var tmake3 = c4; inmake3(&tmake3); print(tmake3, c4)
    }
    func f5(_ a: Int, _ n: Int = 1) -> Int {
      if n < 5 { return f5(a, n + 2) }
      var v6: String? = (false ? "naïve" : nil).map { $0 + "?" }
      _ = v6
      func f7(_ a: Int, _ n: Int = 1) -> Int {
        guard n > 1 else { return n }
        print(a)
        print((~((Int32(-7) >> 5) &* (Int32(1340377110) % 11))), ("\(s1)".first ?? Character("7")))
        return G26<Int>().sum
      }
      print(f7(a), f7(s1.map { $0 }.items.count, 7) as Any)
      return a
    }
    print(f5((s1.best ?? 0)), f5((s1.best ?? 0), 3) as Any)
  }
  loop9: for (_, i8) in [String: Int]().keys.sorted().filter { !$0.isEmpty }.prefix(3).enumerated() where (("Hello".first ?? Character("é")) > ("Hello".first ?? Character("é"))) {
    _ = i8
    print((({ (n: Int) -> Int in let m = n &* 2; return m &- ((s1.best ?? 0) % 1000 - s1.reduce(0, &+) % 1000) }))(s1.sum), s1.map { String($0) }.description.debugDescription)
    print((Optional("opt")?.count ?? (true ? Int(2) : nil)).flatMap { $0 > 0 ? $0 : nil }, (s1.best ?? 0))
    print(({ var g = G26<Int>(); g.push(Int(-1) % 1000); g.push(2); return g }().best ?? 0))
  }
  print(s1.contains(2), s1.first { $0 > 1 } as Any)
  s1.push((s1.best ?? 0) % 1000)
  var c11 = s1.map { $0 }.items.count
  let make10: () -> Int = { c11 &+= s1.map { $0 }.items.count; return c11 }
  print(make10(), c11, make10())
  func inmake10(_ x: inout Int) { x &+= Set([1, 2, 3]).sorted().filter { $0 != Int(truncatingIfNeeded: UInt16(0)) }.count; print(x) }
  var tmake10 = c11; inmake10(&tmake10); print(tmake10, c11)
  print((~(UInt8(255).byteSwapped / 5)))
}
let programs: [() -> Void] = [program20, program22, program23, program24, program26]
for program in programs { program() }
