// A closure that holds `self` weakly and has unwrapped it may leave `self` out (SE-0365).
let count = "global"
final class Timer {
  var fired: (() -> Void)?
  var count = 0
  func report() { print("count", count) }
  func guarded() {
    fired = { [weak self] in
      guard let self else { return }
      count += 1
      report()
      print(count)
    }
  }
  func conditional() {
    fired = { [weak self] in
      if let self {
        count *= 2
        report()
      }
      print(self == nil)
    }
  }
  func listed() { fired = { [self] in count -= 1; report() } }
  func unowned() { fired = { [unowned self] in count += 5; report() } }
  func direct(_ body: () -> Void) { body(); [3].forEach { count += $0 } }
  func optional(_ body: (() -> Void)?) { fired = body }
  func kept(_ body: @escaping () -> Void) { fired = { body() } }
  var stored: () -> Int = { 1 } { didSet { count = stored() } }
}
let timer = Timer()
timer.guarded(); timer.fired?()
timer.conditional(); timer.fired?()
timer.listed(); timer.fired?()
timer.unowned(); timer.fired?()
timer.direct { print("direct") }
timer.optional { print("optional") }; timer.fired?()
timer.kept { print("kept") }; timer.fired?()
timer.stored = { 40 }
print(timer.count, count)
struct Holder {
  let make: () -> Int
  var change: (Int) -> Int = { $0 }
  var computed: () -> Int { get { make } set { change = { _ in newValue() } } }
}
var holder = Holder { 3 }
holder.computed = { 9 }
print(holder.make(), holder.change(1))
func shown<T>(_ value: T) { print(value, type(of: value)) }
shown(Optional(3)); shown("text"); shown([1] as [Any]); shown(nil as String?)
