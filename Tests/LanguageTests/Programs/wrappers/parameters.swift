// Property wrappers on the parameters of functions.
@propertyWrapper struct Clamped {
  var wrappedValue: Int {
    didSet { wrappedValue = min(max(wrappedValue, 0), 10) }
  }
  init(wrappedValue: Int) { self.wrappedValue = min(max(wrappedValue, 0), 10) }
  var projectedValue: String { "projected \(wrappedValue)" }
}
@propertyWrapper struct Padded {
  var wrappedValue: String
  init(wrappedValue: String, width: Int) {
    self.wrappedValue = wrappedValue + String(repeating: ".", count: width)
  }
}
func show(@Clamped value: Int) { print(value, _value, $value) }
show(value: 100)
show(value: 3)
func double(@Clamped of value: Int) -> Int { value * 2 }
print(double(of: 30))
struct Printer {
  func line(@Padded(width: 3) _ text: String, count: Int) -> String { text + "\(count)" }
}
print(Printer().line("ab", count: 2))
func outer() {
  func inner(@Clamped _ value: Int) -> Int { value + 1 }
  print(inner(50))
}
outer()
