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
      init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
      ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(_data: data, _isConstant: false, _id: { $0.id }, _content: content)
        self._idPath = \Data.Element.id
      }
      /// Rows of elements recognised by the value at a key path.
      init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
      ) {
        self.init(_data: data, _isConstant: false, _id: { $0[keyPath: id] }, _content: content)
        self._idPath = id
      }
      /// Rows with a binding to each element.
      init<C: MutableCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
      ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
        self.init(
          _data: _elementBindings(data), _isConstant: false, _id: { $0._value.id },
          _content: content)
      }
      init<C: MutableCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
      ) where Data == [Binding<C.Element>] {
        self.init(
          _data: _elementBindings(data), _isConstant: false,
          _id: { $0._value[keyPath: id] }, _content: content)
      }
      /// Rows with a binding to each element, which a person may edit.
      init<C: MutableCollection>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
      ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
        self.init(
          _data: _elementBindings(data), _isConstant: false, _id: { $0._value.id },
          _content: content)
        self._edits = _rowEdits(data, editActions)
      }
      init<C: MutableCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
      ) where Data == [Binding<C.Element>] {
        self.init(data, id: id, content: content)
        self._edits = _rowEdits(data, editActions)
      }
      var body: Never { _primitiveBody() }
      func _elements() -> [Data.Element] { Array(data) }
    }

    extension ForEach where Data == Range<Int>, ID == Int {
      /// Rows of a constant range.
      @_requiresConstantRange
      init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(_data: data, _isConstant: true, _id: { $0 }, _content: content)
      }
    }

    func _elementBindings<C: MutableCollection>(_ data: Binding<C>) -> [Binding<C.Element>] {
      data.wrappedValue.indices.map { data[$0] }
    }
    """#,
    views: ["ForEach": { part throws(Trap) in try collection(part) }])
}
