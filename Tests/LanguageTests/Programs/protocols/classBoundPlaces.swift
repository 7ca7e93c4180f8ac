// Of a protocol for classes, a constant's property changes in place.
protocol Service: AnyObject {
  var calls: Int { get set }
  var names: [String] { get set }
  subscript(index: Int) -> String { get set }
}
final class Live: Service {
  var calls = 0
  var names = ["a"]
  subscript(index: Int) -> String {
    get { names[index] }
    set { names[index] = newValue }
  }
}
struct Feature {
  let service: (any Service)?
  let other: any Service
  var same: any Service { other }
}
let feature = Feature(service: Live(), other: Live())
feature.service?.calls += 2
feature.other.calls += 3
feature.same.names.append("b")
feature.service?.names[0] += "!"
feature.same[1] = "c"
func work(_ services: [any Service]) { for service in services { service.calls *= 10 } }
work([feature.other])
func generic<S: Service>(_ service: S) { service.calls -= 1 }
generic(feature.other)
print(feature.service!.calls, feature.service!.names, feature.other.calls, feature.other.names)
