// What a subclass adds beside an inherited conformance is no witness of it.
protocol Greeter { func greet() -> String }
extension Greeter { func greet() -> String { "default" } }
class Base: Greeter {}
class Derived: Base { func greet() -> String { "derived" } }
let g: Greeter = Derived()
print(g.greet(), Derived().greet(), Base().greet(), (Derived() as Base).greet())
func call<T: Greeter>(_ t: T) -> String { t.greet() }
print(call(Derived()), call(Base()))
class Re: Base, CustomStringConvertible { var description: String { "re" } ; func greet() -> String { "re" } }
print((Re() as Greeter).greet())
protocol Named { var name: String { get } }
extension Named { var name: String { "ext" } }
class N1: Named {}
class N2: N1 { var name: String { "n2" } }
print((N2() as Named).name, N2().name)
class N3: N1 { let name = "n3" }
print((N3() as Named).name, N3().name)
class Loud: Derived, Sized { var size: Int { 3 } }
protocol Sized: Greeter { var size: Int { get } }
print((Loud() as Greeter).greet(), (Loud() as Sized).size, Loud().greet())
class Plain: Greeter { func greet() -> String { "plain" } }
class Override: Plain { override func greet() -> String { "override" } }
print((Override() as Greeter).greet(), call(Override()))
class Stored: Named { var name = "stored" }
class Computed: Stored { override var name: String { get { "computed" } set {} } }
print((Computed() as Named).name)
