extension Feature {
  /// Actors that work in a context of their own.
  static let modelActor = Feature(
    "ModelActor",
    #"""
    /// An actor with a model context of its own; `@ModelActor` makes an actor one.
    protocol ModelActor: Actor {
      nonisolated var modelContainer: ModelContainer { get }
      nonisolated var modelExecutor: any ModelExecutor { get }
    }

    extension ModelActor {
      /// The context that the actor works in.
      var modelContext: ModelContext { modelExecutor.modelContext }
      /// The model that an identifier means, if it is of the type.
      subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.registeredModel(for: id)
      }
    }

    /// What runs the work of a model actor, and holds its context.
    protocol ModelExecutor: AnyObject {
      var modelContext: ModelContext { get }
    }
    protocol SerialModelExecutor: ModelExecutor {}

    /// Runs the work of a model actor piece by piece.
    final class DefaultSerialModelExecutor: SerialModelExecutor {
      let modelContext: ModelContext
      init(modelContext: ModelContext) { self.modelContext = modelContext }
    }
    """#)
}
