import Foundation

var set = IndexSet([3, 1, 2])
set.insert(7)
set.insert(1)
set.remove(2)
print(set.map { $0 }, set.contains(3), set.count, set.first!, set.last!, set.isEmpty)
print(IndexSet(integer: 4).map { $0 }, IndexSet(integersIn: 2..<5).map { $0 }, set == IndexSet([1, 3, 7]))
for index in set.reversed() { print(index) }
