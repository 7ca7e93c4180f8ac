// A closure that is one `if` or `switch` gives nothing where nothing is wanted, and where its
// branches have nothing in common.
var chosen: Set<Int> = []

struct Switch<Value> {
  let get: () -> Value
  let set: (Value) -> Void
}

func perform(_ action: (Bool) -> Void) { action(true) }
func made<T>(_ make: () -> T) -> T { make() }

let light = Switch(
  get: { chosen.contains(1) },
  set: { isOn in
    if isOn {
      chosen.insert(1)
    } else {
      chosen.remove(1)
    }
  })
light.set(true)
print(light.get(), chosen.sorted())

perform { if $0 { _ = chosen.insert(2) } else { chosen.remove(2) } }
perform { isOn in
  switch isOn {
  case true: chosen.insert(3)
  case false: chosen.remove(3)
  }
}
print(chosen.sorted())

let flip = { (isOn: Bool) in if isOn { chosen.insert(4) } else { chosen.remove(4) } }
flip(true)
print(type(of: flip), chosen.sorted())

let result = made { if chosen.isEmpty { chosen.insert(5) } else { chosen.remove(4) } }
print(type(of: result), chosen.sorted())

let words = [1, 2].map { if $0 > 1 { "many" } else { "one" } }
let maybe = [1, 2].map { (n: Int) -> Int? in if n > 1 { n } else { nil } }
print(words, maybe)
