class Animal { var name = "rex"; func speak() -> String { "..." } }
protocol Pet { var owner: String { get } }
class Dog: Animal, Pet { var owner = "bob"; override func speak() -> String { "woof" } }
func show(_ a: Animal & Pet) -> String { a.name + a.owner + a.speak() }
print(show(Dog()))
let list: [any Animal & Pet] = [Dog()]
print(list.map { $0.speak() + $0.owner })
typealias PetAnimal = Animal & Pet
struct H { weak var d: PetAnimal?; var s: String { d?.name ?? "none" } }
let dog = Dog()
print(H(d: dog).s, H().s)
func gen<T: Animal & Pet>(_ t: T) -> String { t.name + t.owner }
print(gen(dog))
let x: Animal = dog
if let p = x as? Animal & Pet { print(p.owner) }
let y: Animal & Pet = dog
let z: Animal = y
print(z.speak(), y === z)
