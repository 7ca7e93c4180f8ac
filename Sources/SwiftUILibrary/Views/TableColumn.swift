extension Feature {
  static let tableColumn = Feature(
    "TableColumn",
    #"""
    /// A column of a table: a label, and what stands in it for a value.
    struct TableColumn<RowValue: Identifiable, Content: View> {
      let _label: Text
      let _comparator: Any?
      let _content: (RowValue) -> Content
      init(_label: Text, _comparator: Any?, _content: @escaping (RowValue) -> Content) {
        self._label = _label
        self._comparator = _comparator
        self._content = _content
      }
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(_label: Text(titleKey), _comparator: nil, _content: content)
      }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
      ) {
        self.init(_label: Text(title), _comparator: nil, _content: content)
      }
      @_disfavoredOverload
      init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(_label: text, _comparator: nil, _content: content)
      }
      init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) {
        self.init(
          _label: Text(titleKey), _comparator: KeyPathComparator(value), _content: content)
      }
      @_disfavoredOverload
      init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) {
        self.init(_label: Text(title), _comparator: KeyPathComparator(value), _content: content)
      }
      init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) where C.Compared == V {
        self.init(
          _label: Text(titleKey), _comparator: KeyPathComparator(value, comparator: comparator),
          _content: content)
      }
      @_disfavoredOverload
      init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) where C.Compared == V {
        self.init(
          _label: Text(title), _comparator: KeyPathComparator(value, comparator: comparator),
          _content: content)
      }
      init<C: SortComparator>(
        _ titleKey: LocalizedStringKey, sortUsing comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) {
        self.init(
          _label: Text(titleKey), _comparator: comparator, _content: content)
      }
      @_disfavoredOverload
      init<S: StringProtocol, C: SortComparator>(
        _ title: S, sortUsing comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) {
        self.init(
          _label: Text(title), _comparator: comparator, _content: content)
      }
      @_disfavoredOverload
      init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) {
        self.init(_label: text, _comparator: KeyPathComparator(value), _content: content)
      }
      @_disfavoredOverload
      init<V, C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) where C.Compared == V {
        self.init(
          _label: text, _comparator: KeyPathComparator(value, comparator: comparator),
          _content: content)
      }
      @_disfavoredOverload
      init<C: SortComparator>(
        _ text: Text, sortUsing comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
      ) {
        self.init(_label: text, _comparator: comparator, _content: content)
      }
      /// Sets how wide the column is; columns share what there is.
      @notSimulated func width(_ width: CGFloat? = nil) -> Self { self }
      @notSimulated func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
      ) -> Self {
        self
      }
      @notSimulated func alignment(_ alignment: TableColumnAlignment) -> Self { self }
      @notSimulated func customizationID(_ id: String) -> Self { self }
      @notSimulated func defaultVisibility(_ visibility: Visibility) -> Self { self }
    }

    extension TableColumn where Content == Text {
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(
          _label: Text(titleKey), _comparator: KeyPathComparator(value),
          _content: { Text($0[keyPath: value]) })
      }
      @_disfavoredOverload
      init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(
          _label: Text(title), _comparator: KeyPathComparator(value),
          _content: { Text($0[keyPath: value]) })
      }
      @_disfavoredOverload
      init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(
          _label: text, _comparator: KeyPathComparator(value),
          _content: { Text($0[keyPath: value]) })
      }
      init<C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C
      ) where C.Compared == String {
        self.init(
          _label: Text(titleKey), _comparator: KeyPathComparator(value, comparator: comparator),
          _content: { Text($0[keyPath: value]) })
      }
      @_disfavoredOverload
      init<S: StringProtocol, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: C
      ) where C.Compared == String {
        self.init(
          _label: Text(title), _comparator: KeyPathComparator(value, comparator: comparator),
          _content: { Text($0[keyPath: value]) })
      }
    }

    /// What a person changed about the columns of a table: nothing.
    struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Codable {
      init() {}
      /// How a column is shown, by its `customizationID`.
      subscript(visibility id: String) -> Visibility {
        get { .automatic }
        set {}
      }
    }

    /// Where the content of a column stands in it.
    struct TableColumnAlignment: Hashable {
      let _name: String
      static let automatic = TableColumnAlignment(_name: "automatic")
      static let leading = TableColumnAlignment(_name: "leading")
      static let center = TableColumnAlignment(_name: "center")
      static let trailing = TableColumnAlignment(_name: "trailing")
      static let numeric = TableColumnAlignment(_name: "numeric")
    }

    /// A column with the type of its content hidden.
    struct _TableColumn<RowValue> {
      let _label: Text
      let _comparator: Any?
      let _cell: (RowValue) -> AnyView
    }

    /// Builds the columns of a table.
    @resultBuilder struct TableColumnBuilder<RowValue: Identifiable> {
      static func buildExpression<C: View>(
        _ column: TableColumn<RowValue, C>
      ) -> [_TableColumn<RowValue>] {
        [
          _TableColumn(
            _label: column._label, _comparator: column._comparator,
            _cell: { AnyView(column._content($0)) })
        ]
      }
      static func buildExpression(
        _ columns: [_TableColumn<RowValue>]
      ) -> [_TableColumn<RowValue>] {
        columns
      }
      static func buildBlock(
        _ columns: [_TableColumn<RowValue>]...
      ) -> [_TableColumn<RowValue>] {
        columns.flatMap { $0 }
      }
      static func buildOptional(
        _ columns: [_TableColumn<RowValue>]?
      ) -> [_TableColumn<RowValue>] {
        columns ?? []
      }
      static func buildEither(
        first columns: [_TableColumn<RowValue>]
      ) -> [_TableColumn<RowValue>] {
        columns
      }
      static func buildEither(
        second columns: [_TableColumn<RowValue>]
      ) -> [_TableColumn<RowValue>] {
        columns
      }
    }

    extension View {
      /// Shows or hides the headers of tables.
      func tableColumnHeaders(_ visibility: Visibility) -> some View {
        _decorated("tableColumnHeaders", "_:", visibility)
      }
    }
    """#)
}
