import ArgumentParser
import ViewRuntime

/// `WxH`, in points.
struct ScreenSize: ExpressibleByArgument {
  let size: Size

  init(size: Size) {
    self.size = size
  }

  init?(argument: String) {
    let sides = argument.lowercased().split(separator: "x").map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      Self.range.contains(width), Self.range.contains(height)
    else { return nil }
    size = Size(width: width, height: height)
  }

  /// Larger screens would only make layout slow.
  private static let range = 1.0...100_000

  var defaultValueDescription: String { "\(Int(size.width))x\(Int(size.height))" }
}
