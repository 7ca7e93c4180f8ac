/// One source of change, and the bodies that depend on it.
package struct DependencyReport: Sendable {
  /// `ContentView.isOn`.
  package var name: String
  package var readers: [Reader]

  /// A body that has read the source.
  package struct Reader: Sendable {
    package var node: Int
    package var view: String
    package var path: String
    /// The dynamic property it is read through; `nil` for an observable property (M6).
    package var property: String?
  }
}
