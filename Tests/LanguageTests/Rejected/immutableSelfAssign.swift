struct Counter {
  var n = 0
  func reset() {
    n = 0
  }
}
