// A type that collects the parts of its literals itself.
struct Template: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    var parts: [String] = []
    init(literalCapacity: Int, interpolationCount: Int) {
      parts.append("<\(literalCapacity) \(interpolationCount)>")
    }
    mutating func appendLiteral(_ literal: String) { parts.append("literal '\(literal)'") }
    mutating func appendInterpolation<T>(_ value: T) { parts.append("value \(value)") }
    mutating func appendInterpolation(raw text: String) { parts.append("raw \(text)") }
    mutating func appendInterpolation(_ number: Int, width: Int) {
      parts.append("padded \(String(repeating: "0", count: width))\(number)")
    }
    mutating func appendInterpolation(when flag: Bool, _ text: @autoclosure () -> String) {
      if flag { parts.append("shown \(text())") }
    }
  }
  let parts: [String]
  init(stringLiteral value: String) { parts = ["plain \(value)"] }
  init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
}
func show(_ template: Template) { print(template.parts) }
show("no parts")
show("a\(1)b\(raw: "z")")
show("\(1)\(2)")
show("\([1, 2]) and \(7, width: 2)")
let names = ["x", "y"]
names.forEach { show("name \($0)") }
show("\(when: true, "yes")\(when: false, "no")")
let optional: Template? = "in \("an") optional"
print(optional?.parts.count ?? 0, ("k\(0)" as Template).parts)
