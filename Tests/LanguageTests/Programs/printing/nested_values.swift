struct Point { var x: Int; var y: Double }
struct Named { let name: String; let p: Point?; var tags: [String] }
class Ref { var v = 1 }
class Described: CustomStringConvertible { var description: String { "<D>" } }
enum E { case a, b(Int), c(x: Int, y: String), d(Point), e([Int]?) }
enum Raw: String { case one, two = "2" }
enum Code: Int { case ok = 200 }
struct Both: CustomStringConvertible, CustomDebugStringConvertible { var description: String { "desc" }; var debugDescription: String { "debug" } }
struct OnlyDebug: CustomDebugStringConvertible { var debugDescription: String { "dbg" } }
struct Gen<T> { var v: T }
struct Empty {}
let p = Point(x: 1, y: 2)
print(p, Named(name: "n", p: p, tags: ["t"]), Named(name: "", p: nil, tags: []))
print(Ref(), Described(), [Described()], Empty(), [Empty()])
print(E.a, E.b(1), E.c(x: 1, y: "s"), E.d(p), E.e(nil), E.e([1]), [E.a, .b(2)])
print(Raw.one, Raw.two, Raw.two.rawValue, Code.ok, Code.ok.rawValue, Raw(rawValue: "2") as Any, Raw(rawValue: "x") as Any)
print(Both(), [Both()], ["k": Both()], (Both(), 1), Optional(Both()) as Any, "\(Both())", OnlyDebug(), [OnlyDebug()])
print(Gen(v: 1), Gen(v: "s"), Gen(v: [1.5]), Gen(v: Gen(v: true)), [Gen(v: nil as Int?)])
print((1, "a"), (x: 1, y: "b"), (1, (2, 3)), [(1, "a")], [(k: 1, v: 2)], ((), 1), ())
print(Optional(1) as Any, Optional("s") as Any, [Optional(1), nil], Optional(Optional(2)) as Any, nil as Int? as Any, [nil as String?])
print([1: "a"], ["a": [1, 2]], ["k": p], Set([p.x]), ["o": Optional(1)], [[1]: "x"], [:] as [Int: Int], Set<Int>())
print(1..<3, 1...3, [1..<2], "a"..."b", ("a"..."b") as Any, [0.5...1])
print(Int.self, [Int].self, String?.self, type(of: p), type(of: E.a), type(of: (1, "a")), type(of: [1: "a"]), Gen<Int>.self, type(of: Ref()), Any.self, AnyObject.self, Void.self)
print(type(of: { (x: Int) -> String in "" }), { 1 } as Any is () -> Int)
let f: (Int) -> Int = { $0 }
print(f, [f].count, \Point.x, [\Point.y].count)
print("quote\"s", ["quote\"s", "new\nline", "tab\t", "\\", "é"], "é", ["k\"": "v\n"], Character("c"), [Character("c")], ["😀"])
print(true, [true], 1.0, [1.0], Float(1.5), [Float(2)], UInt8(3), -5, 1e20, [1e-7], Double.nan, [Double.infinity])
debugPrint("s", 1, 1.0, [1], "a\tb", p, E.b(1), Both(), Optional("x") as Any, ["k": "v"], (1, "t"), Character("z"), nil as Int? as Any)
print(String(describing: p), String(reflecting: p), String(reflecting: E.c(x: 1, y: "q")), String(reflecting: Raw.one), String(describing: Both()), String(reflecting: Both()), String(reflecting: [p]), String(reflecting: "s"), String(describing: nil as Int?))
print("\(p) \([p]) \(E.a) \(Optional(1) as Any) \((1, "x")) \(Raw.one)", "a", separator: "|", terminator: "<end>\n")
print(1, 2, 3, separator: ""); print("x", terminator: ""); print("y", "z", separator: "\n"); print(); print("", "")
struct Outer { struct Inner { var a = 1 }; enum K { case x(Inner) }; var i = Inner(); var k = K.x(Inner()) }
print(Outer(), [Outer.Inner()], Outer.K.x(.init()), type(of: Outer.Inner()), String(reflecting: Outer()), String(reflecting: Outer.K.self))
let anyArr: [Any] = [1, "s", 2.5, p, E.a, [1], nil as Int? as Any, (1, 2), Ref.self]
print(anyArr, anyArr.count)
let dict: [String: Any] = ["k": [1, ["n": "x"]]]
print(dict)
protocol Shape { var area: Double { get } }
struct Sq: Shape { var s = 2.0; var area: Double { s * s } }
let shapes: [any Shape] = [Sq(), Sq(s: 3)]
print(shapes, shapes.map(\.area), type(of: shapes), type(of: shapes[0]))
class Base { var a = 1; private let b = "x" }
class Sub: Base { var c = [1] }
print(Sub(), type(of: Sub() as Base), String(describing: Sub.self), String(reflecting: Sub.self), [Sub()], Optional(Sub()) as Any)
struct W { weak var r: Ref?; lazy var l = 5; var c: Int { 3 }; static var s = 1; let o: Ref? }
print(W(o: nil), Result<Int, Never>.success(1), [Result<Int, MyErr>.failure(.bad)])
enum MyErr: Error { case bad, worse(code: Int) }
print(MyErr.bad, MyErr.worse(code: 3), MyErr.bad as Error, "\(MyErr.worse(code: 1))", (MyErr.bad as Error).localizedLike)
extension Error { var localizedLike: String { "E:\(self)" } }
indirect enum Tree { case leaf(Int), node(Tree, Tree) }
print(Tree.node(.leaf(1), .node(.leaf(2), .leaf(3))))
print(UnicodeScalar("a"), ["a" as Unicode.Scalar], ObjectIdentifier(Ref.self) == ObjectIdentifier(Ref.self), [1, 2].startIndex, AnyHashable(1), [AnyHashable("a")], Substring("sub"), ["sub"[...]])
