import Foundation

// Implicit members and literals whose type something else decides.
struct Shade: Equatable, CustomStringConvertible {
  var name: String
  static let light = Shade(name: "light")
  static let dark = Shade(name: "dark")
  static func mixed(_ share: Int) -> Shade { Shade(name: "mixed \(share)") }
  func faded() -> Shade { Shade(name: name + " faded") }
  var description: String { name }
}

struct Swatch {
  let id: Int
  let shade: Shade
  init(id: Int = 0, shade: Shade) {
    self.id = id
    self.shade = shade
  }
}

func show(_ shade: Shade) -> String { "<\(shade)>" }

let swatches: [Swatch] = [.light, .dark, .mixed(3)].map { Swatch(shade: $0) }
print(swatches.map(\.shade))
let inferred: [Swatch] = [.dark.faded(), .light].compactMap { .init(shade: $0) }
print(inferred.map(\.shade))
let returned: [Swatch] = [.light].map { shade in return .init(id: 4, shade: shade) }
print(returned[0].id, returned[0].shade)
print([.light, .dark].map { show($0) })
let current = Shade.dark
print([.light, .dark].contains(current), [.light].contains(current))
if [.mixed(1), .dark].contains(current) { print("one of them") }

// An implicit member among literals takes the type of the operand beside them.
let radius: CGFloat = 3
let parts = 4
let arc = (2 * .pi * radius / CGFloat(parts)).rounded()
print(arc)
let angle = radius + .pi / 2
print((angle * 10).rounded())
let turned = -(.pi / 2) + radius
print((turned * 10).rounded())

// Whole numbers beside fractions: what is settled decides before the fraction does.
struct Track<Value: BinaryFloatingPoint> {
  var value: Value
  init(_ value: Value, in bounds: ClosedRange<Value>, step: Value) {
    self.value = min(max(value, bounds.lowerBound), bounds.upperBound) + step
  }
}
let track = Track(radius, in: 1...250, step: 1.5)
print(track.value, type(of: track))
print(type(of: Track(7, in: 1...250, step: 1.5)))
