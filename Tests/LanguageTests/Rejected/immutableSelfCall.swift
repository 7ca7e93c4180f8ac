struct Bag {
  var items = [Int]()
  func add() { items.append(1) }
}
