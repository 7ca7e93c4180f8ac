/// The limits that keep a file readable at one sitting.
enum SizeLimits {
  static let linesInFile = 400
  static let columnsInLine = 100
  static let linesInFunction = 60

  /// Files whose length has a reason.
  static let exceptions = [
    "Sources/Interpreter/Evaluation/Evaluator+Loop.swift":
      "one switch over all instructions: a call for each of them would halve the speed"
  ]

  static func violations(in file: SwiftFile) -> [String] {
    let isException = exceptions[file.path] != nil
    return longLines(in: file) + (isException ? [] : longFile(file) + longFunctions(in: file))
  }

  private static func longFile(_ file: SwiftFile) -> [String] {
    guard file.lines.count > linesInFile else { return [] }
    return ["\(file.path): \(file.lines.count) lines, at most \(linesInFile)"]
  }

  private static func longLines(in file: SwiftFile) -> [String] {
    file.lines.enumerated().filter { $0.element.count > columnsInLine }.map { number, line in
      "\(file.place(number)): \(line.count) columns, at most \(columnsInLine)"
    }
  }

  private static func longFunctions(in file: SwiftFile) -> [String] {
    file.code.indices.filter { isFunction(file.code[$0]) }.compactMap { start in
      guard let end = closingLine(from: start, in: file.code) else { return nil }
      // Text in a literal is not code that has to be followed.
      let length = file.code[start...end].count { $0.contains { !$0.isWhitespace } }
      guard length > linesInFunction else { return nil }
      return "\(file.place(start)): a function of \(length) lines, at most \(linesInFunction)"
    }
  }

  private static func isFunction(_ line: Substring) -> Bool {
    // `.init(…)` as an argument is a call.
    if line.first(where: { !$0.isWhitespace }) == "." { return false }
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
    guard let word = words.first(where: { !modifiers.contains($0) && !$0.hasPrefix("@") }) else {
      return false
    }
    switch word {
    case "func", "init", "deinit", "subscript": return true
    case "var": return line.hasSuffix("{")
    default: return false
    }
  }

  private static let modifiers: Set<Substring> = [
    "package", "public", "internal", "private", "fileprivate", "static", "class", "final",
    "override", "mutating", "nonmutating", "convenience", "required", "indirect", "isolated",
    "nonisolated", "borrowing", "consuming", "lazy", "weak", "unowned",
  ]

  /// The line on which the body that opens at or after `start` closes; a requirement has none.
  private static func closingLine(from start: Int, in code: [Substring]) -> Int? {
    var depth = 0
    var parentheses = 0
    for number in code[start...].indices {
      if number > start, depth == 0, parentheses == 0, isFunction(code[number]) { return nil }
      for character in code[number] {
        switch character {
        case "(": parentheses += 1
        case ")": parentheses -= 1
        case "{" where parentheses == 0: depth += 1
        case "}" where parentheses == 0:
          depth -= 1
          if depth <= 0 { return depth == 0 ? number : nil }
        default: break
        }
      }
    }
    return nil
  }
}
