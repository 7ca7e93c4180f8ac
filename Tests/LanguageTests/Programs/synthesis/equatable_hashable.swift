struct P: Hashable { var x: Int; var y: String? }
enum Suit: String, CaseIterable, Comparable, Codable { case clubs, diamonds, hearts, spades
  static func < (l: Suit, r: Suit) -> Bool { l.index < r.index }
  var index: Int { Suit.allCases.firstIndex(of: self)! } }
enum Level: Comparable, CaseIterable { case low, mid, high }
enum Pay: Comparable { case free, paid(Int), gift(String, Int) }
enum Tok: Hashable { case num(Double), op(Character), end }
struct Nest: Hashable { var p: P; var t: [Tok]; var d: [String: Int]; var o: P? }
print(P(x: 1, y: nil) == P(x: 1, y: nil), P(x: 1, y: "a") == P(x: 1, y: "b"), P(x: 1, y: nil) != P(x: 2, y: nil), P(x: 1, y: "q").hashValue == P(x: 1, y: "q").hashValue)
print(Suit.hearts > .clubs, Suit.allCases.max()!, Suit.allCases.count, Suit.allCases.map(\.rawValue), Suit(rawValue: "spades")!, [Suit.spades, .clubs].sorted())
print(Level.low < .high, Level.mid >= .mid, Level.allCases.sorted(by: >), max(Level.low, .mid), Level.allCases.firstIndex(of: .high)!)
print(Pay.free < .paid(1), Pay.paid(1) < .paid(2), Pay.paid(9) < .gift("a", 0), Pay.gift("a", 1) < .gift("a", 2), [Pay.gift("b", 1), .paid(3), .free, .paid(1)].sorted())
print(Tok.num(1) == .num(1), Tok.op("+") == .op("-"), Tok.end == .end, Set([Tok.end, .end, .num(2)]).count, [Tok.op("x"): 1][.op("x")]!)
let n = Nest(p: P(x: 1, y: "a"), t: [.end], d: ["k": 1], o: nil)
var n2 = n
print(n == n2, Set([n, n2]).count); n2.t.append(.num(1)); print(n == n2, Set([n, n2]).count)
class Obj: Hashable { let id: Int; init(_ id: Int) { self.id = id }
  static func == (a: Obj, b: Obj) -> Bool { a.id == b.id }
  func hash(into h: inout Hasher) { h.combine(id) } }
print(Obj(1) == Obj(1), Obj(1) === Obj(1), Set([Obj(1), Obj(1), Obj(2)]).count, [Obj(3): "x"][Obj(3)]!)
struct Temp: Comparable { var c: Double; static func < (a: Temp, b: Temp) -> Bool { a.c < b.c } }
print([Temp(c: 3), Temp(c: 1)].sorted().map(\.c), Temp(c: 1) <= Temp(c: 1), Temp(c: 2) > Temp(c: 1), min(Temp(c: 5), Temp(c: 4)).c, (Temp(c: 1)...Temp(c: 3)).contains(Temp(c: 2)))
var h = Hasher(); h.combine(1); h.combine("a"); let v1 = h.finalize()
var g = Hasher(); g.combine(1); g.combine("a"); print(v1 == g.finalize())
print((1, "a") == (1, "a"), (1, 2, 3) < (1, 2, 4), [1, 2] == [1, 2], ["a": 1] == ["a": 1], Optional(1) == 1, nil == Optional<Int>.none, [Optional(1)] == [1], [[1]] == [[1]])
struct Opts: OptionSet, Hashable { let rawValue: Int
  static let a = Opts(rawValue: 1 << 0), b = Opts(rawValue: 1 << 1), c = Opts(rawValue: 1 << 2); static let all: Opts = [.a, .b, .c] }
var o: Opts = [.a, .c]
print(o.contains(.a), o.contains(.b), o.rawValue, o.union(.b) == .all, o.intersection([.a, .b]).rawValue, o.isSubset(of: .all), o.insert(.b).inserted, o.remove(.a) as Any, o.symmetricDifference(.a).rawValue, o.isEmpty, Opts().isEmpty, Opts.all.subtracting(.b).rawValue, o)
o.formUnion(.a); o.toggle(.b); print(o.rawValue, o == [.a, .c], o.isSuperset(of: .c), o.isDisjoint(with: .b))
extension Opts { mutating func toggle(_ x: Opts) { if contains(x) { remove(x) } else { insert(x) } } }
enum Planet: Int, CaseIterable { case mercury = 1, venus, earth; var next: Planet? { Planet(rawValue: rawValue + 1) } }
print(Planet.allCases.map(\.rawValue), Planet.earth.rawValue, Planet(rawValue: 2)!, Planet.earth.next as Any, Planet.mercury.next!, Planet.venus.hashValue == Planet.venus.hashValue)
struct User: Identifiable, Equatable { let id: Int; var name: String }
let us = [User(id: 1, name: "a"), User(id: 2, name: "b")]
print(us.first { $0.id == 2 }!.name, us.map(\.id), us.firstIndex(of: us[1])!, us.contains(User(id: 1, name: "a")), us == us.reversed())
struct Meters: RawRepresentable, Hashable, ExpressibleByFloatLiteral, AdditiveArithmetic { var rawValue: Double; init(rawValue: Double) { self.rawValue = rawValue }; init(floatLiteral v: Double) { rawValue = v }
  static var zero: Meters { 0.0 }; static func + (a: Meters, b: Meters) -> Meters { Meters(rawValue: a.rawValue + b.rawValue) }; static func - (a: Meters, b: Meters) -> Meters { Meters(rawValue: a.rawValue - b.rawValue) } }
print([1.5, 2.5 as Meters].reduce(.zero, +).rawValue, Meters(rawValue: 1) == 1.0, (3.0 - 1.0 as Meters).rawValue)
print(AnyHashable(1) == AnyHashable(1), AnyHashable("a") == AnyHashable(1), [AnyHashable(1): "i", AnyHashable("s"): "s"][AnyHashable("s")]!, ObjectIdentifier(Int.self) == ObjectIdentifier(Int.self))
