extension Feature {
  static let outlineGroup = Feature(
    "OutlineGroup",
    #"""
    /// Rows for a tree of data: each element that has children is a disclosure group.
    struct OutlineGroup<Data, ID: Hashable, Parent: View, Leaf: View, Subgroup: View>: View {
      let _data: [Any]
      let _row: (Any) -> Leaf
      let _children: (Any) -> [Any]?
      let _id: (Any) -> AnyHashable
      init(
        _data: [Any], _id: @escaping (Any) -> AnyHashable, _children: @escaping (Any) -> [Any]?,
        _row: @escaping (Any) -> Leaf
      ) {
        self._data = _data
        self._id = _id
        self._children = _children
        self._row = _row
      }
      var body: some View {
        ForEach(_data.map { _OutlineElement(_value: $0, id: _id($0)) }) { element in
          if let inside = _children(element._value) {
            DisclosureGroup {
              AnyView(
                OutlineGroup<Data, ID, Parent, Leaf, Subgroup>(
                  _data: inside, _id: _id, _children: _children, _row: _row))
            } label: {
              _row(element._value)
            }
          } else {
            _row(element._value)
          }
        }
      }
    }

    struct _OutlineElement: Identifiable {
      let _value: Any
      let id: AnyHashable
    }

    extension OutlineGroup where Parent == Leaf, Subgroup == DisclosureGroup<Leaf, AnyView> {
      init<Element: Identifiable>(
        _ data: [Element], children: KeyPath<Element, [Element]?>,
        @ViewBuilder content: @escaping (Element) -> Leaf
      ) where Data == [Element], ID == Element.ID {
        self.init(
          _data: data, _id: { AnyHashable(($0 as! Element).id) },
          _children: { ($0 as! Element)[keyPath: children] },
          _row: { content($0 as! Element) })
      }
      init<Element: Identifiable>(
        _ root: Element, children: KeyPath<Element, [Element]?>,
        @ViewBuilder content: @escaping (Element) -> Leaf
      ) where Data == [Element], ID == Element.ID {
        self.init([root], children: children, content: content)
      }
      init<Element>(
        _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>,
        @ViewBuilder content: @escaping (Element) -> Leaf
      ) where Data == [Element] {
        self.init([root], id: id, children: children, content: content)
      }
      init<Element>(
        _ data: [Element], id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>,
        @ViewBuilder content: @escaping (Element) -> Leaf
      ) where Data == [Element] {
        self.init(
          _data: data, _id: { AnyHashable(($0 as! Element)[keyPath: id]) },
          _children: { ($0 as! Element)[keyPath: children] },
          _row: { content($0 as! Element) })
      }
    }

    extension List where SelectionValue == Never {
      /// Rows for a tree of data.
      init<Element: Identifiable, RowContent: View>(
        _ data: [Element], children: KeyPath<Element, [Element]?>,
        @ViewBuilder rowContent: @escaping (Element) -> RowContent
      )
      where
        Content == OutlineGroup<
          [Element], Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, AnyView>
        >
      {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
      }
      init<Element, ID: Hashable, RowContent: View>(
        _ data: [Element], id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>,
        @ViewBuilder rowContent: @escaping (Element) -> RowContent
      )
      where
        Content == OutlineGroup<
          [Element], ID, RowContent, RowContent, DisclosureGroup<RowContent, AnyView>
        >
      {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
      }
    }

    extension List where SelectionValue: Hashable {
      init<Element, ID: Hashable, RowContent: View>(
        _ data: [Element], id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Element) -> RowContent
      )
      where
        Content == OutlineGroup<
          [Element], ID, RowContent, RowContent, DisclosureGroup<RowContent, AnyView>
        >
      {
        self.init(selection: selection) {
          OutlineGroup(data, id: id, children: children, content: rowContent)
        }
      }
      init<Element: Identifiable, RowContent: View>(
        _ data: [Element], children: KeyPath<Element, [Element]?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Element) -> RowContent
      )
      where
        Content == OutlineGroup<
          [Element], Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, AnyView>
        >
      {
        self.init(selection: selection) {
          OutlineGroup(data, children: children, content: rowContent)
        }
      }
      init<Element, ID: Hashable, RowContent: View>(
        _ data: [Element], id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Element) -> RowContent
      )
      where
        Content == OutlineGroup<
          [Element], ID, RowContent, RowContent, DisclosureGroup<RowContent, AnyView>
        >
      {
        self.init(selection: selection) {
          OutlineGroup(data, id: id, children: children, content: rowContent)
        }
      }
      init<Element: Identifiable, RowContent: View>(
        _ data: [Element], children: KeyPath<Element, [Element]?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Element) -> RowContent
      )
      where
        Content == OutlineGroup<
          [Element], Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, AnyView>
        >
      {
        self.init(selection: selection) {
          OutlineGroup(data, children: children, content: rowContent)
        }
      }
    }
    """#)
}
