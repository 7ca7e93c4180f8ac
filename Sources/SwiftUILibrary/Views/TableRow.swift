import Interpreter
import ViewRuntime

extension Feature {
  /// The rows of a table are views that take what they show from the columns around them.
  static let tableRow = Feature(
    "TableRow",
    #"""
    /// Rows of a table.
    protocol TableRowContent: View {
      associatedtype TableRowValue
      associatedtype TableRowBody: View
      @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
    }

    extension TableRowContent {
      var body: some View { tableRowBody }
    }

    extension AnyView: TableRowContent {}
    extension EmptyView: TableRowContent {}
    extension ForEach: TableRowContent where Content: TableRowContent {
      typealias TableRowValue = Content.TableRowValue
    }
    extension ForEach where Content == TableRow<Data.Element>, ID == Data.Element.ID {
      /// A row for each element.
      init(_ data: Data) where Data.Element: Identifiable {
        self.init(data) { TableRow($0) }
      }
    }
    extension Group: TableRowContent where Content: TableRowContent {
      typealias TableRowValue = Content.TableRowValue
    }
    extension Optional: TableRowContent where Wrapped: TableRowContent {
      typealias TableRowValue = Wrapped.TableRowValue
    }
    extension Section: TableRowContent where Content: TableRowContent {
      typealias TableRowValue = Content.TableRowValue
    }
    extension TupleView: TableRowContent {}
    extension _ConditionalContent: TableRowContent where TrueContent: TableRowContent {
      typealias TableRowValue = TrueContent.TableRowValue
    }

    /// A row of a table.
    struct TableRow<Value: Identifiable>: TableRowContent, Identifiable {
      typealias Body = Never
      typealias TableRowValue = Value
      let _value: Value
      init(_ value: Value) { self._value = value }
      var id: Value.ID { _value.id }
      var body: Never { _primitiveBody() }
      var tableRowBody: Never { _primitiveBody() }
      @notSimulated func draggable<T>(_ payload: T) -> Self { self }
      @notSimulated func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }
      @notSimulated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }
    }

    /// A row of a table that shows and hides others.
    struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent {
      typealias TableRowValue = Label.TableRowValue
      let _label: Label
      let _content: () -> Content
      let _isExpanded: Binding<Bool>?
      init(_label: Label, _content: @escaping () -> Content, _isExpanded: Binding<Bool>?) {
        self._label = _label
        self._content = _content
        self._isExpanded = _isExpanded
      }
      var tableRowBody: some View { body }
      @ViewBuilder var body: some View {
        if let _isExpanded {
          DisclosureGroup(isExpanded: _isExpanded, content: _content) { _label }
        } else {
          DisclosureGroup(content: _content) { _label }
        }
      }
    }

    extension DisclosureTableRow {
      init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
      ) where Label == TableRow<Value> {
        self.init(_label: TableRow(value), _content: content, _isExpanded: isExpanded)
      }
    }

    /// Rows that have rows of their own.
    struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
    where Data.Element: Identifiable {
      typealias TableRowValue = Data.Element
      let _data: Data
      let _children: KeyPath<Data.Element, Data?>
      init(_data: Data, _children: KeyPath<Data.Element, Data?>) {
        self._data = _data
        self._children = _children
      }
      var tableRowBody: some View { body }
      var body: some View {
        ForEach(_data) { value in
          if let children = value[keyPath: _children] {
            DisclosureTableRow(value) {
              TableOutlineGroupContent(_data: children, _children: _children)
            }
          } else {
            TableRow(value)
          }
        }
      }
    }

    /// Builds the rows of a table.
    @resultBuilder struct TableRowBuilder<Value: Identifiable> {
      static func buildBlock() -> EmptyView { EmptyView() }
      static func buildBlock<Content: View>(_ content: Content) -> Content { content }
      @native("ViewBuilder.buildBlock(several)")
      static func buildBlock<each Content: View>(
        _ content: repeat each Content
      ) -> TupleView<(repeat each Content)>
      static func buildExpression<Content: View>(_ content: Content) -> Content { content }
      static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
      static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
      ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(_isFirst: true, _content: first)
      }
      static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
      ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(_isFirst: false, _content: second)
      }
      static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
      }
    }

    /// The rows of a table, with what makes the cells of one.
    struct _TableRows<Value, Content>: View {
      typealias Body = Never
      let _content: Content
      let _cells: (Value) -> AnyView
      let _rowID: (Value) -> Any
      var body: Never { _primitiveBody() }
    }
    """#,
    views: [
      "_TableRows": { part throws(Trap) in
        let kept = part.kept()
        return try kept.field("_content", as: part.typeArgument(1)) { $0.table = kept }
      },
      "TableRow": { part throws(Trap) in try row(part) },
    ])

  /// A row shows the cells that the columns make of its value, and is selected by its id.
  private static func row(_ part: Part) throws(Trap) -> ViewElement {
    let bridge = part.bridge
    guard let table = bridge.surroundings.table else { return .empty }
    let value = part.value("_value")
    let cells = try table.element(try table.callField("_cells", [value]), as: nil)
    let id = try table.callField("_rowID", [value])
    defer { bridge.evaluator.release(id) }
    return .surrounded(
      ModifierElement.make(
        type: "tag",
        effect: .trait(.tag(InterpretedValue(bridge.evaluator.opened(id), bridge))),
        content: cells))
  }
}
