struct Box {
  var items: [Int]
  var first: Int { items[0] }
}
print(Box(items: [1]).first, Box(items: []).first)
