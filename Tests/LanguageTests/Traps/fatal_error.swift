enum Mode { case on, off }
func handle(_ m: Mode) {
  switch m {
  case .on: print("on")
  case .off: fatalError("off is not supported")
  }
}
handle(.on)
handle(.off)
