import Testing
import ViewRuntime

@Suite struct IdentityTests {
  private let host = Host()

  /// A counter with a name: `A 0`.
  private func probe(_ name: String) -> ViewElement {
    ViewType(host, "Probe", [.state("n")]) { scope in
      button("\(name) \(scope.get("n"))") { scope.set("n", scope.get("n") + 1) }
    }()
  }

  /// One type for rows, so that rows of one place can be compared.
  private func rowType() -> ViewType {
    ViewType(host, "Row", [.state("n")]) { scope in
      button("\(scope.field("name")): \(scope.get("n"))") { scope.set("n", scope.get("n") + 1) }
    }
  }

  /// A root with one state, `k`, and a button that adds one to it.
  private func root(_ content: @escaping (Int) -> ViewElement) -> ViewElement {
    ViewType(host, "Root", [.state("k")]) { scope in
      let k = scope.get("k")
      return vstack(content(k), button("k") { scope.set("k", k + 1) })
    }()
  }

  @Test func I01_branchesAreIdentities() {
    let type = rowType()
    host.mount(root { either($0.isMultiple(of: 2), type(["name": 1]), type(["name": 2])) })
    host.tap("1: 0")
    host.tap("1: 1")
    #expect(host.texts == ["1: 2", "k"])
    let flip = host.tap("k")
    #expect(host.texts == ["2: 0", "k"])
    #expect(flip.created.types == ["Row", "Button", "Text"])
    #expect(flip.removed.types == ["Row", "Button", "Text"])
    #expect(flip.lost.map(\.value) == ["2"])
    host.tap("k")
    #expect(host.texts == ["1: 0", "k"])
  }

  @Test func I02_equalTypesInBothBranchesAreTwoIdentities() {
    let type = rowType()
    host.mount(root { either($0 == 0, type(["name": 1]), type(["name": 1])) })
    host.tap("1: 0")
    host.tap("k")
    #expect(host.texts == ["1: 0", "k"])
  }

  @Test func I03_anArgumentKeepsIdentity() {
    let type = rowType()
    host.mount(root { type(["name": $0]) })
    host.tap("0: 0")
    let report = host.tap("k")
    #expect(host.texts == ["1: 1", "k"])
    #expect(report.created.isEmpty && report.removed.isEmpty)
  }

  @Test func I05_I06_anOptionalIsASlot() {
    let type = rowType()
    host.mount(
      root { k in
        vstack(.optional(k == 1 ? text("x") : nil), type(["name": 7]), type(["name": 8]))
      })
    host.tap("7: 0")
    host.tap("8: 0")
    let shown = host.tap("k")
    #expect(shown.created.map(\.path) == ["Root/VStack/0/VStack/0/if.true/Text"])
    #expect(shown.created.first?.because == "its `if` became true (I05)")
    #expect(host.texts == ["x", "7: 1", "8: 1", "k"])
    let hidden = host.tap("k")
    #expect(hidden.removed.types == ["Text"])
    #expect(hidden.created.isEmpty)
    #expect(host.texts == ["7: 1", "8: 1", "k"])
  }

  @Test func I07_stateStaysWithThePosition() {
    let type = rowType()
    host.mount(root { type(["name": $0 == 0 ? 1 : 2]) })
    host.tap("1: 0")
    host.tap("k")
    #expect(host.texts == ["2: 1", "k"])
  }

  @Test func I08_oneValueUsedTwiceIsTwoNodes() {
    let value = probe("P")
    host.mount(vstack(value, value))
    host.tap("P 0", 0)
    #expect(host.texts == ["P 1", "P 0"])
  }

  @Test func I11_I13_anyViewKeepsIdentityWhileTheTypeStays() {
    let type = rowType()
    host.mount(root { .erased(typeName: "Row", type(["name": $0])) })
    host.tap("0: 0")
    host.tap("k")
    #expect(host.texts == ["1: 1", "k"])
  }

  @Test func I12_anotherTypeInAnyViewIsAnotherIdentity() {
    let type = rowType()
    host.mount(
      root {
        $0 == 1
          ? .erased(typeName: "Text", text("t")) : .erased(typeName: "Row", type(["name": 1]))
      })
    host.tap("1: 0")
    let report = host.tap("k")
    #expect(report.removed.first?.because == "AnyView holds Text instead of Row (I12)")
    host.tap("k")
    #expect(host.texts == ["1: 0", "k"])
  }

  @Test func I14_anyViewsDoNotNest() {
    host.mount(
      root {
        $0 == 0
          ? .erased(typeName: "AnyView", .erased(typeName: "Text", text("a")))
          : .erased(typeName: "Text", text("b"))
      })
    let report = host.tap("k")
    #expect(report.created.isEmpty)
    #expect(report.updated.types == ["Text"])
  }

  @Test func I15_groupsMakeNoNode() {
    host.mount(vstack(.group(.tuple([text("a"), .group(text("b"))])), text("c")))
    #expect(
      host.runtime.treeRows().map(\.path) == [
        "VStack", "VStack/0/0/Text", "VStack/0/1/Text", "VStack/1/Text",
      ])
  }

  @Test func I25_aModifierHasItsOwnState() {
    let tally = ViewType(host, "Tally", [.state("c")], isModifier: true) { scope in
      vstack(scope.instance.content, button("c \(scope.get("c"))") { scope.set("c", 9) })
    }
    host.mount(root { tally.applied(to: text("k is \($0)")) })
    host.tap("c 0")
    let report = host.tap("k")
    #expect(host.texts == ["k is 1", "c 9", "k"])
    #expect(report.bodies.views == ["Root"])
    #expect(report.updated.types == ["Text"])
  }

  @Test func I32_I40_anotherIdIsAnotherIdentity() {
    let type = rowType()
    host.mount(root { vstack(type(["name": 1]).id($0), type(["name": 2]).id(5)) })
    host.tap("1: 0")
    host.tap("2: 0")
    let report = host.tap("k")
    #expect(host.texts == ["1: 0", "2: 1", "k"])
    #expect(report.created.first?.path == "Root/VStack/0/VStack/0/id(1)/Row")
    #expect(report.removed.first?.path == "Root/VStack/0/VStack/0/id(0)/Row")
    #expect(report.removed.first?.because == "its `.id` changed from 0 to 1 (I32)")
  }

  @Test func shownIdsCountUpAndAreNotUsedAgain() {
    host.mount(root { either($0.isMultiple(of: 2), text("a"), text("b")) })
    #expect(host.runtime.treeRows().map(\.node) == [1, 2, 3, 4, 5])
    host.tap("k")
    #expect(host.runtime.treeRows().map(\.node) == [1, 2, 6, 4, 5])
    host.tap("k")
    #expect(host.runtime.treeRows().map(\.node) == [1, 2, 7, 4, 5])
  }

  @Test func retainedContentIsMadeWhenFirstVisibleAndKept() {
    let type = rowType()
    host.mount(
      root { k in
        vstack(
          .retained(isVisible: k.isMultiple(of: 2), type(["name": 1])),
          .retained(isVisible: !k.isMultiple(of: 2), type(["name": 2])))
      })
    #expect(host.texts == ["1: 0", "k"])
    host.tap("1: 0")
    let second = host.tap("k")
    #expect(second.created.types == ["Row", "Button", "Text"])
    #expect(second.removed.isEmpty)
    #expect(second.texts == ["2: 0", "k"])
    #expect(host.tap("k").texts == ["1: 1", "k"])
  }
}
