func third(_ a: [Int]) -> Int {
  return a[2]
}
print("start")
let list = [1, 2]
print(third(list))
