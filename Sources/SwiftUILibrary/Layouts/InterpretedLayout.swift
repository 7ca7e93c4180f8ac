import IR
import Interpreter
import ViewRuntime

/// A `Layout` of the program: asks its functions for sizes and places.
final class InterpretedLayout: ProgramLayout {
  private unowned let bridge: ViewBridge
  private let layout: HeldValue
  private let axis: ViewRuntime.Axis?
  /// Shared with the layouts that this view had before and gets after.
  private var memory = LayoutMemory()

  init(_ layout: Value, along axis: ViewRuntime.Axis?, _ bridge: ViewBridge) {
    self.bridge = bridge
    self.axis = axis
    self.layout = HeldValue(borrowing: layout, bridge.evaluator)
  }

  var childAxis: ChildAxis { axis.map { .along($0) } ?? .none }

  var answersForGuides: Bool { !functions("explicitAlignment").isEmpty }

  func follow(_ old: any LayoutAlgorithm) -> Bool {
    guard let old = old as? InterpretedLayout, old.layout.value.type == layout.value.type else {
      return false
    }
    memory = old.memory
    return axis == old.axis
      && bridge.comparison.areEqual(layout.value, old.layout.value, .view)
  }

  func childrenDidChange() {
    memory.isOutOfDate = true
  }

  func sizeThatFits(_ proposal: ProposedSize, children: LayoutProxies) -> Size {
    let round = LayoutRound(children, bridge)
    return ask("sizeThatFits", round, [self.proposal(proposal), subviews(round)], else: .zero) {
      Size(width: $0.number("width"), height: $0.number("height"))
    }
  }

  func placements(
    in size: Size, proposal: ProposedSize, children: LayoutProxies
  ) -> [ChildPlacement] {
    let round = LayoutRound(children, bridge)
    let arguments = [bounds(size), self.proposal(proposal), subviews(round)]
    return ask("placeSubviews", round, arguments, else: round.placements) { _ in round.placements }
  }

  func spacing(of children: LayoutProxies) -> LayoutSpacing {
    let round = LayoutRound(children, bridge)
    guard !functions("spacing").isEmpty else {
      // As far as its views want any, so does the container.
      return !children.isEmpty && children.allSatisfy { $0.spacing == .none } ? .none : .standard
    }
    return ask("spacing", round, [subviews(round)], else: .standard) {
      $0.flag("_hasNone") ? .none : .standard
    }
  }

  func explicitPosition(
    of guide: AlignmentGuide, in size: Size, proposal: ProposedSize, children: LayoutProxies
  ) -> Double? {
    let name = guide.axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
    let function = functions("explicitAlignment").first { function in
      guard case .nominal(let type, _) = function.parameters.first?.type else { return false }
      return type.name == name
    }
    guard let function else { return nil }
    let round = LayoutRound(children, bridge)
    let arguments = [
      bridge.makeGuide(guide), bounds(size), self.proposal(proposal), subviews(round),
    ]
    return ask(function, round, arguments, else: nil) {
      $0.value.isNumber ? $0.value.asNumber : nil
    }
  }
}

/// What a layout remembers from one call to the next.
private final class LayoutMemory {
  /// Made on the first pass, handed to every call in place (G42).
  var cache: HeldValue?
  /// The layout or its views have changed since the cache was made or updated.
  var isOutOfDate = false
}

extension InterpretedLayout {
  /// The functions of a name that the layout's type declares.
  private func functions(_ name: String) -> [Function] {
    guard let nominal = bridge.evaluator.types.nominal(of: layout.value.type) else { return [] }
    return bridge.memberFunctions(name, of: nominal)
  }

  private func ask<Answer>(
    _ name: String, _ round: LayoutRound, _ arguments: [Value], else fallback: Answer,
    _ read: (Part) -> Answer
  ) -> Answer {
    guard let function = functions(name).first else {
      arguments.forEach { bridge.evaluator.release($0) }
      bridge.runtime.warn("\(bridge.typeName(of: layout.value)) has no \(name)")
      return fallback
    }
    return ask(function, round, arguments, else: fallback, read)
  }

  /// Calls a function of the layout with owned arguments and the cache, which it may change.
  private func ask<Answer>(
    _ function: Function, _ round: LayoutRound, _ arguments: [Value], else fallback: Answer,
    _ read: (Part) -> Answer
  ) -> Answer {
    do throws(Trap) {
      var all = [layout.value.copied] + arguments
      all.append(try currentCache(round))
      let result = try call(function, &all)
      memory.cache = all.last.map { HeldValue(owning: $0, bridge.evaluator) }
      defer { bridge.evaluator.release(result) }
      return read(Part(bridge, result))
    } catch {
      let trap = bridge.noted(error)
      let type = bridge.typeName(of: layout.value)
      bridge.runtime.warn("\(type).\(function.name): \(trap.message)")
      return fallback
    }
  }

  private func call(_ function: Function, _ arguments: inout [Value]) throws(Trap) -> Value {
    try bridge.evaluator.call(
      function, mutating: &arguments,
      typeArguments: bridge.evaluator.types.arguments(of: layout.value.type))
  }

  /// The cache, owned: from `makeCache`, brought up to date with `updateCache`, whose own
  /// implementation makes it anew; nothing where the program has neither (G42).
  private func currentCache(_ round: LayoutRound) throws(Trap) -> Value {
    let isOutOfDate = memory.isOutOfDate
    memory.isOutOfDate = false
    if let cache = memory.cache {
      guard isOutOfDate else { return cache.value.copied }
      if let update = functions("updateCache").first {
        var all = [layout.value.copied, cache.value.copied, subviews(round)]
        bridge.evaluator.release(try call(update, &all))
        return all[1]
      }
    }
    guard let make = functions("makeCache").first else {
      return memory.cache?.value.copied ?? .void
    }
    var all = [layout.value.copied, subviews(round)]
    return try call(make, &all)
  }

  private func subviews(_ round: LayoutRound) -> Value {
    let evaluator = bridge.evaluator
    let type = evaluator.types.generic("LayoutSubview")
    let elements = round.children.indices.map { index in
      evaluator.makeStructure([bridge.makeLocation(round), .integer(index)], type: type)
    }
    let array = evaluator.makeArray(elements, type: evaluator.types.array(type))
    return evaluator.makeStructure([array], type: evaluator.types.generic("LayoutSubviews"))
  }

  private func bounds(_ size: Size) -> Value {
    bridge.makeRectangle(Rectangle(origin: Point(x: 0, y: 0), size: size))
  }

  private func proposal(_ proposal: ProposedSize) -> Value {
    bridge.evaluator.makeStructure(
      [length(proposal.width), length(proposal.height)],
      type: bridge.evaluator.types.generic("ProposedViewSize"))
  }

  private func length(_ length: Double?) -> Value {
    length.map { .double($0, type: .cgFloat) } ?? .none
  }
}
