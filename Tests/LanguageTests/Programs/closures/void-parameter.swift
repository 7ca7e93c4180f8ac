// A function that takes one `Void` takes closures with an empty list of parameters.
struct Taps<Value> {
  let value: Value
  func onEnded(_ action: (Value) -> Void) { action(value) }
  func map<Result>(_ transform: (Value) -> Result) -> Result { transform(value) }
}

Taps<Void>(value: ()).onEnded({ () in print("parentheses") })
Taps<Void>(value: ()).onEnded { print("nothing") }
Taps<Void>(value: ()).onEnded { _ in print("underscore") }
Taps<Void>(value: ()).onEnded { value in print(value) }
Taps<Void>(value: ()).onEnded { () -> Void in print("result") }
print(Taps<Void>(value: ()).map { () in 3 })
