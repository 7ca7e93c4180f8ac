let numbers = [1, 2, 3, 4]
let part = numbers[1...]
print(Mirror(reflecting: part).children.count, Mirror(reflecting: part).displayStyle == .collection)
for child in Mirror(reflecting: part).children { print(child.label as Any, child.value) }
