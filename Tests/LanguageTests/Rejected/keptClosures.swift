final class Loader {
  var done: (() -> Void)?
  var count = 0
  func note() {}
  func start() { done = { count += 1 } }
  func again() { done = { note() } }
  func keep(_ body: () -> Void) { done = body }
  func make() -> () -> Int { return { count } }
  init(done: () -> Void) { self.done = done }
}
func later(_ body: @escaping () -> Void) {}
func now(_ body: () -> Void) { later(body) }
