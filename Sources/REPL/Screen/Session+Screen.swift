extension Session {
  /// The lines of `:screen`.
  func screen() throws(Misuse) -> [String] {
    try requireMounted()
    var drawing = ScreenDrawing(size: simulation.runtime.size, options: printing)
    for item in simulation.runtime.screenItems() { drawing.draw(item) }
    return drawing.lines
  }
}
