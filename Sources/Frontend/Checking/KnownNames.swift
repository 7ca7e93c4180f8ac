/// Names that exist in Apple's SDK though Grove does not model them.
package struct KnownNames {
  /// What can be called on a view, shape, scene or gesture.
  package var isModifier: (String) -> Bool = { _ in false }
  /// All of them, to suggest one where another was meant.
  package var modifierNames: () -> Set<String> = { [] }
  /// Members of any type of SwiftUI.
  package var isMember: (String) -> Bool = { _ in false }
  package var isType: (String) -> Bool = { _ in false }
  /// True if the program must not use them: `--strict`.
  package var isStrict = false

  /// Creates an empty table: whatever the library does not declare does not exist.
  package init() {}

  /// Creates a table that asks for each kind of name.
  package init(
    isModifier: @escaping (String) -> Bool, modifierNames: @escaping () -> Set<String>,
    isMember: @escaping (String) -> Bool, isType: @escaping (String) -> Bool, isStrict: Bool
  ) {
    self.isModifier = isModifier
    self.modifierNames = modifierNames
    self.isMember = isMember
    self.isType = isType
    self.isStrict = isStrict
  }
}

extension KnownNames {
  /// Modules whose functions and types may be written with the module's name before them; `main` is
  /// what the compiler calls a program that is told no other name.
  static let modules: Set<String> = [
    "Combine", "CoreGraphics", "Darwin", "Foundation", "Glibc", "Observation", "Swift", "SwiftUI",
    "UIKit", programModule,
  ]

  static let programModule = "main"
}
