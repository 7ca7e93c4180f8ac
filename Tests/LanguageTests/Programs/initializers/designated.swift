class Vehicle {
  let name: String
  var wheels: Int

  init(name: String, wheels: Int) {
    self.name = name
    self.wheels = wheels
    print("Vehicle.init", name)
  }

  convenience init(name: String) {
    print("Vehicle convenience")
    self.init(name: name, wheels: 4)
    wheels += 0
  }

  convenience init() { self.init(name: "plain") }
}

class Bike: Vehicle {
  var gears: Int

  init(gears: Int) {
    self.gears = gears
    super.init(name: "bike", wheels: 2)
    wheels = 2
    print("Bike.init", gears)
  }

  override convenience init(name: String, wheels: Int) {
    self.init(gears: wheels * 3)
  }
}

class Trike: Bike {
  lazy var label = "\(name) with \(gears)"
  override init(gears: Int) {
    super.init(gears: gears + 1)
    wheels = 3
  }
}

/// No initialisers of its own: inherits all of them.
class Scooter: Vehicle {
  var color = "red"
}

let a = Vehicle()
print(a.name, a.wheels)
let b = Bike(name: "ignored", wheels: 7)
print(b.name, b.wheels, b.gears)
let c = Bike(name: "only")
print(c.gears)
let d = Trike(gears: 5)
print(d.label, d.wheels)
let e = Scooter(name: "s")
print(e.name, e.wheels, e.color)
let f = Trike()
print(f.gears, f.wheels)
