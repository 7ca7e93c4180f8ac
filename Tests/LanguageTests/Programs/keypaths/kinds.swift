// A key path knows what it can do, whatever it is kept as.
struct Point {
  var x = 1
  let y = 2
}
final class Node { var value = 5 }
let any: AnyKeyPath = \Point.x
let read = any as! KeyPath<Point, Int>
print(Point()[keyPath: read])
print(any is WritableKeyPath<Point, Int>, \Point.y is WritableKeyPath<Point, Int>)
print((any as? KeyPath<Point, String>) == nil, any is PartialKeyPath<Node>)
let partial: PartialKeyPath<Point> = \.x
if let write = partial as? WritableKeyPath<Point, Int> {
  var point = Point()
  point[keyPath: write] = 9
  print(point)
}
let plain: KeyPath<Node, Int> = \.value
print(plain is ReferenceWritableKeyPath<Node, Int>)
