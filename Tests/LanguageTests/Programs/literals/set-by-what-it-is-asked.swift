enum Direction {
  case up, down, left, right
  var isHorizontal: Bool { Set([.right, .left]).contains(self) }
  var isPositive: Bool {
    if Set([.up, .left]).contains(self) { return true }
    return false
  }
  var isListed: Bool { Array([.up, .left]).contains(self) }
}
for direction in [Direction.up, .down, .left, .right] {
  let isVertical = !Set([.right, .left]).contains(direction)
  print(
    direction, direction.isHorizontal, direction.isPositive, direction.isListed, isVertical)
}
