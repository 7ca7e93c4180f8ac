import Diagnostics

extension Session {
  /// The lines of `:doc`: a fact, the page of differences, or a declaration of the library.
  func documentation(of name: String) throws(Misuse) -> [String] {
    if let fact = Facts.fact(name) { return fact.lines(width: printing.lineWidth) }
    if FactReference.isID(name.uppercased()), name.count < 5 {
      throw Misuse(
        "unknown-name", "there is no fact '\(name)'",
        notes: ["facts are called U1… I1… L1… T1… G1… Z1… K1… M1… C1…; :doc facts lists them"])
    }
    switch name {
    case "differences": return DifferencesPage(width: printing.lineWidth).lines
    case "facts":
      return Facts.all.map { fact in
        "\(fact.id.padded(to: 5))\(fact.text)".shortened(
          to: printing.lineWidth, ellipsis: printing.ellipsis)
      }
    default:
      return try LibraryDocumentation.standard().lines(for: name).map { printing.shown($0) }
    }
  }
}
