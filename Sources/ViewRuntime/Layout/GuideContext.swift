/// A view as those see it who say where a guide is in it: `ViewDimensions`.
package struct GuideContext {
  package let size: Size
  /// The view, if there is one: the bounds of a frame are none.
  let view: LayoutProxy?
  let proposal: ProposedSize
  let engine: LayoutEngine

  /// A child when it is offered `proposal`.
  package init(of view: LayoutProxy, _ proposal: ProposedSize) {
    size = view.size(proposal)
    self.view = view
    self.proposal = proposal
    engine = view.pass.engine
  }

  init(size: Size, _ engine: LayoutEngine) {
    self.size = size
    view = nil
    proposal = ProposedSize(size)
    self.engine = engine
  }

  /// Where a guide is in the view.
  package func position(of guide: AlignmentGuide) -> Double {
    explicitPosition(of: guide) ?? engine.defaultPosition(of: guide, self)
  }

  /// The same, or `nil` if nothing in the view says where the guide is.
  package func explicitPosition(of guide: AlignmentGuide) -> Double? {
    view?.explicitPosition(of: guide, proposal)
  }
}

extension LayoutEngine {
  /// Makes a guide of the program's own.
  package func defineGuide(
    named name: String, _ position: @escaping (GuideContext) -> Double
  ) -> CustomGuide {
    guideDefaults.append(position)
    return CustomGuide(number: guideDefaults.count - 1, name: name)
  }

  /// Where a guide is in a view that says nothing about it.
  func defaultPosition(of guide: AlignmentGuide, _ context: GuideContext) -> Double {
    if let standard = guide.standardPosition(in: context.size) { return standard }
    guard let number = guide.custom?.number, guideDefaults.indices.contains(number),
      guideDepth < LayoutLimits.guideDepth
    else { return 0 }
    guideDepth += 1
    defer { guideDepth -= 1 }
    return guideDefaults[number](context)
  }
}

extension LayoutPass {
  /// Where a guide is in bounds that belong to no view.
  func position(of guide: AlignmentGuide, in size: Size) -> Double {
    engine.defaultPosition(of: guide, GuideContext(size: size, engine))
  }
}
