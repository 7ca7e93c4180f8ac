import Testing
import ViewRuntime

@Suite struct LimitTests {
  private let host = Host()

  private struct Problem: Error, CustomStringConvertible { let description: String }

  @Test func aFailingBodyKeepsItsOldChildren() {
    let view = ViewType(host, "V", [.state("n")]) { scope in
      let n = scope.get("n")
      if n == 1 { throw Problem(description: "index out of range") }
      return button("\(n)") { scope.set("n", n + 1) }
    }
    let beside = ViewType(host, "Beside", [.state("n")]) { scope in
      button("beside \(scope.get("n"))") { scope.set("n", 1) }
    }
    host.mount(vstack(view(), beside()))
    let failed = host.tap("0")
    #expect(failed.error == "index out of range")
    #expect(host.texts == ["0", "beside 0"])
    #expect(failed.tree.first { $0.type == "V" }?.remark == "body failed")
    let other = host.tap("beside 0")
    #expect(other.error == nil)
    #expect(host.texts == ["0", "beside 1"])
  }

  @Test func aFailingRowLeavesTheOthers() {
    let list = ViewType(host, "Root") { _ in
      vstack(
        rows([1, 2, 3]) {
          if $0 == 2 { throw Problem(description: "trap") }
          return text("\($0)")
        })
    }
    #expect(host.mount(list()).error == "trap")
    #expect(host.texts == ["1", "3"])
  }

  @Test func aViewInsideItselfEndsWithAnError() {
    final class Knot { var view: ViewElement = .empty }
    let knot = Knot()
    let view = ViewType(host, "Endless") { _ in knot.view }
    knot.view = view()
    let report = host.mount(knot.view)
    let place = "the last of them in Endless; does a view contain itself?"
    #expect(report.error == "the view tree nests deeper than 500 levels, \(place)")
    #expect(host.act {}.error == nil)
    knot.view = .empty
  }

  /// Twice itself: without an end to the step there would be 2 to the power of 500 bodies.
  @Test func aViewTwiceInsideItselfEndsWithAnError() {
    final class Knot { var view: ViewElement = .empty }
    let knot = Knot()
    let view = ViewType(host, "Twins") { _ in vstack(knot.view, knot.view) }
    knot.view = view()
    #expect(host.mount(knot.view).error?.hasPrefix("the view tree nests deeper") == true)
    #expect(host.act {}.error == nil)
    knot.view = .empty
  }

  @Test func deepModifiersEndWithAnError() {
    var view = text("x")
    for _ in 0..<2000 { view = view.modified("padding", .none) }
    #expect(host.mount(view).error == "the view tree nests deeper than 500 levels")
  }

  /// Every element has an id, even where rows are made on demand.
  @Test func aForEachOfTooManyElementsEndsWithAnError() {
    let endless = CollectionElement(
      count: .max, id: { .integer($0) }, content: { text("\($0)") }, isConstantRange: false,
      typeName: "ForEach<Range<Int>, Int, Text>")
    let report = host.mount(vstack(text("above"), .collection(endless)))
    #expect(report.error?.hasPrefix("a ForEach has 9223372036854775807 elements") == true)
    #expect(host.texts == ["above"])
  }
}
