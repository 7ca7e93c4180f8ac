/// The names a learner has met: types, members and attributes, by the code they have read.
struct TaughtNames {
  private var names: Set<String> = [
    "Any", "Bool", "Character", "Double", "Int", "Self", "String", "Void", "View", "body", "init",
    "main", "self", "some",
  ]

  private static let introducers: Set<Substring> = [
    "actor", "case", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// Begins with names as `introduces:` lists them: `@State`, `.padding`, `Button`.
  init(introduced: [String]) {
    names.formUnion(introduced.map { String($0.drop { $0 == "@" || $0 == "." }) })
  }

  /// Takes over everything that some code shows.
  mutating func learn(from code: String) {
    let (used, declared) = TaughtNames.names(in: code)
    names.formUnion(used)
    names.formUnion(declared)
  }

  /// Names that code uses, does not declare itself, and nobody has shown so far.
  func untaught(in code: String) -> [String] {
    let (used, declared) = TaughtNames.names(in: code)
    // A lone capital is a generic parameter.
    return used.subtracting(declared).subtracting(names).filter { $0.count > 1 }.sorted()
  }

  /// Types, members and attributes that are used, and whatever is declared.
  private static func names(in code: String) -> (used: Set<String>, declared: Set<String>) {
    var scanner = SwiftScanner(code)
    var used: Set<String> = []
    var declared: Set<String> = []
    var last: Substring = ""
    while let token = scanner.next() {
      if token.kind == .word {
        let name = String(token.text)
        if introducers.contains(last), last != "case" || name.first?.isUppercase == false {
          declared.insert(name)
        } else if last == "." || last == "@" || name.first?.isUppercase == true {
          used.insert(name)
        }
      }
      last = token.text
    }
    return (used, declared)
  }
}
