import Testing
import ViewRuntime

@Suite struct LazyTests {
  private func mount(_ host: Host, count: Int) -> StepReport {
    let row = ViewType(host, "Row", [.state("n")]) { [host] scope in
      let id = scope.field("id")
      host.note("body \(id)")
      return box(20)
        .onAppear { host.note("appear \(id)") }
        .onDisappear { host.note("disappear \(id)") }
    }
    return host.mount(scroll(lazyStack(rows(Array(0..<count)) { row(["id": $0]) })))
  }

  private func move(_ host: Host, by distance: Double) -> StepReport {
    host.runtime.scroll(node: nil, by: distance, to: nil, action: ":scroll by \(distance)")
  }

  @Test func Z01_rowsAreMadeWhenTheyComeIntoView() {
    let host = Host()
    let report = mount(host, count: 100)
    #expect(report.created.types.filter { $0 == "Row" }.count == 5)
    #expect(Set(host.takeLines().filter { $0.hasPrefix("appear") }).count == 5)
    let down = move(host, by: 40)
    #expect(down.created.types.filter { $0 == "Row" }.count == 2)
    #expect(down.created.first?.because == "a lazy container needed the row (Z01)")
    #expect(down.removed.isEmpty)
    #expect(
      Set(host.takeLines()) == [
        "body 5", "body 6", "appear 5", "appear 6", "disappear 0", "disappear 1",
      ])
    let up = move(host, by: -40)
    #expect(up.created.isEmpty && up.removed.isEmpty && up.bodies.isEmpty)
    #expect(
      Set(host.takeLines()) == ["appear 0", "appear 1", "disappear 5", "disappear 6"])
  }

  @Test func C03_farRowsAreReleasedInTheLatestProfile() throws {
    let kept = Host()
    _ = mount(kept, count: 100)
    #expect(move(kept, by: 1000).removed.isEmpty)
    let profile = try #require(Profile.named("ios27"))
    let released = Host(profile)
    _ = mount(released, count: 100)
    let report = move(released, by: 1000)
    #expect(report.removed.types.filter { $0 == "Row" }.count == 5)
    #expect(report.lost.count == 5)
    #expect(report.removed.first?.because == "the row was far off screen (Z07)")
  }

  @Test func scrollingStopsAtTheEnd() {
    let host = Host()
    _ = mount(host, count: 10)
    _ = move(host, by: 5000)
    _ = host.takeLines()
    #expect(move(host, by: 10).created.isEmpty)
    #expect(host.takeLines().isEmpty)
  }

  @Test func withNothingToScrollThereIsAnError() {
    let host = Host()
    host.mount(text("a"))
    #expect(move(host, by: 10).error == "nothing here scrolls")
  }

  @Test func U22_deferredContentRunsAfterTheBodyWithItsSize() {
    let host = Host(size: Size(width: 120, height: 60))
    let observed = Observed(host)
    let view = ViewType(host, "V", [.state("n")]) { scope in
      host.note("body \(scope.get("n"))")
      return .container(
        ContainerElement(
          type: "GeometryReader", layout: .geometry,
          content: .deferred(
            DeferredElement { size in
              host.note("geo \(Int(size.width))x\(Int(size.height)) \(observed.value)")
              return button("inside") { scope.set("n", 1) }
            })))
    }
    host.mount(view())
    #expect(host.takeLines() == ["body 0", "geo 120x60 0"])
    host.act { observed.value = 2 }
    #expect(host.takeLines() == ["geo 120x60 2"])
    host.tap("inside")
    #expect(host.takeLines() == ["body 1", "geo 120x60 2"])
    _ = host.runtime.resize(to: Size(width: 50, height: 60), action: ":resize 50 60")
    #expect(host.takeLines() == ["geo 50x60 2"])
  }

  @Test func framesAreMadeWhenAskedFor() {
    let host = Host(size: Size(width: 100, height: 100))
    host.runtime.reportParts = .all
    let report = host.mount(vstack(box(20), box(30)))
    #expect(report.frames.map(\.type) == ["VStack", "Box", "Box"])
    #expect(report.frames.map(\.y) == [25, 25, 45])
    #expect(report.frames.map(\.x) == [45, 45, 45])
  }
}
