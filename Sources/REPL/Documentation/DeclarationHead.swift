/// A declaration up to its body, taken apart as far as documentation needs.
struct DeclarationHead {
  /// What it declares; `nil` for an extension, which only opens a scope.
  let kind: DocumentedDeclaration.Kind?
  let name: String
  let signature: String
  /// True if its body holds further declarations.
  let opensScope: Bool

  private static let modifiers: Set<String> = [
    "static", "mutating", "nonmutating", "indirect", "final", "override", "convenience",
    "required", "open", "public", "package", "lazy", "weak", "unowned", "nonisolated", "prefix",
    "postfix", "infix", "isolated", "dynamic",
  ]

  /// Reads a head; `nil` if the text is no declaration.
  init?(_ text: String) {
    let flat = text.split { $0.isWhitespace }.joined(separator: " ")
    let signature = DeclarationHead.withoutAttributes(flat)
    var words = signature.split(separator: " ").map(String.init)
    while let first = words.first, DeclarationHead.modifiers.contains(first) {
      words.removeFirst()
    }
    if words.count > 1, words[0] == "class", words[1] == "func" || words[1] == "var" {
      words.removeFirst()
    }
    guard let keyword = words.first else { return nil }
    let rest = words.dropFirst().joined(separator: " ")
    var kind: DocumentedDeclaration.Kind?
    var name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" })
    switch keyword {
    case "struct", "enum", "class", "actor", "protocol": kind = .type
    case "extension": name = String(rest.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) })
    case "func":
      kind = .function
      if name.isEmpty { name = String(rest.prefix { $0 != " " && $0 != "(" && $0 != "<" }) }
    case "var", "let": kind = .property
    case "case": kind = .enumCase
    case "typealias", "associatedtype": kind = .alias
    default:
      let base = keyword.prefix { $0.isLetter }
      guard base == "init" || base == "subscript" else { return nil }
      kind = base == "init" ? .initializer : .subscripting
      name = String(base)
    }
    self.kind = kind
    self.name = name
    self.signature = DeclarationHead.tidied(signature)
    opensScope = kind == .type || keyword == "extension"
  }

  /// Drops `@native("…")` and the like: they are for the machine.
  private static func withoutAttributes(_ text: String) -> String {
    var rest = Substring(text)
    while rest.hasPrefix("@") {
      var depth = 0
      var end = rest.startIndex
      while end < rest.endIndex {
        let character = rest[end]
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if character == " ", depth == 0 { break }
        end = rest.index(after: end)
      }
      rest = rest[end...].drop { $0 == " " }
    }
    return String(rest)
  }

  private static func tidied(_ text: String) -> String {
    var result = ""
    for character in text.trimmed {
      if character == ")" || character == "]", result.last == " " { result.removeLast() }
      if character == " ", result.last == "(" || result.last == "[" { continue }
      result.append(character)
    }
    return result
  }
}
