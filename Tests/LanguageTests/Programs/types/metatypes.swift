protocol Animal { init(); static var name: String { get }; func speak() -> String }
struct Dog: Animal { static let name = "Dog"; func speak() -> String { "woof" } }
final class Cat: Animal { static var name: String { "Cat" }; required init() {}; func speak() -> String { "meow" } }
let types: [any Animal.Type] = [Dog.self, Cat.self]
for type in types { print(type.name, type.init().speak(), type == Dog.self, type) }
func make<T: Animal>(_: T.Type = T.self) -> T { T() }
let d: Dog = make()
print(d.speak(), make(Cat.self).speak(), type(of: d), Dog.self)
print(Int.self, [String].self, (Int, String).self, Optional<Int>.self, [String: [Int]].self, ((Int) -> String).self)
print(type(of: 1), type(of: "s"), type(of: [1.5]), type(of: ["a": 1]), type(of: (1, "x")), type(of: 1...2), type(of: nil as Int?))
print(String(describing: Dog.self), "\(Cat.self)", String(describing: type(of: [Dog()])))
func typeName<T>(_ value: T) -> String { "\(T.self)/\(type(of: value))" }
print(typeName(3), typeName([1]))
let any: Any = 5
print(any is Int, any as? String as Any, any as! Int + 1, type(of: any))
class Base { class func create() -> Base { Base() } ; var id: String { "base" } }
class Derived: Base { override class func create() -> Base { Derived() }; override var id: String { "derived" } }
let classes: [Base.Type] = [Base.self, Derived.self]
print(classes.map { $0.create().id }, Derived.self is Base.Type, classes[1] == Derived.self)
let meta: Any.Type = Int.self
print(meta == Int.self, meta)
enum Kind: CaseIterable { case a, b; static func all() -> [Self] { Self.allCases } }
print(Kind.all(), Kind.self, Kind.Type.self)
struct Registry { private var makers: [ObjectIdentifier: () -> Any] = [:]
  mutating func register<T>(_ type: T.Type, _ make: @escaping () -> T) { makers[ObjectIdentifier(type)] = make }
  func resolve<T>(_ type: T.Type) -> T? { makers[ObjectIdentifier(type)]?() as? T } }
var registry = Registry()
registry.register(Dog.self) { Dog() }
registry.register(Int.self) { 42 }
print(registry.resolve(Int.self) ?? 0, registry.resolve(Dog.self)?.speak() ?? "-", registry.resolve(String.self) as Any)
extension Array where Element == any Animal { func names() -> [String] { map { Swift.type(of: $0).name } } }
print(([Dog(), Cat()] as [any Animal]).names())
