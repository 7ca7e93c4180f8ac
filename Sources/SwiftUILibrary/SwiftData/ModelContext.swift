extension Feature {
  /// Where models are kept: in memory, for as long as the session lasts.
  static let modelContext = Feature(
    "ModelContext",
    #"""
    /// Keeps models. Nothing is written to a file, so that `save` has nothing to do.
    @Observable final class ModelContext {
      var _models: [any PersistentModel] = []
      @ObservationIgnored let container: ModelContainer
      var autosaveEnabled = true
      var hasChanges: Bool { false }
      init(_ container: ModelContainer) {
        self.container = container
        ModelContext._all.append(self)
      }
      /// The context that keeps what every context of the container sees: its main context.
      var _store: ModelContext { container.mainContext }
      static var _all: [ModelContext] = []
      static func _keeper(of model: any PersistentModel) -> ModelContext? {
        _all.first { $0._models.contains { $0 === model } }
      }
      /// What views read that have no context of their own.
      static var _shared = ModelContainer(_name: "default").mainContext

      /// Keeps a model.
      func insert<T: PersistentModel>(_ model: T) { _store._keep(model) }
      /// Keeps a model no longer, and does to related models what their delete rules say.
      func delete<T: PersistentModel>(_ model: T) { _store._drop(model) }
      /// Deletes every model of a type, or those that a predicate holds for.
      func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
      ) throws {
        for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
      }
      func save() throws {}
      func rollback() {}
      func processPendingChanges() {}
      func transaction(block: () throws -> Void) throws { try block() }
      /// The models of a type that a descriptor asks for, in the order they were inserted unless
      /// they are sorted.
      func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        var found: [T] = []
        for model in _store._models {
          guard let model = model as? T else { continue }
          if try descriptor.predicate?.evaluate(model) ?? true { found.append(model) }
        }
        if !descriptor.sortBy.isEmpty { found = found.sorted(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
        if let limit = descriptor.fetchLimit { found = Array(found.prefix(limit)) }
        return found
      }
      func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
      }
      func model(for identifier: PersistentIdentifier) -> any PersistentModel {
        _store._models.first { $0.persistentModelID == identifier }!
      }
      /// The model that an identifier means, if it is kept and of the type.
      func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
        _store._models.first { $0.persistentModelID == identifier } as? T
      }
    }

    struct _ModelContextKey: EnvironmentKey {
      static var defaultValue: ModelContext { ModelContext._shared }
    }

    extension EnvironmentValues {
      /// The context that views insert into and query.
      var modelContext: ModelContext {
        get { self[_ModelContextKey.self] }
        set { self[_ModelContextKey.self] = newValue }
      }
    }
    """#)
}
