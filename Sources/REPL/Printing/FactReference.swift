/// Ids of facts in what Grove says: `(U50)`, `(M3, M5)`.
enum FactReference {
  /// The last line of an explanation: the rules it rests on; empty if there are none.
  static func line(for lines: [String], _ options: PrintOptions) -> [String] {
    var ids: [String] = []
    for id in lines.flatMap({ self.ids(in: $0) }) where !ids.contains(id) { ids.append(id) }
    guard let first = ids.first else { return [] }
    let noun = ids.count == 1 ? "rule" : "rules"
    return ["\(noun) \(ids.joined(separator: ", ")); :doc \(first) shows the evidence"]
  }

  /// The ids in parentheses at the end of parts of `text`.
  static func ids(in text: String) -> [String] {
    var found: [String] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "("),
      let close = rest[open...].firstIndex(of: ")")
    {
      let parts = rest[rest.index(after: open)..<close].split(separator: ",").map {
        String($0).trimmed
      }
      if parts.allSatisfy(isID) { found += parts }
      rest = rest[rest.index(after: open)...]
    }
    return found
  }

  /// True for a letter or two with a number: `U50`, `I07`.
  static func isID(_ text: String) -> Bool {
    let letters = text.prefix { $0.isASCII && $0.isUppercase }
    let digits = text.dropFirst(letters.count)
    return (1...2).contains(letters.count) && (1...3).contains(digits.count)
      && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
