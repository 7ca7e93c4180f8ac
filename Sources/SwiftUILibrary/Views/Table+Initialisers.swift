extension Feature {
  /// The ways to make a table: of data, of rows, of rows that disclose others.
  static let tableInitialisers = Feature(
    "Table+Initialisers",
    #"""
    extension Table {
      init<Data: RandomAccessCollection>(
        _ data: Data,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
      ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
        self.init(
          _rows: ForEach(data) { TableRow($0) }, _columns: columns(),
          _selection: nil)
      }
      init(
        of valueType: Value.Type,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
      ) {
        self.init(
          _rows: rows(), _columns: columns(),
          _selection: nil)
      }
      init(
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
      ) where Rows.TableRowValue == Value {
        self.init(
          _rows: rows(), _columns: columns(),
          _selection: nil)
      }
      init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
      ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
        self.init(
          _rows: TableOutlineGroupContent(_data: data, _children: children), _columns: columns(),
          _selection: nil)
      }
      init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
      ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
        self.init(
          _rows: ForEach(data) { TableRow($0) }, _columns: columns(),
          _selection: selection)
      }
      init(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
      ) {
        self.init(
          _rows: rows(), _columns: columns(),
          _selection: selection)
      }
      init(
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
      ) where Rows.TableRowValue == Value {
        self.init(
          _rows: rows(), _columns: columns(),
          _selection: selection)
      }
      init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
      ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
        self.init(
          _rows: TableOutlineGroupContent(_data: data, _children: children), _columns: columns(),
          _selection: selection)
      }
      init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
      ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
        self.init(
          _rows: ForEach(data) { TableRow($0) }, _columns: columns(),
          _selection: selection)
      }
      init(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
      ) {
        self.init(
          _rows: rows(), _columns: columns(),
          _selection: selection)
      }
      init(
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
      ) where Rows.TableRowValue == Value {
        self.init(
          _rows: rows(), _columns: columns(),
          _selection: selection)
      }
      init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
      ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
        self.init(
          _rows: TableOutlineGroupContent(_data: data, _children: children), _columns: columns(),
          _selection: selection)
      }
      init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
      ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
        self.init(
          _rows: ForEach(data) { TableRow($0) }, _columns: columns(),
          _selection: nil, _order: _TableOrder(sortOrder))
      }
      init<Sort: SortComparator>(
        of valueType: Value.Type,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
      ) {
        self.init(
          _rows: rows(), _columns: columns(),
          _selection: nil, _order: _TableOrder(sortOrder))
      }
      init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
      ) where Rows.TableRowValue == Value, Sort.Compared == Value {
        self.init(
          _rows: rows(), _columns: columns(),
          _selection: nil, _order: _TableOrder(sortOrder))
      }
      init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
      ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
        self.init(
          _rows: TableOutlineGroupContent(_data: data, _children: children), _columns: columns(),
          _selection: nil, _order: _TableOrder(sortOrder))
      }
      init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
      ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
        self.init(
          _rows: ForEach(data) { TableRow($0) }, _columns: columns(),
          _selection: selection, _order: _TableOrder(sortOrder))
      }
      init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
      ) {
        self.init(
          _rows: rows(), _columns: columns(),
          _selection: selection, _order: _TableOrder(sortOrder))
      }
      init<Sort: SortComparator>(
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
      ) where Rows.TableRowValue == Value, Sort.Compared == Value {
        self.init(
          _rows: rows(), _columns: columns(),
          _selection: selection, _order: _TableOrder(sortOrder))
      }
      init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
      ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
        self.init(
          _rows: TableOutlineGroupContent(_data: data, _children: children), _columns: columns(),
          _selection: selection, _order: _TableOrder(sortOrder))
      }
      init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
      ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
        self.init(
          _rows: ForEach(data) { TableRow($0) }, _columns: columns(),
          _selection: selection, _order: _TableOrder(sortOrder))
      }
      init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
      ) {
        self.init(
          _rows: rows(), _columns: columns(),
          _selection: selection, _order: _TableOrder(sortOrder))
      }
      init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> Rows
      ) where Rows.TableRowValue == Value, Sort.Compared == Value {
        self.init(
          _rows: rows(), _columns: columns(),
          _selection: selection, _order: _TableOrder(sortOrder))
      }
      init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
      ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
        self.init(
          _rows: TableOutlineGroupContent(_data: data, _children: children), _columns: columns(),
          _selection: selection, _order: _TableOrder(sortOrder))
      }
    }
    """#)
}
