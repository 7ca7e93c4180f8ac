import Testing
import ViewRuntime

@Suite struct EnvironmentTests {
  private let host = Host()
  private let key = EnvironmentKey(name: "k")
  private let other = EnvironmentKey(name: "other")

  private func leaf(_ name: String) -> ViewElement {
    ViewType(host, "Leaf", [.environment("k", key)]) { [host, key] scope in
      host.note("\(name) \(scope.environment("k", key))")
      return text(name)
    }()
  }

  private func root(_ content: @escaping (Int) -> ViewElement) -> ViewElement {
    ViewType(host, "Root", [.state("n")]) { scope in
      let n = scope.get("n")
      return vstack(content(n), button("inc") { scope.set("n", n + 1) })
    }()
  }

  @Test func U110_U114_aChangeRunsTheReaderAlone() {
    let inner = leaf("leaf")
    let middle = ViewType(host, "Middle") { [host] _ in
      host.note("middle")
      return inner
    }
    let value = middle()
    host.mount(root { value.environment(key, $0) })
    #expect(host.takeLines() == ["middle", "leaf 0"])
    let report = host.tap("inc")
    #expect(host.takeLines() == ["leaf 1"])
    #expect(report.bodies.map(\.because) == [["_n"], ["_k"]])
    #expect(
      report.bodies.last?.causes == ["environment.k: 0 -> 1: this view declares the value (U110)"])
    #expect(report.updated.types == ["environment"])
  }

  @Test func U111_U112_anotherKeyOrAnEqualValueRunsNobody() {
    let value = leaf("leaf")
    host.mount(root { value.environment(key, 5).environment(other, $0) })
    _ = host.takeLines()
    host.tap("inc")
    #expect(host.takeLines().isEmpty)
  }

  @Test func U113_theNearestOverrideWins() {
    let outer = leaf("outer")
    let inner = leaf("inner")
    host.mount(root { vstack(outer, inner.environment(key, 99)).environment(key, $0 + 1) })
    #expect(host.takeLines() == ["outer 1", "inner 99"])
    host.tap("inc")
    #expect(host.takeLines() == ["outer 2"])
  }

  @Test func U115_withoutOverrideItIsTheDefaultUntilTheRootSetsIt() {
    host.mount(leaf("leaf"))
    #expect(host.takeLines() == ["leaf 0"])
    _ = host.runtime.setEnvironment(key, to: Number(3), action: ":env k 3")
    #expect(host.takeLines() == ["leaf 3"])
    _ = host.runtime.setEnvironment(key, to: Number(3), action: ":env k 3")
    #expect(host.takeLines().isEmpty)
  }
}
