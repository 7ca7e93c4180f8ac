struct P {
  var x: Int
  var y: Int
  init(x: Int) {
    self.x = x
  }
}
