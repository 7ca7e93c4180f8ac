extension Catalog {
  private static let modifiers = words(of: knownModifiers)
    .union(words(of: knownFrameworkModifiers))
  private static let members = words(of: knownMembers)
  private static let types = words(of: knownTypes)
    .union(words(of: knownPlatformTypes)).union(words(of: knownFoundationTypes))

  /// True if something of that name can be called on a view, shape, scene or gesture of Apple's
  /// SDK.
  ///
  /// Members of other types do not count: on a view they are a mistake, not a gap of the model.
  package static func isKnownModifier(_ name: String) -> Bool {
    modifiers.contains(Substring(name))
  }

  /// Everything that can be called on a view, shape, scene or gesture of Apple's SDK.
  ///
  /// Where a name is wrong, the right one is most likely among these.
  package static var knownModifierNames: Set<String> { Set(modifiers.map(String.init)) }

  /// True if Apple's SDK has a member of that name, on some type of SwiftUI.
  package static func isKnownMember(_ name: String) -> Bool { members.contains(Substring(name)) }

  /// True if Apple's SDK has a type of that name in SwiftUI, or in what is used beside it.
  package static func isKnownType(_ name: String) -> Bool { types.contains(Substring(name)) }

  private static func words(of text: String) -> Set<Substring> {
    Set(text.split { $0 == " " || $0 == "\n" })
  }
}
