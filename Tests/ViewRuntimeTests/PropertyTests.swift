import Testing
import ViewRuntime

/// Random programs and random writes: an update must end where a fresh start would.
@Suite struct PropertyTests {
  @Test(arguments: 0..<60) func anUpdateEqualsAFreshStart(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let shape = Shape.random(&random, depth: 4)
    let program = Program(shape, values: [0, 1, 2, 3])
    program.host.mount(program.root)
    for step in 0..<25 {
      let report = program.write(&random)
      #expect(report.error == nil)
      #expect(
        report.bodies.allSatisfy { $0.runs == 1 }, "seed \(seed), step \(step): a body ran twice")
      let fresh = Program(shape, values: program.values)
      fresh.host.mount(fresh.root)
      #expect(
        program.picture == fresh.picture, "seed \(seed), step \(step): not as from scratch")
      let live = program.host.runtime.treeRows()
      #expect(Set(live.map(\.node)).count == live.count, "seed \(seed): an id is used twice")
      let marked = report.tree.filter { $0.mark != .unchanged && $0.mark != .removed }
      #expect(
        live.count - report.unchanged == marked.count,
        "seed \(seed), step \(step): counts and marks disagree")
    }
  }

  /// Local state survives every update that keeps its identity, and no other.
  @Test(arguments: 0..<20) func stateFollowsIdsThroughAnyPermutation(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let host = Host()
    let signal = Signal(host)
    let model = Ids([1, 2, 3, 4, 5])
    let row = ViewType(host, "Row", [.state("n")]) { scope in
      button("\(scope.field("id"))=\(scope.get("n"))") { scope.set("n", scope.get("n") + 1) }
    }
    let list = ViewType(host, "List", [.object("m")]) { _ in
      vstack(rows(model.ids) { row(["id": $0]) })
    }
    host.mount(list(objects: ["m": signal]))
    var expected = Dictionary(uniqueKeysWithValues: model.ids.map { ($0, 0) })
    for step in 0..<40 {
      if let id = model.ids.randomElement(using: &random), Bool.random(using: &random) {
        host.tap("\(id)=\(expected[id] ?? 0)")
        expected[id, default: 0] += 1
      } else {
        let old = Set(model.ids)
        host.act {
          model.ids = (1...8).shuffled(using: &random)
            .prefix(Int.random(in: 0...7, using: &random)).map { $0 }
          signal.set(0)
        }
        expected = expected.filter { model.ids.contains($0.key) && old.contains($0.key) }
        for id in model.ids where expected[id] == nil { expected[id] = 0 }
      }
      #expect(
        host.texts == model.ids.map { "\($0)=\(expected[$0] ?? 0)" }, "seed \(seed), step \(step)")
    }
  }

  private final class Ids {
    var ids: [Int]
    init(_ ids: [Int]) { self.ids = ids }
  }
}

/// A random view: what it shows depends on numbered values.
private indirect enum Shape {
  case label(Int)
  case stack([Shape])
  case branch(Int, Shape, Shape)
  case option(Int, Shape)
  case identified(Int, Shape)
  case erased(Int, Shape, Shape)
  case list(Int, Shape)
  case composite(Int, Shape)
  case environment(Int, Shape)
  case reader

  static func random(_ random: inout SplitMix, depth: Int) -> Shape {
    let value = Int.random(in: 0..<4, using: &random)
    func inner() -> Shape { .random(&random, depth: depth - 1) }
    guard depth > 0 else { return Bool.random(using: &random) ? .label(value) : .reader }
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return .stack((0..<Int.random(in: 0..<4, using: &random)).map { _ in inner() })
    case 1: return .branch(value, inner(), inner())
    case 2: return .option(value, inner())
    case 3: return .identified(value, inner())
    case 4: return .erased(value, inner(), inner())
    case 5: return .list(value, inner())
    case 6: return .environment(value, inner())
    default: return .composite(Int.random(in: 0..<1_000_000, using: &random), inner())
    }
  }
}

/// A shape mounted in a host of its own.
private final class Program {
  let host = Host()
  private(set) var root: ViewElement = .empty
  private var boxes: [Box] = []
  private var types: [Int: ViewType] = [:]
  private let key = EnvironmentKey(name: "k")

  var values: [Int] { boxes.map(\.current) }

  init(_ shape: Shape, values: [Int]) {
    boxes = values.enumerated().map { Box(host.runtime, "value\($0)", $1, isShown: false) }
    root = composite(-1, shape)
  }

  /// Paths and contents, without the numbers that tell how often something was made anew.
  var picture: [String] { host.runtime.treeRows().map { "\($0.path) \($0.detail)" } }

  func write(_ random: inout SplitMix) -> StepReport {
    host.act {
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        boxes[Int.random(in: 0..<boxes.count, using: &random)].set(
          Int.random(in: 0..<5, using: &random))
      }
    }
  }

  private func composite(_ number: Int, _ shape: Shape) -> ViewElement {
    let names = boxes.indices.map { "v\($0)" }
    let type =
      types[number]
      ?? ViewType(host, "C\(number)", names.map { .binding($0) }) { [unowned self] scope in
        element(shape) { scope.get("v\($0)") }
      }
    types[number] = type
    return type(bindings: Dictionary(uniqueKeysWithValues: zip(names, boxes)))
  }

  private func element(_ shape: Shape, _ get: @escaping (Int) -> Int) -> ViewElement {
    switch shape {
    case .label(let value): return text("\(get(value))")
    case .stack(let shapes): return vstack(shapes.map { element($0, get) })
    case .branch(let value, let first, let second):
      return get(value).isMultiple(of: 2)
        ? .conditional(true, element(first, get)) : .conditional(false, element(second, get))
    case .option(let value, let inner):
      return .optional(get(value) > 1 ? element(inner, get) : nil)
    case .identified(let value, let inner): return element(inner, get).id(get(value) / 2)
    case .erased(let value, let first, let second):
      return get(value) > 2
        ? .erased(typeName: "A", element(first, get))
        : .erased(typeName: "B", element(second, get))
    case .list(let value, let inner):
      let start = get(value)
      return rows((0..<(start + 1)).map { ($0 * 3 + start) % 7 }) { [unowned self] in
        vstack([text("row \($0)"), element(inner, get)])
      }
    case .composite(let number, let inner): return composite(number, inner)
    case .environment(let value, let inner):
      return element(inner, get).environment(key, get(value))
    case .reader: return reader()
    }
  }

  /// A view that shows an environment value.
  private func reader() -> ViewElement {
    let type =
      types[-2]
      ?? ViewType(host, "Reader", [.environment("k", key)]) { [key] scope in
        text("k = \(scope.environment("k", key))")
      }
    types[-2] = type
    return type()
  }
}

/// A small seeded generator, so that a failure can be repeated.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
