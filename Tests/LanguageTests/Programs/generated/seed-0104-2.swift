enum Failure: Error { case code(Int) }
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
let programs: [() -> Void] = [program14, program16, program22, program26, program30, program32, program33, program34]
for program in programs { program() }
