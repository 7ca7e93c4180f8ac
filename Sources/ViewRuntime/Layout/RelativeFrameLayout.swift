/// `.containerRelativeFrame`: a frame whose lengths follow from those of the nearest container,
/// which is a scroll view or the window.
struct RelativeFrameLayout: ModifierLayout {
  let horizontal: Bool
  let vertical: Bool
  let alignment: Alignment
  let length: RelativeLength

  func sizeThatFits(_ proposal: ProposedSize, child: LayoutProxy) -> Size {
    frame(in: child.context.container).sizeThatFits(proposal, child: child)
  }

  func placement(
    in size: Size, proposal: ProposedSize, child: LayoutProxy
  ) -> (origin: Point, offer: ProposedSize) {
    frame(in: child.context.container).placement(in: size, proposal: proposal, child: child)
  }

  private func frame(in container: Size) -> FrameLayout {
    FrameLayout(
      width: horizontal ? max(0, length.length(of: container.width, .horizontal)) : nil,
      height: vertical ? max(0, length.length(of: container.height, .vertical)) : nil,
      alignment: alignment)
  }
}

/// Which part of a container's length a relative frame takes.
package enum RelativeLength: Hashable {
  /// `span` of `count` columns with `spacing` between them; one of one is the whole.
  case part(count: Int, span: Int, spacing: Double)
  case computed(LengthFunction)

  func length(of whole: Double, _ axis: Axis) -> Double {
    switch self {
    case .part(let count, let span, let spacing):
      let single = (whole - spacing * Double(count - 1)) / Double(max(1, count))
      return single * Double(span) + spacing * Double(span - 1)
    case .computed(let function): return function.length(whole, axis)
    }
  }
}

/// A closure that computes a length, and the value it is compared by.
package final class LengthFunction: Hashable {
  let value: any ComparableValue
  let length: (Double, Axis) -> Double

  /// Makes the function for a closure of the program.
  package init(_ value: any ComparableValue, _ length: @escaping (Double, Axis) -> Double) {
    self.value = value
    self.length = length
  }

  package static func == (left: LengthFunction, right: LengthFunction) -> Bool {
    left.value.isEqual(to: right.value)
  }

  package func hash(into hasher: inout Hasher) {}
}
