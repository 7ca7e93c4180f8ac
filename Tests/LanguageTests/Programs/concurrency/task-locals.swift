// Task locals are seen by the tasks started inside, and by nobody else.
enum Trace {
  @TaskLocal static var id = "none"
  @TaskLocal static var depth: Int?
}
func show(_ place: String) { print(place, Trace.id, Trace.depth ?? 0) }
show("outside")
await Trace.$id.withValue("outer") {
  show("inside")
  await Trace.$depth.withValue(2) {
    async let child: Void = show("child")
    await child
    await Task { show("task") }.value
    await Task.detached { show("detached") }.value
  }
  show("after")
}
Trace.$id.withValue("sync") { show("sync") }
show("end")
