extension Session {
  /// The node a command's argument means; it may not be left out.
  func node(
    _ reference: TargetReference?, what meaning: String, _ arguments: ArgumentReader
  ) throws(Misuse) -> Int {
    try requireMounted()
    guard let reference else { throw arguments.misuse("\(meaning) is missing") }
    return try row(reference).node
  }
}
