@testable import ViewRuntime

/// A view written by hand, for a tree that needs no runtime.
final class HandView {
  var role: LayoutRole
  var children: [HandView]
  var name: String?
  /// For lazy containers: how each row is made.
  var makeRow: ((Int) -> [HandView])?
  var rowCount = 0
  var rows: [Int: [HandView]] = [:]
  var scrollOffset = Point(x: 0, y: 0)
  var id: LayoutNodeID = -1

  init(_ role: LayoutRole, _ children: [HandView] = []) {
    self.role = role
    self.children = children
  }

  func named(_ name: String) -> HandView {
    self.name = name
    return self
  }
}

func color(_ name: String? = nil) -> HandView {
  let view = HandView(.leaf(.flexible))
  view.name = name
  return view
}

func box(_ width: Double, _ height: Double, _ name: String? = nil) -> HandView {
  let view = color().frame(width: width, height: height)
  view.name = name
  return view
}

func text(_ string: String, lineLimit: Int? = nil) -> HandView {
  HandView(.leaf(.text(string, lineLimit: lineLimit)))
}

func spacer(minLength: Double? = nil) -> HandView { HandView(.leaf(.spacer(minLength: minLength))) }

func hstack(
  _ alignment: VerticalAlignment, spacing: Double? = nil, _ children: HandView...
) -> HandView {
  HandView(.container(.horizontal(alignment: alignment, spacing: spacing)), children)
}

func vstack(
  _ alignment: HorizontalAlignment, spacing: Double? = nil, _ children: HandView...
) -> HandView {
  HandView(.container(.vertical(alignment: alignment, spacing: spacing)), children)
}

func hstack(spacing: Double? = nil, _ children: HandView...) -> HandView {
  HandView(.container(.horizontal(alignment: .center, spacing: spacing)), children)
}

func vstack(spacing: Double? = nil, _ children: HandView...) -> HandView {
  HandView(.container(.vertical(alignment: .center, spacing: spacing)), children)
}

func zstack(_ alignment: Alignment = .center, _ children: HandView...) -> HandView {
  HandView(.container(.depth(alignment: alignment)), children)
}

func group(_ children: HandView...) -> HandView { HandView(.transparent, children) }

func scroll(
  vertical: Bool = true, horizontal: Bool = false, offset: Point = Point(x: 0, y: 0),
  _ children: HandView...
) -> HandView {
  let view = HandView(
    .container(.scroll(vertical: vertical, horizontal: horizontal)), children)
  view.scrollOffset = offset
  return view
}

func lazyVStack(
  spacing: Double? = nil, count: Int, _ row: @escaping (Int) -> HandView
) -> HandView {
  rows(.lazyVertical(alignment: .center, spacing: spacing), count: count) { [row($0)] }
}

func list(count: Int, _ row: @escaping (Int) -> HandView) -> HandView {
  rows(.list, count: count) { [row($0)] }
}

func rows(
  _ layout: ContainerLayout, count: Int, _ make: @escaping (Int) -> [HandView]
) -> HandView {
  let view = HandView(.container(layout))
  view.rowCount = count
  view.makeRow = make
  return view
}

extension HandView {
  func modifier(_ modifier: LayoutModifier) -> HandView { HandView(.modifier(modifier), [self]) }

  func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> HandView {
    modifier(.frame(width: width, height: height, alignment: alignment))
  }

  func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> HandView {
    modifier(
      .flexibleFrame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  func padding(_ inset: Double) -> HandView {
    modifier(.padding(EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)))
  }

  func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> HandView {
    modifier(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  func layoutPriority(_ priority: Double) -> HandView {
    HandView(.layoutPriority(priority), [self])
  }

  func zIndex(_ index: Double) -> HandView { HandView(.zIndex(index), [self]) }

  func alignmentGuide(
    _ guide: AlignmentGuide, _ position: @escaping (GuideContext) -> Double
  ) -> HandView {
    HandView(.alignmentGuide(guide, position), [self])
  }

  func background(_ alignment: Alignment = .center, _ views: HandView...) -> HandView {
    HandView(.background(alignment), [self, HandView(.secondary, views)])
  }

  func overlay(_ alignment: Alignment = .center, _ views: HandView...) -> HandView {
    HandView(.overlay(alignment), [self, HandView(.secondary, views)])
  }
}
