import Interpreter
import ViewRuntime

extension ViewBridge {
  /// A `CGSize`, owned.
  func makeSize(_ size: Size) -> Value {
    evaluator.makeStructure(
      [.double(size.width, type: .cgFloat), .double(size.height, type: .cgFloat)],
      type: evaluator.types.generic("CGSize"))
  }

  /// A `CGPoint`, owned.
  func makePoint(_ point: Point) -> Value {
    evaluator.makeStructure(
      [.double(point.x, type: .cgFloat), .double(point.y, type: .cgFloat)],
      type: evaluator.types.generic("CGPoint"))
  }

  /// A `CGRect`, owned.
  func makeRectangle(_ rectangle: Rectangle) -> Value {
    evaluator.makeStructure(
      [makePoint(rectangle.origin), makeSize(rectangle.size)],
      type: evaluator.types.generic("CGRect"))
  }

  /// A `CGAffineTransform`, owned; `nil` of the program where nothing changes.
  func makeTransform(_ transform: AffineTransform?) -> Value {
    guard let transform else { return .none }
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.x, transform.y,
    ]
    return evaluator.makeStructure(
      numbers.map { .double($0, type: .cgFloat) },
      type: evaluator.types.generic("CGAffineTransform"))
  }
}
