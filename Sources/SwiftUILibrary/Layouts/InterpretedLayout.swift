import IR
import Interpreter
import ViewRuntime

/// A `Layout` of the program: asks its functions for sizes and places.
final class InterpretedLayout: LayoutAlgorithm {
  private unowned let bridge: ViewBridge
  private let layout: HeldValue
  /// Made on the first pass, handed to every call in place (G42).
  private var cache: HeldValue?

  init(_ layout: Value, _ bridge: ViewBridge) {
    self.bridge = bridge
    self.layout = HeldValue(borrowing: layout, bridge.evaluator)
  }

  func sizeThatFits(_ proposal: ProposedSize, children: LayoutProxies) -> Size {
    let round = LayoutRound(children, bridge)
    do throws(Trap) {
      let result = try call("sizeThatFits", round, [self.proposal(proposal), subviews(round)])
      defer { bridge.evaluator.release(result) }
      let part = Part(bridge, result)
      return Size(width: part.number("width"), height: part.number("height"))
    } catch {
      bridge.runtime.warn("\(bridge.typeName(of: layout.value)).sizeThatFits: \(error.message)")
      return .zero
    }
  }

  func placements(
    in size: Size, proposal: ProposedSize, children: LayoutProxies
  ) -> [ChildPlacement] {
    let round = LayoutRound(children, bridge)
    do throws(Trap) {
      let bounds = bridge.makeRectangle(Rectangle(origin: Point(x: 0, y: 0), size: size))
      let result = try call(
        "placeSubviews", round, [bounds, self.proposal(proposal), subviews(round)])
      bridge.evaluator.release(result)
    } catch {
      bridge.runtime.warn("\(bridge.typeName(of: layout.value)).placeSubviews: \(error.message)")
    }
    return round.placements
  }

  /// Calls a function of the layout with owned arguments and the cache, which it may change.
  private func call(
    _ name: String, _ round: LayoutRound, _ arguments: [Value]
  ) throws(Trap) -> Value {
    let types = bridge.evaluator.types
    guard let nominal = types.nominal(of: layout.value.type),
      let function = bridge.memberFunction(name, of: nominal)
    else {
      arguments.forEach { bridge.evaluator.release($0) }
      throw .internalError("no \(name)")
    }
    var all = [layout.value.copied] + arguments
    all.append(try currentCache(nominal, round))
    do throws(Trap) {
      let result = try bridge.evaluator.call(
        function, mutating: &all, typeArguments: types.arguments(of: layout.value.type))
      cache = all.last.map { HeldValue(owning: $0, bridge.evaluator) }
      return result
    } catch {
      throw bridge.noted(error)
    }
  }

  /// The cache, owned: `makeCache(subviews:)` of the program, or nothing.
  private func currentCache(_ nominal: Nominal, _ round: LayoutRound) throws(Trap) -> Value {
    if let cache { return cache.value.copied }
    guard let make = bridge.memberFunction("makeCache", of: nominal) else { return .void }
    let subviews = subviews(round)
    defer { bridge.evaluator.release(subviews) }
    return try bridge.call(
      make, [layout.value, subviews], bridge.evaluator.types.arguments(of: layout.value.type))
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

  private func proposal(_ proposal: ProposedSize) -> Value {
    bridge.evaluator.makeStructure(
      [length(proposal.width), length(proposal.height)],
      type: bridge.evaluator.types.generic("ProposedViewSize"))
  }

  private func length(_ length: Double?) -> Value {
    length.map { .double($0, type: .cgFloat) } ?? .none
  }
}
