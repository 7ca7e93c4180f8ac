extension Session {
  /// The lines of `:doc`.
  func documentation(of name: String) throws(Misuse) -> [String] {
    try LibraryDocumentation.standard().lines(for: name).map { printing.shown($0) }
  }
}
