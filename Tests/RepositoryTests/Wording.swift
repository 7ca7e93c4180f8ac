/// Words and calls that have no place in `Sources`.
///
/// A property wrapper is Swift's own term, so those two words together are allowed.
enum Wording {
  static let bannedInTypeNames: Set<String> = [
    "Manager", "Helper", "Helpers", "Utils", "Handler", "Processor", "Wrapper", "Data", "Info",
    "Base", "Impl",
  ]

  /// Ways to end the process that an input might reach.
  static let crashes = ["try!", "as!", "fatalError("]

  /// Ways past the targets that own the terminal.
  static let terminalUses = [
    "print(", "debugPrint(", "dump(", "fputs(", "puts(", "putchar(", "readLine(", "isatty(",
    "STDOUT_FILENO", "STDERR_FILENO", "STDIN_FILENO", "standardOutput", "standardError",
    "standardInput",
  ]
  static let terminalOwners: Set<String> = ["LineEditing", "grove", "Bench"]

  static func violations(in file: SwiftFile) -> [String] {
    file.code.enumerated().flatMap { number, line in
      let place = file.place(number)
      var found = typeNames(in: line).compactMap { name -> String? in
        let parts = words(of: name.replacing("PropertyWrapper", with: "Property"))
        let banned = parts.first { bannedInTypeNames.contains($0) }
        return banned.map { "\(place): '\($0)' in the type name '\(name)' says nothing" }
      }
      found += crashes.filter { calls($0, in: line) }.map { "\(place): \($0) can crash" }
      if !terminalOwners.contains(file.target) {
        found += terminalUses.filter { calls($0, in: line) }
          .map { "\(place): \($0) is the terminal's, which \(file.target) may not touch" }
      }
      return found
    }
  }

  private static func typeNames(in line: Substring) -> [String] {
    let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map { String($0.1) }
  }

  /// `RowDataSource` → `Row`, `Data`, `Source`.
  private static func words(of name: String) -> [String] {
    name.reduce(into: []) { words, character in
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
  }

  /// Whether `line` uses `name` itself: not a member or a longer name, and not its declaration.
  private static func calls(_ name: String, in line: Substring) -> Bool {
    line.ranges(of: name).contains { range in
      let before = line[..<range.lowerBound]
      let isPartOfName = before.last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      let isMember = before.last == "." && name.hasSuffix("(")
      return !isPartOfName && !isMember && !before.hasSuffix("func ")
    }
  }
}
