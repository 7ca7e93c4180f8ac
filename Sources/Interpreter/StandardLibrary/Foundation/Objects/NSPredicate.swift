extension StandardLibrary {
  /// Conditions as objects.
  static let nsPredicate = LibraryEntry(
    "NSPredicate.swift",
    """
    /// A condition on an object.
    class NSPredicate: NSObject {
      let __test: (Any?, [String: Any]?) -> Bool
      let predicateFormat: String
      init(value: Bool) {
        self.__test = { _, _ in value }
        self.predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        super.init()
      }
      init(block: @escaping (Any?, [String: Any]?) -> Bool) {
        self.__test = block
        self.predicateFormat = "BLOCKPREDICATE"
        super.init()
      }
      /// Properties are not found by their names, so what a format says of them is not known.
      @notSimulated("of what a format says only one comparison of SELF with a text is known")
      init(format predicateFormat: String, _ args: Any...) {
        let test = __selfTest(predicateFormat, args)
        self.__test = { object, _ in test?(object) ?? false }
        self.predicateFormat = predicateFormat
        super.init()
      }
      @notSimulated("of what a format says only one comparison of SELF with a text is known")
      init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let test = __selfTest(predicateFormat, arguments ?? [])
        self.__test = { object, _ in test?(object) ?? false }
        self.predicateFormat = predicateFormat
        super.init()
      }
      func evaluate(with object: Any?) -> Bool { __test(object, nil) }
      func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        __test(object, bindings)
      }
      override var description: String { predicateFormat }
    }

    /// Conditions that hold together, or one of which holds.
    class NSCompoundPredicate: NSPredicate {
      enum LogicalType: UInt, Sendable { case not, and, or }
      let compoundPredicateType: LogicalType
      let subpredicates: [Any]
      init(type: LogicalType, subpredicates: [NSPredicate]) {
        self.compoundPredicateType = type
        self.subpredicates = subpredicates
        super.init { object, bindings in
          switch type {
          case .not: return !subpredicates[0].__test(object, bindings)
          case .and: return subpredicates.allSatisfy { $0.__test(object, bindings) }
          case .or: return subpredicates.contains { $0.__test(object, bindings) }
          }
        }
      }
      convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
        self.init(type: .and, subpredicates: subpredicates)
      }
      convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
        self.init(type: .or, subpredicates: subpredicates)
      }
      convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
        self.init(type: .not, subpredicates: [predicate])
      }
    }

    extension Array {
      func filtered(using predicate: NSPredicate) -> [Element] {
        filter { predicate.evaluate(with: $0) }
      }
    }
    """)
}
