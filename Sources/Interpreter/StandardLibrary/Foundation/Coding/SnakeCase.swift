extension String {
  /// `firstName` for `first_name`; underscores at either end stay.
  var fromSnakeCase: String {
    let leading = prefix { $0 == "_" }
    guard leading.count < count else { return self }
    let trailing = reversed().prefix { $0 == "_" }.count
    let middle = dropFirst(leading.count).dropLast(trailing)
    let words = middle.split(separator: "_")
    guard words.count > 1 else { return self }
    let joined = words[0].lowercased() + words.dropFirst().map { $0.firstUppercased }.joined()
    return leading + joined + String(repeating: "_", count: trailing)
  }

  /// `first_name` for `firstName`; a run of capitals is one word but for its last letter.
  var toSnakeCase: String {
    var words: [Substring] = []
    var start = startIndex
    var rest = dropFirst()[...]
    while let upper = rest.firstIndex(where: \.isUppercase) {
      words.append(self[start..<upper])
      let lower = self[upper...].firstIndex(where: \.isLowercase)
      guard let lower else {
        start = upper
        rest = self[endIndex...]
        break
      }
      let afterCapital = index(after: upper)
      if lower == afterCapital {
        start = upper
      } else {
        let lastCapital = index(before: lower)
        words.append(self[upper..<lastCapital])
        start = lastCapital
      }
      rest = self[lower...]
    }
    words.append(self[start...])
    return words.map { $0.lowercased() }.joined(separator: "_")
  }
}

extension Substring {
  fileprivate var firstUppercased: String {
    prefix(1).uppercased() + dropFirst().lowercased()
  }
}
