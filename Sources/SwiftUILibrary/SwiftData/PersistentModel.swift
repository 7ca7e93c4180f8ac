import Interpreter

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
      /// Which model this is, unless its class declares an `id` of its own.
      var id: PersistentIdentifier { persistentModelID }
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
    struct PersistentIdentifier: Hashable, CustomStringConvertible {
      let _object: ObjectIdentifier
      var description: String { "PersistentIdentifier(\(_objectNumber(_object)))" }
      /// Which store keeps the model; nothing before it is kept.
      var storeIdentifier: String? { _model == nil ? nil : "default" }
      /// The name of the model's class.
      var entityName: String { _model.map { "\(type(of: $0))" } ?? "" }
      var _model: (any PersistentModel)? {
        for context in ModelContext._all {
          if let found = context._models.first(where: { $0.persistentModelID == self }) {
            return found
          }
        }
        return nil
      }
    }

    /// Which object it is that an identifier means, in the order they were first asked for.
    func _objectNumber(_ identifier: ObjectIdentifier) -> Int
    """#,
    natives: [
      "_objectNumber(_:)": { call throws(Trap) in
        .integer(try ViewBridge.of(call).objectNumber(call[0]))
      }
    ])
}
