// Closures that are called at once use members by their bare names, and so do tasks.
final class Meter {
  private var readings = [1, 2, 3]
  var offset = 10

  func shifted() -> [Int] { readings.map { $0 + offset } }
  func total() -> Int { readings.reduce(into: 0) { $0 += $1 + offset } }
  func largest() -> Int? { readings.max { $0 * offset < $1 * offset } }

  func later() async -> Int {
    async let sum = { readings.reduce(0, +) }()
    let task = Task { offset + 1 }
    return await sum + task.value
  }

  func kept() -> () -> Int {
    { [self] in offset + readings.count }
  }

  func weakly() -> () -> Int? {
    { [weak self] in
      guard let self else { return nil }
      return offset * 2
    }
  }

  func borrowed(_ read: () -> Int) -> Int {
    withoutActuallyEscaping(read) { read in
      let all = [read, { self.offset }]
      return all.map { $0() }.reduce(0, +)
    }
  }
}

let meter = Meter()
print(meter.shifted(), meter.total(), meter.largest() ?? 0)
print(await meter.later())
print(meter.kept()(), meter.weakly()() ?? 0)
print(meter.borrowed { 5 })
