import Interpreter
import ViewRuntime

extension Feature {
  /// The views inside another, one by one: `Group(subviews:)`, `ForEach(subviews:)`, and what goes
  /// by sections.
  ///
  /// A view of the program is one subview whatever its body is made of: the body runs where the
  /// subview is placed.
  static let subview = Feature(
    "Subview",
    #"""
    /// One of the views inside another.
    struct Subview: View, Identifiable {
      typealias Body = Never
      /// Where the view stands in what it was taken from.
      struct ID: Hashable { let _path: String }
      let id: ID
      let _view: Any
      /// The id of the row of a `ForEach` that it is in.
      let _givenID: Any?
      let containerValues: ContainerValues
      init(_path: String, _view: Any, _givenID: Any? = nil) {
        self.id = ID(_path: _path)
        self._view = _view
        self._givenID = _givenID
        self.containerValues = _containerValues(of: _view)
      }
      var body: Never { _primitiveBody() }
    }

    /// The views inside another, in order.
    struct SubviewsCollection: RandomAccessCollection, View {
      typealias Body = Never
      typealias Element = Subview
      typealias Index = Int
      let _subviews: [Subview]
      init(_ subviews: [Subview]) { self._subviews = subviews }
      var startIndex: Int { 0 }
      var endIndex: Int { _subviews.count }
      subscript(position: Int) -> Subview { _subviews[position] }
      subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(_subviews: bounds.map { self[$0] }, _bounds: bounds)
      }
      var body: Never { _primitiveBody() }
    }

    /// Some of the views inside another.
    struct SubviewsCollectionSlice: RandomAccessCollection, View {
      typealias Body = Never
      typealias Element = Subview
      typealias Index = Int
      /// Only those of the slice.
      let _subviews: [Subview]
      let _bounds: Range<Int>
      init(_subviews: [Subview], _bounds: Range<Int>) {
        self._subviews = _subviews
        self._bounds = _bounds
      }
      var startIndex: Int { _bounds.lowerBound }
      var endIndex: Int { _bounds.upperBound }
      subscript(position: Int) -> Subview { _subviews[position - _bounds.lowerBound] }
      subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(_subviews: bounds.map { self[$0] }, _bounds: bounds)
      }
      var body: Never { _primitiveBody() }
    }

    /// One section of a view, and the views outside of any as one more.
    struct SectionConfiguration: Identifiable {
      struct ID: Hashable { let _path: String }
      let id: ID
      let header: SubviewsCollection
      let content: SubviewsCollection
      let footer: SubviewsCollection
      var containerValues: ContainerValues { ContainerValues() }
    }

    /// The sections of a view, in order.
    struct SectionCollection: RandomAccessCollection {
      typealias Element = SectionConfiguration
      typealias Index = Int
      let _sections: [SectionConfiguration]
      init(_sections: [SectionConfiguration]) { self._sections = _sections }
      var startIndex: Int { 0 }
      var endIndex: Int { _sections.count }
      subscript(position: Int) -> SectionConfiguration { _sections[position] }
    }

    /// What a view says of itself to the container around it.
    struct ContainerValues {
      var _values: [ObjectIdentifier: Any] = [:]
      /// The view that they are of.
      var _view: Any? = nil
      init() {}
      /// The value of that type that the view stands for.
      func tag<V: Hashable>(for type: V.Type) -> V? {
        guard let view = _view else { return nil }
        return _traitValue(ObjectIdentifier(TagValueTraitKey<V>.self), of: view) as? V
      }
      func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
      subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
        get { _values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { _values[ObjectIdentifier(key)] = newValue }
      }
    }

    protocol ContainerValueKey {
      associatedtype Value
      static var defaultValue: Self.Value { get }
    }

    protocol _ContainerValueWriter {
      func _write(to values: inout ContainerValues)
    }

    struct _ContainerValueModifier<Value>: _ContainerValueWriter {
      let _keyPath: WritableKeyPath<ContainerValues, Value>
      let _value: Value
      func _write(to values: inout ContainerValues) { values[keyPath: _keyPath] = _value }
    }

    extension View {
      /// Says something of this view to the container around it.
      func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
      ) -> ModifiedContent<Self, _ContainerValueModifier<V>> {
        ModifiedContent(
          content: self, modifier: _ContainerValueModifier(_keyPath: keyPath, _value: value))
      }
    }

    protocol _ModifiedView {
      var _inside: Any { get }
      var _change: Any { get }
      /// Another view with the same modifier.
      func _around(_ view: Any) -> Any
    }
    extension ModifiedContent: _ModifiedView {
      var _inside: Any { content }
      var _change: Any { modifier }
      func _around(_ view: Any) -> Any {
        ModifiedContent<Any, Modifier>(content: view, modifier: modifier)
      }
    }

    /// What is said of a view, the innermost first.
    func _containerValues(of view: Any) -> ContainerValues {
      var writers: [_ContainerValueWriter] = []
      var inner = view
      while let modified = inner as? _ModifiedView {
        if let writer = modified._change as? _ContainerValueWriter { writers.append(writer) }
        inner = modified._inside
      }
      var values = ContainerValues()
      for writer in writers.reversed() { writer._write(to: &values) }
      values._view = view
      return values
    }

    /// A view that stands for the views inside it.
    protocol _ViewSource {
      /// The views inside, each with the name of its place.
      func _parts() -> [(String, Any)]
      /// The ids that the program gave them, if it did.
      func _ids() -> [Any]
    }
    extension _ViewSource {
      func _ids() -> [Any] { [] }
    }

    @native("Subview.parts") func _slots(of tuple: Any) -> [Any]

    extension TupleView: _ViewSource {
      func _parts() -> [(String, Any)] {
        _slots(of: value).enumerated().map { ("\($0.offset)", $0.element) }
      }
    }
    extension Group: _ViewSource {
      func _parts() -> [(String, Any)] { [("", _content)] }
    }
    extension _ConditionalContent: _ViewSource {
      func _parts() -> [(String, Any)] { [(_isFirst ? "true" : "false", _content)] }
    }
    extension AnyView: _ViewSource {
      func _parts() -> [(String, Any)] { [("", _content)] }
    }
    extension _StyleContent: _ViewSource {
      func _parts() -> [(String, Any)] { [("", _content)] }
    }
    extension EmptyView: _ViewSource {
      func _parts() -> [(String, Any)] { [] }
    }
    extension ForEach: _ViewSource {
      func _parts() -> [(String, Any)] {
        data.map { ("\(_id($0))", content($0)) }
      }
      func _ids() -> [Any] { data.map { _id($0) } }
    }
    extension SubviewsCollection: _ViewSource {
      func _parts() -> [(String, Any)] { _subviews.map { ($0.id._path, $0._view) } }
    }
    extension SubviewsCollectionSlice: _ViewSource {
      func _parts() -> [(String, Any)] { map { ($0.id._path, $0._view) } }
    }

    protocol _SectionView {
      var _parted: (header: Any, content: Any, footer: Any) { get }
    }
    extension Section: _SectionView {
      var _parted: (header: Any, content: Any, footer: Any) { (_header, _content, _footer) }
    }

    func _subviews(of view: Any, _ path: String = "", _ id: Any? = nil) -> [Subview] {
      guard let some = _present(view) else { return [] }
      guard let source = some as? _ViewSource else { return _modified(some, path, id) }
      let ids = source._ids()
      return source._parts().enumerated().flatMap { place, part in
        _subviews(of: part.1, path + "/" + part.0, place < ids.count ? ids[place] : id)
      }
    }

    /// A modifier of several views is one of each; one with a body of its own has them all inside.
    func _modified(_ view: Any, _ path: String, _ id: Any?) -> [Subview] {
      guard let modified = view as? _ModifiedView,
        !(modified._change is any ViewModifier) || modified._change is any GeometryEffect
      else { return [Subview(_path: path, _view: view, _givenID: id)] }
      let inside = _subviews(of: modified._inside, path, id)
      guard inside.count != 1 else {
        return [Subview(_path: path, _view: view, _givenID: inside[0]._givenID)]
      }
      return inside.map {
        Subview(_path: $0.id._path, _view: modified._around($0._view), _givenID: $0._givenID)
      }
    }

    /// What an optional view holds; `nil` for an absent one.
    @native("Subview.present") func _present(_ view: Any) -> Any?

    func _sections(of view: Any) -> SectionCollection {
      var sections: [SectionConfiguration] = []
      var loose: [Subview] = []
      func close() {
        guard let first = loose.first else { return }
        sections.append(
          SectionConfiguration(
            id: SectionConfiguration.ID(_path: first.id._path), header: SubviewsCollection([]),
            content: SubviewsCollection(loose), footer: SubviewsCollection([])))
        loose = []
      }
      for subview in _subviews(of: view) {
        guard let section = subview._view as? _SectionView else {
          loose.append(subview)
          continue
        }
        close()
        let parts = section._parted
        sections.append(
          SectionConfiguration(
            id: SectionConfiguration.ID(_path: subview.id._path),
            header: SubviewsCollection(_subviews(of: parts.header)),
            content: SubviewsCollection(_subviews(of: parts.content)),
            footer: SubviewsCollection(_subviews(of: parts.footer))))
      }
      close()
      return SectionCollection(_sections: sections)
    }

    extension Group {
      /// What a closure makes of the views inside another.
      init<Base: View>(
        subviews view: Base, @ViewBuilder transform: (SubviewsCollection) -> Content
      ) {
        self._content = transform(SubviewsCollection(_subviews(of: view)))
      }
      init<Base: View>(
        sections view: Base, @ViewBuilder transform: (SectionCollection) -> Content
      ) {
        self._content = transform(_sections(of: view))
      }
    }

    extension ForEach where Data == SubviewsCollection, ID == Subview.ID {
      /// A view for each of the views inside another.
      init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
        self.init(
          _data: SubviewsCollection(_subviews(of: view)), _isConstant: false, _id: { $0.id },
          _content: content)
      }
    }

    extension ForEach where Data == SectionCollection, ID == SectionConfiguration.ID {
      init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
      ) {
        self.init(_data: _sections(of: view), _isConstant: false, _id: { $0.id }, _content: content)
      }
    }
    """#,
    natives: [
      "Subview.parts": { call throws(Trap) in
        let tuple = call.evaluator.opened(call[0])
        let parts = call.evaluator.fields(of: tuple).map(\.copied)
        return call.evaluator.makeArray(parts, type: call.resultType)
      },
      "Subview.present": { call throws(Trap) in
        let view = call.evaluator.opened(call[0])
        return view.isNone ? .none : view.copied
      },
    ],
    views: [
      "Subview": { part throws(Trap) in
        .identified(part.bridge.explicitID(part.value("id")), try part.element("_view"))
      },
      "SubviewsCollection": { part throws(Trap) in try subviews(of: part) },
      "SubviewsCollectionSlice": { part throws(Trap) in try subviews(of: part) },
    ],
    modifiers: [
      "_ContainerValueModifier": { _ throws(Trap) in Modification("containerValue") }
    ])

  /// The subviews of a collection, recognised by their ids as the rows of a `ForEach` are.
  static func subviews(of part: Part) throws(Trap) -> ViewElement {
    let kept = part.kept()
    func subview(_ index: Int) -> Value {
      kept.bridge.evaluator.elements(of: kept.part.value("_subviews"))[index]
    }
    return .collection(
      CollectionElement(
        count: part.bridge.evaluator.elements(of: part.value("_subviews")).count,
        id: { kept.bridge.explicitID(Part(kept.bridge, subview($0)).value("id")) },
        content: { try kept.element(subview($0).copied, as: nil) }))
  }
}
