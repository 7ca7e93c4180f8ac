extension Feature {
  /// Core Data, as far as views name it: its classes are made from a data model that no source
  /// file holds, so that nothing is ever fetched.
  static let fetchRequest = Feature(
    "FetchRequest",
    #"""
    /// The objects of an entity; Grove fetches none.
    @notSimulated @propertyWrapper struct FetchRequest<Result>: DynamicProperty {
      init(
        entity: Any? = nil, sortDescriptors: [Any], predicate: Any? = nil,
        animation: Animation? = nil
      ) {}
      init(fetchRequest: Any, animation: Animation? = nil) {}
      init(fetchRequest: Any, transaction: Transaction) {}
      var wrappedValue: FetchedResults<Result> { FetchedResults<Result>() }
      var projectedValue: FetchRequest<Result> { self }
    }

    /// What a fetch request found: nothing.
    struct FetchedResults<Result>: RandomAccessCollection {
      init() {}
      /// Which objects are fetched, and in what order: none are.
      var nsPredicate: NSPredicate? {
        get { nil }
        nonmutating set {}
      }
      var sortDescriptors: [SortDescriptor<Result>] {
        get { [] }
        nonmutating set {}
      }
      var nsSortDescriptors: [NSSortDescriptor] {
        get { [] }
        nonmutating set {}
      }
      var startIndex: Int { 0 }
      var endIndex: Int { 0 }
      subscript(position: Int) -> Result { fatalError("Index out of range") }
    }

    extension EnvironmentValues {
      /// The context of Core Data; nothing is known about it.
      @notSimulated var managedObjectContext: NSManagedObjectContext {
        get { NSManagedObjectContext() }
        set {}
      }
    }

    /// Keeps the objects of Core Data; nothing is known about it.
    @_unmodelled class NSManagedObjectContext {
      init() {}
    }
    """#)
}
