protocol Shape { func area() -> Double; var name: String { get } }
struct Sq: Shape { let s: Double; func area() -> Double { s * s }; var name: String { "sq" } }
struct Scaled<S: Shape>: Shape { let base: S, k: Double; func area() -> Double { base.area() * k }; var name: String { "scaled " + base.name } }
extension Shape {
  func scaled(_ k: Double) -> some Shape { Scaled(base: self, k: k) }
  func erased() -> any Shape { self }
}
func make() -> some Shape { Sq(s: 2).scaled(3) }
print(make().area(), make().name)
func pick(_ flag: Bool) -> any Shape { flag ? Sq(s: 1) : Scaled(base: Sq(s: 1), k: 5) }
print(pick(true).area(), pick(false).name)
let list: [any Shape] = [Sq(s: 3), make(), Sq(s: 1).scaled(2)]
print(list.map { $0.area() }.reduce(0, +), list.map(\.name))
func numbers() -> some Collection<Int> { [1, 2, 3].lazy.map { $0 * 2 } }
print(numbers().reduce(0, +), numbers().count)
var stored: some Equatable { 42 }
print(stored == stored)
func sum(_ values: some Sequence<Int>) -> Int { values.reduce(0, +) }
print(sum([1, 2]), sum(Set([4])), sum(1...4))
struct AnyShape: Shape {
  private let _area: () -> Double
  let name: String
  init<S: Shape>(_ s: S) { _area = s.area; name = "any " + s.name }
  func area() -> Double { _area() }
}
print([AnyShape(Sq(s: 2)), AnyShape(make())].map { "\($0.name) \($0.area())" })
func open(_ s: any Shape) -> String { inner(s) }
func inner<S: Shape>(_ s: S) -> String { "\(s.name) \(s.area())" }
print(open(Sq(s: 2)), list.map(open))
protocol Animal { associatedtype Food; func eat(_ f: Food) -> String; func favorite() -> Food }
struct Cow: Animal { func eat(_ f: Int) -> String { "cow ate \(f)" }; func favorite() -> Int { 7 } }
struct Cat: Animal { func eat(_ f: String) -> String { "cat ate \(f)" }; func favorite() -> String { "fish" } }
func feed(_ a: some Animal) -> String { a.eat(a.favorite()) }
let farm: [any Animal] = [Cow(), Cat()]
for a in farm { print(feed(a)) }
if let c = farm[0] as? Cow { print(c.eat(1)) }
