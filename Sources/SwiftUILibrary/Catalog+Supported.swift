/// One name that Grove models, for the support table and `:doc`.
package struct SupportedName: Hashable, Sendable {
  package enum Kind: String, Sendable { case type, modifier, member, function }

  package let name: String
  package let kind: Kind
  /// The type it is a member of; `nil` at top level.
  package let owner: String?
  /// The first line of its documentation.
  package let summary: String
  /// The piece that declares it.
  package let feature: String
}

extension Catalog {
  /// Every documented name of the library, in the order of the catalog.
  package static var supported: [SupportedName] {
    features.flatMap { feature in
      var scanner = SupportScanner(feature: feature.name)
      for line in feature.declarations.split(separator: "\n") { scanner.read(line) }
      return scanner.found
    }
  }
}

/// Finds documented declarations in library source, line by line.
private struct SupportScanner {
  let feature: String
  var found: [SupportedName] = []
  private var summary: String?
  private var owner: String?

  init(feature: String) { self.feature = feature }

  mutating func read(_ line: Substring) {
    let indentation = line.prefix { $0 == " " }.count
    let text = line.dropFirst(indentation)
    if text.hasPrefix("///") {
      if summary == nil { summary = text.dropFirst(3).trimmed }
      return
    }
    if text.hasPrefix("@notSimulated func ") {
      summary = nil
      return
    }
    if text.hasPrefix("@"), !text.contains(" struct ") { return }
    let words = text.split { " (:<{".contains($0) }.map(String.init)
    let keywords: Set = [
      "struct", "enum", "class", "protocol", "extension", "func", "var", "typealias",
    ]
    guard let index = words.firstIndex(where: { keywords.contains($0) }),
      words.indices.contains(index + 1)
    else {
      summary = nil
      return
    }
    declare(words[index], words[index + 1], isNested: indentation > 0)
    summary = nil
  }

  private mutating func declare(_ keyword: String, _ name: String, isNested: Bool) {
    let isType = ["struct", "enum", "class", "protocol", "typealias"].contains(keyword)
    if !isNested { owner = isType || keyword == "extension" ? name : nil }
    guard let summary, keyword != "extension", !name.hasPrefix("_") else { return }
    let kind: SupportedName.Kind =
      isType ? .type : owner == "View" ? .modifier : owner == nil ? .function : .member
    found.append(
      SupportedName(
        name: name, kind: kind, owner: isNested ? owner : nil, summary: summary,
        feature: feature))
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " })
  }
}
