actor Till {
  var total = 0
  func ring(_ amount: Int) { total += amount }
  nonisolated func name() -> String { "till" }
  func twice() {
    ring(1)
    self.ring(1)
    Task { ring(2) }
  }
  func empty(into other: Till) { other.ring(total) }
}

func sell(_ till: Till) async {
  till.ring(3)
  print(till.name())
  await till.ring(4)
}

func close(_ till: isolated Till) { till.ring(5) }
func hurry(_ till: Till) { till.ring(6) }
@MainActor func show(_ till: Till) { till.ring(7) }
