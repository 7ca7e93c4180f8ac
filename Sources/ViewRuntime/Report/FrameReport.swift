/// Where one node is.
package struct FrameReport: Sendable {
  package var path: String
  package var type: String
  /// Points; origin at the top left of the root.
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(path: String, type: String, x: Double, y: Double, width: Double, height: Double) {
    self.path = path
    self.type = type
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
