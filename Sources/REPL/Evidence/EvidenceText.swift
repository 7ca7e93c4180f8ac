/// What is known about the real frameworks, in Grove's own words, as text that is read when asked.
///
/// A fact begins with a line `ID LABEL KIND…`; the lines below it that begin with spaces are its
/// text. The ids, the labels and what they rest on are those of `semantics/`, which the project was
/// given.
enum EvidenceText {
  /// All pages, in the order a reader would want them.
  static var pages: [String] {
    [updates, dependencies, callbacks, identity, contested, types, layout, uikit]
  }
}
