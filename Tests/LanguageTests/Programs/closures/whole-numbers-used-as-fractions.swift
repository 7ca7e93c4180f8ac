// Whole numbers that a closure uses as fractions are fractions.

func animate<Phase>(_ phases: [Phase], _ draw: (Phase) -> String) -> String {
  phases.map(draw).joined(separator: " ")
}

func moved(by x: Double) -> String { "x\(x)" }

@resultBuilder struct Lines {
  static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "; ") }
}

func page(@Lines _ lines: () -> String) -> String { lines() }

print(animate([0, 10, -10]) { offset in moved(by: offset) })
print(page {
  animate([1, 2]) { moved(by: $0) }
  animate([3, 4]) { "n\($0)" }
})
let halves = [1, 2, 3].map { $0 / 2 }
print(halves)
