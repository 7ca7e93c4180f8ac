import Interpreter
import ViewRuntime

extension Feature {
  static let layoutSubviews = Feature(
    "LayoutSubviews",
    #"""
    /// The views of a container, as its layout sees them.
    struct LayoutSubviews: RandomAccessCollection, Equatable {
      typealias Element = LayoutSubview
      typealias Index = Int
      typealias SubSequence = LayoutSubviews
      let _elements: [LayoutSubview]
      var startIndex: Int { 0 }
      var endIndex: Int { _elements.count }
      var count: Int { _elements.count }
      subscript(index: Int) -> LayoutSubview { _elements[index] }
      /// Some of the views, for a part of the layout; they are counted from 0 again.
      subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(_elements: Array(_elements[bounds]))
      }
      /// The views at some places, in that order.
      subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(_elements: indices.map { _elements[$0] })
      }
    }

    /// One view of a container, as its layout sees it.
    struct LayoutSubview: Equatable {
      let _pass: _Location
      let _index: Int
      /// Children with a higher one are sized first.
      var priority: Double { _layoutPriority(_pass, _index) }
      /// What the view would like between itself and its neighbours.
      var spacing: ViewSpacing { ViewSpacing(_hasNone: _layoutHasNoSpacing(_pass, _index)) }
      /// The size the view takes when it is offered `proposal`.
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        _layoutSize(_pass, _index, proposal.width, proposal.height)
      }
      /// The same, with alignment guides.
      func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        _layoutDimensions(_pass, _index, proposal.width, proposal.height)
      }
      /// Says where the view goes and what it is offered there.
      func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
      ) {
        _layoutPlace(
          _pass, _index, position.x, position.y, anchor.x, anchor.y, proposal.width,
          proposal.height)
      }
      /// What the view was given with `layoutValue`.
      subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        let trait = _LayoutTrait<K>()
        guard _layoutHasValue(_pass, _index, trait) else { return K.defaultValue }
        return _layoutValue(_pass, _index, trait) as! K.Value
      }
      static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs._index == rhs._index }
    }

    /// What a view would like between itself and its neighbours.
    struct ViewSpacing {
      let _hasNone: Bool
      init() { self._hasNone = false }
      init(_hasNone: Bool) { self._hasNone = _hasNone }
      static let zero = ViewSpacing(_hasNone: true)
      /// The distance between two neighbours.
      func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        _hasNone || next._hasNone ? 0 : 8
      }
      /// What both would like: the larger distance.
      mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        self = union(other, edges: edges)
      }
      func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        ViewSpacing(_hasNone: _hasNone && other._hasNone)
      }
    }

    func _layoutPriority(_ pass: _Location, _ index: Int) -> Double
    func _layoutHasNoSpacing(_ pass: _Location, _ index: Int) -> Bool
    func _layoutSize(
      _ pass: _Location, _ index: Int, _ width: CGFloat?, _ height: CGFloat?
    ) -> CGSize
    func _layoutDimensions(
      _ pass: _Location, _ index: Int, _ width: CGFloat?, _ height: CGFloat?
    ) -> ViewDimensions
    func _layoutPlace(
      _ pass: _Location, _ index: Int, _ x: CGFloat, _ y: CGFloat, _ anchorX: CGFloat,
      _ anchorY: CGFloat, _ width: CGFloat?, _ height: CGFloat?)
    """#,
    natives: [
      "_layoutPriority(_:_:)": { call throws(Trap) in
        .double(try layoutChild(call)?.priority ?? 0)
      },
      "_layoutHasNoSpacing(_:_:)": { call throws(Trap) in
        .bool(try layoutChild(call)?.spacing == LayoutSpacing.none)
      },
      "_layoutSize(_:_:_:_:)": sizeLayoutChild,
      "_layoutDimensions(_:_:_:_:)": measureLayoutChild,
      "_layoutPlace(_:_:_:_:_:_:_:_:)": placeLayoutChild,
    ])
}
