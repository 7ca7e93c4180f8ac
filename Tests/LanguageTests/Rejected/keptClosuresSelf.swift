import Foundation

// A closure that is kept names `self`; one that is called at once, or starts a task, need not.

struct Handler {
  let action: () -> Void
}

final class Counter {
  var count = 0

  func keep(_ action: @escaping () -> Void) { action() }
  func call(_ action: () -> Void) { action() }
  func finish(then completion: (() -> Void)? = nil) { completion?() }
  func increment() { count += 1 }

  func start() {
    keep { count += 1 }
    keep { increment() }
    keep { self.count += 1 }
    keep { [self] in count += 1 }
    keep { [weak self] in
      guard let self else { return }
      count += 1
    }
    call { count += 1 }
    finish { count += 1 }
    let handler = Handler(action: { increment() })
    handler.action()
    DispatchQueue.main.async { count += 1 }
    Task { count += 1 }
    Task.detached { print(count) }
    call { keep { call { count += 1 } } }
    let numbers = [1, 2].lazy.map { $0 + count }
    print(numbers.count)
  }
}
