/// How people call a property: `count`, `Counter.count`.
enum PropertyName {
  /// True if `name` means the property whose full name is `full`.
  static func matches(_ name: String, _ full: String) -> Bool {
    full == name || full.hasSuffix(".\(name)")
  }
}
