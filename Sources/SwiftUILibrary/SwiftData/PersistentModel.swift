extension Feature {
  /// What `@Model` makes of a class.
  static let persistentModel = Feature(
    "PersistentModel",
    #"""
    /// An observable object that a model context may keep.
    protocol PersistentModel: AnyObject, Observable, Identifiable, Hashable {
      var _relationships: [_Relationship?] { get }
    }

    extension PersistentModel {
      var _relationships: [_Relationship?] { [] }
      /// Which model this is, for as long as the session lasts.
      var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(_object: ObjectIdentifier(self))
      }
      /// The context that keeps the model, if it was inserted into one.
      var modelContext: ModelContext? { ModelContext._keeper(of: self) }
      /// True if no context keeps the model.
      var isDeleted: Bool { modelContext == nil }
      static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    /// Which model it is.
    struct PersistentIdentifier: Hashable {
      let _object: ObjectIdentifier
    }
    """#)
}
