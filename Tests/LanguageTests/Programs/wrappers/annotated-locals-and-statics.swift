// The type that is written decides what a wrapper holds, in a function and as a static too.

@propertyWrapper struct Kept<Value> {
  var value: Value
  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
  var projectedValue: String { "\(Value.self)" }
  init(wrappedValue: Value) { value = wrappedValue }
}

@propertyWrapper struct Clamped<Value: Comparable> {
  var value: Value
  let range: ClosedRange<Value>
  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}

func locals() {
  @Kept var width: Double = 200
  @Kept var name: String?
  @Kept var scores: [Float] = [1, 2]
  @Kept var anything: Any = 3
  @Kept var plain = 7
  @Clamped(0...1) var share: Double = 4
  width /= 3
  name = "n"
  scores.append(0.5)
  share -= 0.25
  print(width, name ?? "none", scores, anything, plain, share)
  print($width, $name, $scores, $anything, $plain)
}
locals()

enum Defaults {
  @Kept static var width: Double = 200
  @Kept static var name: String? = nil
  @Clamped(0...10) static var level: Float = 20
}
Defaults.width /= 16
Defaults.level -= 0.5
print(Defaults.width, Defaults.$width, Defaults.$name, Defaults.level)
