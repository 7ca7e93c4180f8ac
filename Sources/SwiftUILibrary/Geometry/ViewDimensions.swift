import Interpreter
import ViewRuntime

extension Feature {
  static let viewDimensions = Feature(
    "ViewDimensions",
    #"""
    /// A view's size and guides, as an alignment guide sees them.
    struct ViewDimensions: Equatable {
      let width: CGFloat
      let height: CGFloat
      let _view: _Location
      subscript(guide: HorizontalAlignment) -> CGFloat { _guidePosition(_view, guide, false) ?? 0 }
      subscript(guide: VerticalAlignment) -> CGFloat { _guidePosition(_view, guide, false) ?? 0 }
      /// Where the guide is, if something in the view says so.
      subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        _guidePosition(_view, guide, true)
      }
      subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        _guidePosition(_view, guide, true)
      }
      static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height
      }
    }

    func _guidePosition(_ view: _Location, _ guide: Any, _ isExplicit: Bool) -> CGFloat?
    """#,
    natives: [
      "_guidePosition(_:_:_:)": { call throws(Trap) in
        let bridge = try ViewBridge.of(call)
        guard let view = (bridge.location(call[0]) as? GuideLocation)?.context,
          let guide = bridge.guide(call[1])
        else { return .none }
        let position =
          call[2].asBool ? view.explicitPosition(of: guide) : view.position(of: guide)
        return position.map { .double($0, type: .cgFloat) } ?? .none
      }
    ])
}

/// The view behind a `ViewDimensions`.
final class GuideLocation: Location {
  let context: GuideContext

  init(_ context: GuideContext, _ bridge: ViewBridge) {
    self.context = context
    super.init(bridge)
  }
}

extension ViewBridge {
  /// A `ViewDimensions`, owned.
  func makeDimensions(_ context: GuideContext) -> Value {
    evaluator.makeStructure(
      [
        .double(context.size.width, type: .cgFloat), .double(context.size.height, type: .cgFloat),
        makeLocation(GuideLocation(context, self)),
      ], type: evaluator.types.generic("ViewDimensions"))
  }

  /// The guide that a `HorizontalAlignment` or `VerticalAlignment` stands for; `nil` for those
  /// that no container of Grove's aligns by.
  func guide(_ value: Value) -> AlignmentGuide? {
    let part = Part(self, evaluator.opened(value))
    if part.isLibrary("HorizontalAlignment") {
      return horizontalAlignment(part).map { .horizontal($0) }
    }
    return verticalAlignment(part).map { .vertical($0) }
  }

  /// A `HorizontalAlignment` or `VerticalAlignment`, owned.
  func makeGuide(_ guide: AlignmentGuide) -> Value {
    let (type, name, custom): (String, String, CustomGuide?) =
      switch guide {
      case .horizontal(.custom(let guide)): ("HorizontalAlignment", guide.name, guide)
      case .horizontal(let guide): ("HorizontalAlignment", guide.name, nil)
      case .vertical(.custom(let guide)): ("VerticalAlignment", guide.name, guide)
      case .vertical(let guide): ("VerticalAlignment", guide.name, nil)
      }
    if let known = custom.flatMap({ customGuideValues[$0] }) { return known.value.copied }
    return evaluator.makeStructure(
      [evaluator.makeString(name), .none], type: evaluator.types.generic(type))
  }

  func horizontalAlignment(_ part: Part) -> HorizontalAlignment? {
    customGuide(part).map { .custom($0) } ?? HorizontalAlignment(name: part.string("_name"))
  }

  func verticalAlignment(_ part: Part) -> VerticalAlignment? {
    customGuide(part).map { .custom($0) } ?? VerticalAlignment(name: part.string("_name"))
  }

  /// The runtime's guide for an `AlignmentID` of the program.
  private func customGuide(_ part: Part) -> CustomGuide? {
    let methods = Part(self, evaluator.opened(part.value("_methods")))
    guard let type = methods.typeArgument(0) else { return nil }
    if let known = customGuides[type] { return known }
    let kept = methods.kept()
    let made = runtime.defineGuide(named: part.string("_name")) { [unowned self] context in
      let dimensions = makeDimensions(context)
      defer { evaluator.release(dimensions) }
      guard let position = try? kept.call("_position", [dimensions]) else { return 0 }
      return position.asNumber
    }
    customGuides[type] = made
    customGuideValues[made] = HeldValue(borrowing: part.value, evaluator)
    return made
  }
}
