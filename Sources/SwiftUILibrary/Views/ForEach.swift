import Interpreter

extension Feature {
  static let forEach = Feature(
    "ForEach",
    #"""
    /// One view for each element of a collection, recognised by its id.
    struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: View {
      typealias Body = Never
      var data: Data
      var content: (Data.Element) -> Content
      let _id: (Data.Element) -> ID
      /// What `_id` follows, where that is known.
      var _idPath: KeyPath<Data.Element, ID>? = nil
      /// `ForEach(0..<n)`: the range is read once (I49).
      let _isConstant: Bool
      /// The rows of a binding: rows are compared by their elements, not by places and ids.
      var _bindings: Any? = nil
      /// What `editActions` allow.
      var _edits: _RowEditModifier? = nil
      init(
        _data: Data, _isConstant: Bool, _id: @escaping (Data.Element) -> ID,
        _content: @escaping (Data.Element) -> Content
      ) {
        self.data = _data
        self._id = _id
        self._isConstant = _isConstant
        self.content = _content
      }
      /// Rows of elements that carry an `id` of their own.
      @_disfavoredOverload
      init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
      ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(_data: data, _isConstant: false, _id: { $0.id }, _content: content)
        self._idPath = \Data.Element.id
      }
      /// Rows of elements recognised by the value at a key path.
      @_disfavoredOverload
      init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
      ) {
        self.init(_data: data, _isConstant: false, _id: { $0[keyPath: id] }, _content: content)
        self._idPath = id
      }
      /// Rows with a binding to each element.
      init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
      )
      where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
        ID == C.Element.ID
      {
        self.init(_bindings: data, _elementID: { $0.id }, _content: content)
      }
      init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
      ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
        self.init(_bindings: data, _elementID: { $0[keyPath: id] }, _content: content)
      }
      /// Rows with a binding to each element, which a person may edit.
      init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
      )
      where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
        ID == C.Element.ID
      {
        self.init(_bindings: data, _elementID: { $0.id }, _content: content)
        self._edits = _rowEdits(data, editActions)
      }
      init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
      ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
        self.init(_bindings: data, _elementID: { $0[keyPath: id] }, _content: content)
        self._edits = _rowEdits(data, editActions)
      }
      init<C: MutableCollection & RandomAccessCollection>(
        _bindings data: Binding<C>, _elementID: @escaping (C.Element) -> ID,
        _content: @escaping (Binding<C.Element>) -> Content
      ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
        self.init(
          _data: data.wrappedValue.indices.lazy.map {
            ($0, _elementID(data.wrappedValue[$0]))
          }, _isConstant: false, _id: { $0.1 }, _content: { _content(data[$0.0]) })
        self._bindings = _BindingRows(
          data: data.wrappedValue.indices.map { data[$0] }, _id: { _elementID($0._value) },
          content: _content)
      }
      var body: Never { _primitiveBody() }
      func _elements() -> [Data.Element] { Array(data) }
    }

    extension ForEach where Data == Range<Int>, ID == Int {
      /// Rows of a constant range.
      @_requiresConstantRange
      @_disfavoredOverload
      init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(_data: data, _isConstant: true, _id: { $0 }, _content: content)
      }
    }

    /// Rows with a binding to each element.
    struct _BindingRows<Element, ID, Content> {
      let data: [Binding<Element>]
      let _id: (Binding<Element>) -> ID
      let content: (Binding<Element>) -> Content
    }
    """#,
    views: ["ForEach": { part throws(Trap) in try collection(part) }])
}
