extension Feature {
  /// Containers, and how views and scenes get one.
  static let modelContainer = Feature(
    "ModelContainer",
    #"""
    /// A store of models with a context to work in.
    final class ModelContainer {
      let _name: String
      let schema: Schema
      init(_name: String) {
        self._name = _name
        self.schema = Schema([])
      }
      init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {
        self._name = ""
        self.schema = Schema(types)
      }
      init(
        for types: any PersistentModel.Type..., migrationPlan: Any?,
        configurations: ModelConfiguration...
      ) throws {
        self._name = ""
        self.schema = Schema(types)
      }
      init(
        for schema: Schema, migrationPlan: Any? = nil, configurations: [ModelConfiguration] = []
      ) throws {
        self._name = ""
        self.schema = schema
      }
      init(for schema: Schema, configurations: ModelConfiguration...) throws {
        self._name = ""
        self.schema = schema
      }
      lazy var mainContext: ModelContext = ModelContext(self)
      func deleteAllData() { mainContext._models.removeAll() }
    }

    /// The types that a container keeps.
    struct Schema {
      let _types: [any PersistentModel.Type]
      init(_ types: [any PersistentModel.Type]) { self._types = types }
      init(_ types: any PersistentModel.Type...) { self._types = types }
      init(_ types: [any PersistentModel.Type], version: Version) { self._types = types }
      /// What a property with other models means.
      struct Relationship {
        /// What becomes of related models when a model is deleted.
        enum DeleteRule { case noAction, nullify, cascade, deny }
      }
      /// The number of a schema.
      struct Version: Hashable {
        let major: Int
        let minor: Int
        let patch: Int
        init(_ major: Int, _ minor: Int, _ patch: Int) {
          self.major = major
          self.minor = minor
          self.patch = patch
        }
      }
    }

    /// How a container is kept; Grove keeps every container in memory.
    struct ModelConfiguration {
      let name: String
      let isStoredInMemoryOnly: Bool
      let allowsSave: Bool
      let schema: Schema?
      /// Where the store of an app would be; nothing is written there.
      let url: URL
      init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true
      ) {
        self.init(name, schema, isStoredInMemoryOnly, allowsSave, nil)
      }
      init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(nil, Schema(types), isStoredInMemoryOnly, true, nil)
      }
      init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true) {
        self.init(name, schema, false, allowsSave, url)
      }
      init(
        _ name: String?, _ schema: Schema?, _ isInMemory: Bool, _ allowsSave: Bool, _ url: URL?
      ) {
        self.name = name ?? ""
        self.isStoredInMemoryOnly = isInMemory
        self.allowsSave = allowsSave
        self.schema = schema
        let path = isInMemory ? "/dev/null" : "/not-simulated/\(name ?? "default").store"
        self.url = url ?? URL(fileURLWithPath: path)
      }
    }

    extension View {
      /// Gives the views inside a context whose models last as long as the session.
      func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false,
        isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
      ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<ModelContext>> {
        environment(\.modelContext, ModelContext._shared)
      }
      func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
        isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
      ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<ModelContext>> {
        environment(\.modelContext, ModelContext._shared)
      }
      /// Gives the views inside the main context of a container.
      func modelContainer(
        _ container: ModelContainer
      ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<ModelContext>> {
        environment(\.modelContext, container.mainContext)
      }
      /// Gives the views inside a context.
      func modelContext(
        _ context: ModelContext
      ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<ModelContext>> {
        environment(\.modelContext, context)
      }
    }

    extension Scene {
      func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false,
        isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
      ) -> Self { self }
      func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
        isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
      ) -> Self { self }
      /// Makes a container's main context the one that views read which have none of their own.
      func modelContainer(_ container: ModelContainer) -> Self {
        ModelContext._shared = container.mainContext
        return self
      }
    }
    """#)
}
