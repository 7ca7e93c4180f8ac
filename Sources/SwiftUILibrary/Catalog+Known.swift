extension Catalog {
  private static let members = Set(knownMembers.split { $0 == " " || $0 == "\n" })
  private static let types = Set(knownTypes.split { $0 == " " || $0 == "\n" })

  /// True if Apple's SDK has a member of that name, on some type of SwiftUI.
  package static func isKnownMember(_ name: String) -> Bool { members.contains(Substring(name)) }

  /// True if Apple's SDK has a type of that name in SwiftUI.
  package static func isKnownType(_ name: String) -> Bool { types.contains(Substring(name)) }
}
