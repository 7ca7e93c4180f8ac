import IR
import Interpreter

extension Feature {
  /// Tables: on a narrow screen a list of what stands in the first column, as on an iPhone; else
  /// all columns under their headers, which sort when they are tapped.
  static let table = Feature(
    "Table",
    #"""
    /// Rows of values with a column for each of their properties.
    struct Table<Value: Identifiable, Rows: TableRowContent>: View {
      let _rows: Rows
      let _columns: [_TableColumn<Value>]
      /// A binding to an optional id or to a set of them.
      let _selection: Any?
      /// The order of the rows, and what changes it.
      let _order: _TableOrder?
      @Environment(\.horizontalSizeClass) var _sizeClass
      init(
        _rows: Rows, _columns: [_TableColumn<Value>], _selection: Any?,
        _order: _TableOrder? = nil
      ) {
        self._rows = _rows
        self._columns = _columns
        self._selection = _selection
        self._order = _order
      }
      var body: some View {
        if _sizeClass != .regular {
          _list { value in
            if let column = _columns.first { column._cell(value) }
          }
        } else {
          VStack(alignment: .leading) {
            HStack {
              ForEach(Array(_columns.enumerated()), id: \.offset) { column in
                _header(column.element)
              }
            }
            _list { value in
              HStack {
                ForEach(Array(_columns.enumerated()), id: \.offset) { column in
                  column.element._cell(value)
                }
              }
            }
          }
        }
      }
      @ViewBuilder func _list<Cells: View>(
        @ViewBuilder _ cells: @escaping (Value) -> Cells
      ) -> some View {
        let rows = _TableRows(
          _content: _rows, _cells: { AnyView(cells($0)) }, _rowID: { $0.id })
        if let _selection = _selection as? Binding<Set<Value.ID>> {
          List(selection: _selection) { rows }
        } else if let _selection = _selection as? Binding<Value.ID?> {
          List(selection: _selection) { rows }
        } else {
          List { rows }
        }
      }
      @ViewBuilder func _header(_ column: _TableColumn<Value>) -> some View {
        if let _order, let comparator = column._comparator {
          Button { _order._sort(comparator) } label: { column._label }
        } else {
          column._label
        }
      }
    }

    /// The comparator of a column, as one of the type that the order has: what a column is made
    /// with may not know the type of the rows.
    func _sorter<S>(_ comparator: Any) -> S?

    /// The order of the rows of a table.
    struct _TableOrder {
      /// Makes a comparator the first one, or turns it round.
      let _sort: (Any) -> Void
      init<S: SortComparator>(_ order: Binding<[S]>) {
        self._sort = { comparator in
          guard var wanted: S = _sorter(comparator) else { return }
          var comparators = order.wrappedValue
          if let first = comparators.first {
            var turned = first
            turned.order = wanted.order
            if turned == wanted {
              wanted.order = first.order == .forward ? .reverse : .forward
            }
          }
          var same = wanted
          comparators.removeAll { known in
            same.order = known.order
            return known == same
          }
          order.wrappedValue = [wanted] + comparators
        }
      }
    }
    """#,
    natives: ["_sorter(_:)": sorter])

  private static func sorter(_ call: NativeCall) throws(Trap) -> Value {
    let types = call.evaluator.types
    let comparator = call.evaluator.opened(call[0])
    guard let wanted = call.typeArguments.first, let nominal = types.nominal(of: wanted),
      types.nominal(of: comparator.type) == nominal
    else { return .none }
    let fields = call.evaluator.fields(of: comparator)
    guard !fields.isEmpty else { return comparator.copied.wrapped }
    return call.evaluator.makeStructure(fields.map(\.copied), type: wanted).wrapped
  }
}
