protocol Tool {}
struct Pen {}
func take(_ tool: any Tool) {}
take(Pen())
let first: Tool = Pen()
func make() -> any Tool { Pen() }
struct Hand: Holder { var held: any Tool }
protocol Holder { associatedtype Held: Tool; var held: Held { get } }
func hold<T: Tool>(_ make: () -> T) {}
func pick() -> any Tool { first }
hold { pick() }
