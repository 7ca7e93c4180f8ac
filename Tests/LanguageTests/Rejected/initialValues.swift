struct Screen {
  let width = 10
  let half = width / 2
  static let unit = 1
  let other = unit
}
