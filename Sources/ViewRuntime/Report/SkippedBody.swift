/// A live composite view whose body did not run in the step.
package struct SkippedBody: Sendable {
  package var node: Int
  package var view: String
  package var path: String
  /// The view whose body makes this one.
  package var owner: String
  /// `nil` for the root, which nobody makes.
  package var ownerRan: Bool?
  /// True if it stands in a row of a `ForEach` that the owner's body made.
  package var isRow: Bool
  /// True if the owner's body handed it another value, which was equal to the one it had (M5).
  package var wasHandedEqualValue: Bool
  /// Properties whose source changed although the body has never read them: `count` of
  /// `ContentView.count` (U05, U50).
  package var unread: [Unread]
  /// Properties whose source changed, but not the part of it that the body has read (U53).
  package var equalParts: [Unread]
  /// What changed in something else that has the same name: `Item.n` of another `Item`.
  package var namesakes: [String]
  /// What the body depends on, as the graph recorded it.
  package var reads: [String]

  package struct Unread: Sendable {
    package var property: String
    package var isBinding: Bool
    /// `ContentView.count: 1 -> 2`.
    package var change: String
  }
}
