/// What each target may import: the arrows of the design.
enum ImportTable {
  private static let platform: Set<String> = ["Glibc", "Musl", "Darwin"]
  private static let swiftSyntax: Set<String> = [
    "SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftParserDiagnostics",
    "SwiftDiagnostics",
  ]
  private static let engine: Set<String> = [
    "Diagnostics", "IR", "Interpreter", "ViewRuntime", "VirtualTime",
  ]

  static let allowed: [String: Set<String>] = [
    "Diagnostics": [],
    "IR": ["Diagnostics"],
    "Frontend": swiftSyntax.union(["Diagnostics", "IR", "Dispatch"]),
    "Interpreter": platform.union(["Diagnostics", "IR", "VirtualTime", "Dispatch"]),
    "VirtualTime": [],
    "AttributeGraph": [],
    "ViewRuntime": ["AttributeGraph", "VirtualTime"],
    "SwiftUILibrary": engine,
    "UIKitLibrary": engine.union(["SwiftUILibrary"]),
    "REPL": engine.union(platform).union([
      "Frontend", "SwiftUILibrary", "UIKitLibrary", "Foundation",
    ]),
    "Lessons": platform.union(["Diagnostics", "REPL", "ViewRuntime", "CMark", "Foundation"]),
    "LineEditing": platform.union(["CEdit"]),
    "grove": platform.union([
      "Diagnostics", "ViewRuntime", "REPL", "Lessons", "LineEditing", "ArgumentParser",
    ]),
    "Bench": engine.union(["Frontend", "SwiftUILibrary", "UIKitLibrary", "REPL", "Foundation"]),
  ]

  /// Returns a line for each import in `file` that the table does not allow.
  static func violations(in file: SwiftFile) -> [String] {
    guard let allowed = allowed[file.target] else {
      return ["\(file.path): '\(file.target)' is not in the import table"]
    }
    return file.code.enumerated().compactMap { number, line in
      guard let module = importedModule(line), !allowed.contains(module) else { return nil }
      return "\(file.place(number)): \(file.target) may not import \(module)"
    }
  }

  private static func importedModule(_ line: Substring) -> String? {
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    let words = line.split(separator: " ").drop { $0 != "import" }.dropFirst()
    let isDeclaration = line.split(separator: " ").prefix { $0 != "import" }.allSatisfy {
      $0.hasPrefix("@") || ["package", "public", "internal", "private"].contains($0)
    }
    guard isDeclaration, let path = words.drop(while: { kinds.contains($0) }).first else {
      return nil
    }
    return path.split(separator: ".").first.map(String.init)
  }
}
