struct Counter {
  var n = 0
  func bump() { n += 1 }
}
