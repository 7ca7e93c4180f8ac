import Interpreter
import ViewRuntime

extension Feature {
  static let list = Feature(
    "List",
    #"""
    /// Rows in a column that scrolls, made when they come into view.
    struct List<SelectionValue, Content: View>: View {
      typealias Body = Never
      let _content: Content
      /// A binding to a value, an optional one, or a set of them.
      var _selection: Any? = nil
      init(_content: Content) { self._content = _content }
      init(
        selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
      ) where SelectionValue: Hashable {
        self._selection = selection
        self._content = content()
      }
      init(
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
      ) where SelectionValue: Hashable {
        self._selection = selection
        self._content = content()
      }
      var body: Never { _primitiveBody() }
    }

    extension List where SelectionValue == Never {
      init(@ViewBuilder content: () -> Content) { self._content = content() }
      /// Rows of elements that carry an `id` of their own.
      @_disfavoredOverload
      init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self._content = ForEach(data, content: rowContent)
      }
      /// Rows of elements recognised by the value at a key path.
      @_disfavoredOverload
      init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      ) where Content == ForEach<Data, ID, RowContent> {
        self._content = ForEach(data, id: id, content: rowContent)
      }
      /// Rows of a constant range.
      @_requiresConstantRange
      @_disfavoredOverload
      init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
      ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self._content = ForEach(data, content: rowContent)
      }
      /// Rows with a binding to each element, which a person may edit.
      init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
      )
      where
        Content == ForEach<
          LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
        >, C.Element: Identifiable
      {
        var rows = ForEach(_bindings: data, _elementID: { $0.id }, _content: rowContent)
        rows._edits = _rowEdits(data, editActions)
        self._content = rows
      }
      /// Rows with a binding to each element.
      init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
      )
      where
        Content == ForEach<
          LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
        >, C.Element: Identifiable
      {
        self._content = ForEach(_bindings: data, _elementID: { $0.id }, _content: rowContent)
      }
      init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
      )
      where Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>
      {
        self._content = ForEach(
          _bindings: data, _elementID: { $0[keyPath: id] }, _content: rowContent)
      }
      init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
      )
      where Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>
      {
        var rows = ForEach(
          _bindings: data, _elementID: { $0[keyPath: id] }, _content: rowContent)
        rows._edits = _rowEdits(data, editActions)
        self._content = rows
      }
    }

    /// What a person may do with rows.
    struct EditActions<Data>: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static var move: EditActions<Data> { EditActions(rawValue: 1) }
      static var delete: EditActions<Data> { EditActions(rawValue: 2) }
      static var all: EditActions<Data> { EditActions(rawValue: 3) }
    }

    extension List where SelectionValue: Hashable {
      @_disfavoredOverload
      init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self._selection = selection
        self._content = ForEach(data, content: rowContent)
      }
      @_disfavoredOverload
      init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      ) where Content == ForEach<Data, ID, RowContent> {
        self._selection = selection
        self._content = ForEach(data, id: id, content: rowContent)
      }
      @_disfavoredOverload
      init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self._selection = selection
        self._content = ForEach(data, content: rowContent)
      }
      @_disfavoredOverload
      init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      ) where Content == ForEach<Data, ID, RowContent> {
        self._selection = selection
        self._content = ForEach(data, id: id, content: rowContent)
      }
    }

    /// Rows with a binding to each element or of a range, one or several of which are selected.
    extension List where SelectionValue: Hashable {
      init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
      )
      where
        Content == ForEach<
          LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
        >, C.Element: Identifiable
      {
        self._selection = selection
        self._content = ForEach(_bindings: data, _elementID: { $0.id }, _content: rowContent)
      }
      init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
      )
      where Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>
      {
        self._selection = selection
        self._content = ForEach(
          _bindings: data, _elementID: { $0[keyPath: id] }, _content: rowContent)
      }
      init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
      )
      where
        Content == ForEach<
          LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
        >, C.Element: Identifiable
      {
        self._selection = selection
        var rows = ForEach(_bindings: data, _elementID: { $0.id }, _content: rowContent)
        rows._edits = _rowEdits(data, editActions)
        self._content = rows
      }
      init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
      )
      where Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>
      {
        self._selection = selection
        var rows = ForEach(
          _bindings: data, _elementID: { $0[keyPath: id] }, _content: rowContent)
        rows._edits = _rowEdits(data, editActions)
        self._content = rows
      }
      @_requiresConstantRange
      @_disfavoredOverload
      init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
      ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self._selection = selection
        self._content = ForEach(data, content: rowContent)
      }
      init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
      )
      where
        Content == ForEach<
          LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
        >, C.Element: Identifiable
      {
        self._selection = selection
        self._content = ForEach(_bindings: data, _elementID: { $0.id }, _content: rowContent)
      }
      init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
      )
      where Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>
      {
        self._selection = selection
        self._content = ForEach(
          _bindings: data, _elementID: { $0[keyPath: id] }, _content: rowContent)
      }
      init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
      )
      where
        Content == ForEach<
          LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
        >, C.Element: Identifiable
      {
        self._selection = selection
        var rows = ForEach(_bindings: data, _elementID: { $0.id }, _content: rowContent)
        rows._edits = _rowEdits(data, editActions)
        self._content = rows
      }
      init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
      )
      where Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>
      {
        self._selection = selection
        var rows = ForEach(
          _bindings: data, _elementID: { $0[keyPath: id] }, _content: rowContent)
        rows._edits = _rowEdits(data, editActions)
        self._content = rows
      }
      @_requiresConstantRange
      @_disfavoredOverload
      init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
      ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self._selection = selection
        self._content = ForEach(data, content: rowContent)
      }
    }
    """#,
    views: [
      "List": { part throws(Trap) in
        .container(
          ContainerElement(
            type: "List", layout: .list,
            content: try part.element("_content", as: part.typeArgument(1)),
            selectRow: part.rowSelector("_selection")))
      }
    ])
}
