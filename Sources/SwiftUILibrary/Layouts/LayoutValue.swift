import Interpreter
import ViewRuntime

extension Feature {
  static let layoutValue = Feature(
    "LayoutValue",
    #"""
    /// A value that a view gives to the layout around it.
    protocol LayoutValueKey {
      associatedtype Value
      /// What the layout reads of a view that gives nothing.
      static var defaultValue: Value { get }
    }

    extension LayoutValueKey where Value: ExpressibleByNilLiteral {
      static var defaultValue: Value { Value(nilLiteral: ()) }
    }

    struct _LayoutTrait<Key: LayoutValueKey> {
      init() {}
    }

    extension View {
      /// Gives a value to the layout around this view, which reads it with `subview[Key.self]`.
      func layoutValue<K: LayoutValueKey>(
        key: K.Type, value: K.Value
      ) -> ModifiedContent<Self, _TraitWritingModifier<_LayoutTrait<K>>> {
        ModifiedContent(
          content: self, modifier: _TraitWritingModifier<_LayoutTrait<K>>(value: value))
      }
    }

    func _layoutHasValue(_ pass: _Location, _ index: Int, _ key: Any) -> Bool
    func _layoutValue(_ pass: _Location, _ index: Int, _ key: Any) -> Any
    """#,
    natives: [
      "_layoutHasValue(_:_:_:)": { call throws(Trap) in .bool(try layoutValue(call) != nil) },
      "_layoutValue(_:_:_:)": { call throws(Trap) in try layoutValue(call)?.copied ?? .none },
    ])

  /// What the child that a call is about gives to the layout around it, borrowed.
  private static func layoutValue(_ call: NativeCall) throws(Trap) -> Value? {
    let types = call.evaluator.types
    let trait = call.evaluator.opened(call[2]).type
    guard let key = layoutValueKey(trait: trait, types),
      let value = try layoutChild(call)?.value(of: key) as? InterpretedValue
    else { return nil }
    return value.value
  }

  /// The runtime's key for `_LayoutTrait<Key>`.
  static func layoutValueKey(trait: TypeID, _ types: RuntimeTypes) -> LayoutValueKey? {
    types.arguments(of: trait).first.map { LayoutValueKey(number: Int($0.rawValue)) }
  }
}
