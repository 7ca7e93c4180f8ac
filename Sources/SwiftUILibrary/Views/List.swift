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
      init(_content: Content) { self._content = _content }
      init(
        selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
      ) where SelectionValue: Hashable {
        self._content = content()
      }
      init(
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
      ) where SelectionValue: Hashable {
        self._content = content()
      }
      var body: Never { _primitiveBody() }
    }

    extension List where SelectionValue == Never {
      init(@ViewBuilder content: () -> Content) { self._content = content() }
      /// Rows of elements that carry an `id` of their own.
      init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self._content = ForEach(data, content: rowContent)
      }
      /// Rows of elements recognised by the value at a key path.
      init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      ) where Content == ForEach<Data, ID, RowContent> {
        self._content = ForEach(data, id: id, content: rowContent)
      }
      /// Rows of a constant range.
      init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
      ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self._content = ForEach(data, content: rowContent)
      }
      /// Rows with a binding to each element.
      init<C: MutableCollection, RowContent: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
      ) where Content == ForEach<[Binding<C.Element>], C.Element.ID, RowContent>,
        C.Element: Identifiable
      {
        self._content = ForEach(data, content: rowContent)
      }
    }

    extension List where SelectionValue: Hashable {
      init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self._content = ForEach(data, content: rowContent)
      }
      init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
      ) where Content == ForEach<Data, ID, RowContent> {
        self._content = ForEach(data, id: id, content: rowContent)
      }
    }
    """#,
    views: [
      "List": { part throws(Trap) in
        .container(
          ContainerElement(
            type: "List", layout: .list,
            content: try part.element("_content", as: part.typeArgument(1))))
      }
    ])
}
