/// Finds facts in the text of `EvidenceText`.
package enum Facts {
  /// The fact with an id, whatever the case of its letters; `nil` if there is none.
  package static func fact(_ id: String) -> Fact? {
    let id = id.uppercased()
    guard FactReference.isID(id) else { return nil }
    for page in EvidenceText.pages where page.hasPrefix("\(id) ") || page.contains("\n\(id) ") {
      return facts(in: page).first { $0.id == id }
    }
    return nil
  }

  /// Every fact, page by page.
  package static var all: [Fact] { EvidenceText.pages.flatMap { facts(in: $0) } }

  private static func facts(in page: String) -> [Fact] {
    var facts: [Fact] = []
    var head: [Substring] = []
    var text = ""
    func close() {
      guard head.count > 1, let label = Fact.Label(rawValue: String(head[1])) else { return }
      facts.append(
        Fact(
          id: String(head[0]), label: label,
          kinds: head.dropFirst(2).compactMap { Fact.Kind(rawValue: String($0)) }, text: text))
    }
    for line in page.split(separator: "\n") {
      if line.hasPrefix(" ") {
        text += (text.isEmpty ? "" : " ") + String(line).trimmed
      } else {
        close()
        head = line.split(separator: " ")
        text = ""
      }
    }
    close()
    return facts
  }
}
