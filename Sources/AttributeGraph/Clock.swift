extension Graph {
  /// Moves the clock on; at its end all readings are numbered anew.
  func tick() {
    if clock == .max { renumberReadings() }
    clock += 1
  }

  /// Gives every reading that an attribute keeps the smallest number that leaves their order as it
  /// is: half a word is enough for each, as only what comes before what is ever asked.
  private func renumberReadings() {
    let readings = Set(attributes.lazy.flatMap { [$0.changedAt, $0.checkedAt] }).sorted()
    let numbers = Dictionary(
      uniqueKeysWithValues: zip(readings, readings.indices.lazy.map { UInt32($0) }))
    for index in attributes.indices {
      attributes[index].changedAt = numbers[attributes[index].changedAt] ?? 0
      attributes[index].checkedAt = numbers[attributes[index].checkedAt] ?? 0
    }
    clock = UInt32(readings.count)
  }
}
