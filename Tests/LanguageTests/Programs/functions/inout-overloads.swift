// The type of an `inout` argument chooses among overloads as that of any other does.
func fill(_ target: inout Set<Int>) { target.insert(1); print("set") }
func fill<C: RangeReplaceableCollection>(_ target: inout C) where C.Element == Int {
  target.append(2)
  print("collection")
}
func fill(_ target: inout [String: Int]) { target["a"] = 3; print("dictionary") }
var numbers = [1]
var unique: Set<Int> = []
var named: [String: Int] = [:]
fill(&numbers)
fill(&unique)
fill(&named)
print(numbers, unique, named)
