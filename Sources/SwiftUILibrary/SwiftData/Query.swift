extension Feature {
  /// Fetching models: by a view's property, or by a descriptor.
  static let query = Feature(
    "Query",
    #"""
    /// The models of a type that the view's context keeps; the view depends on them.
    @propertyWrapper struct Query<Element: PersistentModel, Result>: DynamicProperty {
      @Environment(\.modelContext) var modelContext
      let _descriptor: FetchDescriptor<Element>
      init() where Result == [Element] { self._descriptor = FetchDescriptor<Element>() }
      init(_ descriptor: FetchDescriptor<Element>, animation: Animation)
      where Result == [Element] {
        self._descriptor = descriptor
      }
      init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil)
      where Result == [Element] {
        self._descriptor = descriptor
      }
      init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation
      ) where Result == [Element] {
        self._descriptor = FetchDescriptor<Element>(predicate: filter, sortBy: descriptors)
      }
      init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
      ) where Result == [Element] {
        self._descriptor = FetchDescriptor<Element>(predicate: filter, sortBy: descriptors)
      }
      init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
        order: SortOrder = .forward, animation: Animation
      ) where Result == [Element] {
        self._descriptor = FetchDescriptor<Element>(
          predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
      }
      init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
        order: SortOrder = .forward, transaction: Transaction? = nil
      ) where Result == [Element] {
        self._descriptor = FetchDescriptor<Element>(
          predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
      }
      init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
        order: SortOrder = .forward, animation: Animation
      ) where Result == [Element] {
        self._descriptor = FetchDescriptor<Element>(
          predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
      }
      init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
        order: SortOrder = .forward, transaction: Transaction? = nil
      ) where Result == [Element] {
        self._descriptor = FetchDescriptor<Element>(
          predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
      }
      var wrappedValue: Result {
        let fetched: [Element] = (try? modelContext.fetch(_descriptor)) ?? []
        return fetched as! Result
      }
      var projectedValue: Query<Element, Result> { self }
      var fetchError: Error? { nil }
    }

    /// Which models are fetched, and in which order.
    struct FetchDescriptor<T: PersistentModel> {
      var predicate: Predicate<T>?
      var sortBy: [SortDescriptor<T>]
      var fetchLimit: Int?
      var fetchOffset: Int?
      var includePendingChanges = true
      init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
      }
    }

    /// A condition, as `#Predicate` makes it.
    struct Predicate<Input> {
      let _holds: (Input) throws -> Bool
      init(_ holds: @escaping (Input) throws -> Bool) { self._holds = holds }
      /// True if the condition holds for a value.
      func evaluate(_ input: Input) throws -> Bool { try _holds(input) }
      static var `true`: Predicate<Input> { Predicate { _ in true } }
      static var `false`: Predicate<Input> { Predicate { _ in false } }
    }
    """#)
}
