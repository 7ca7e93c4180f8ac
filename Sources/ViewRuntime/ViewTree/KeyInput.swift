/// A key that is pressed, and the keys that are held with it.
package struct KeyInput: Hashable, Sendable {
  /// What the key writes; keys that write nothing have characters of their own.
  package let characters: String
  /// The bits of the modifier keys, as `EventModifiers` has them.
  package let modifiers: Int

  package init(characters: String, modifiers: Int) {
    self.characters = characters
    self.modifiers = modifiers
  }

  /// The key of a name (`upArrow`), or of the character itself; `nil` for a longer text.
  package init?(named name: String, modifiers: Int) {
    guard let characters = KeyInput.names[name] ?? (name.count == 1 ? name : nil) else {
      return nil
    }
    self.init(characters: characters, modifiers: modifiers)
  }

  /// The keys with a name, as `KeyEquivalent` calls them.
  package static let names: [String: String] = [
    "return": "\r", "escape": "\u{1B}", "space": " ", "tab": "\t", "delete": "\u{8}",
    "deleteForward": "\u{7F}", "upArrow": "\u{F700}", "downArrow": "\u{F701}",
    "leftArrow": "\u{F702}", "rightArrow": "\u{F703}", "home": "\u{F729}", "end": "\u{F72B}",
    "pageUp": "\u{F72C}", "pageDown": "\u{F72D}", "clear": "\u{F739}",
  ]

  /// The bits of the keys that are held.
  package static let modifierNames = [
    "capsLock": 1, "shift": 2, "control": 4, "option": 8, "command": 16,
  ]
}
