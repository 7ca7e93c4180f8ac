var numbers: [Int] = []
numbers.reserveCapacity(100)
print(numbers.capacity >= 100, numbers.isEmpty)
for number in 0..<200 { numbers.append(number) }
print(numbers.count, numbers.capacity >= 200, numbers[150])
var copy = numbers
copy.reserveCapacity(10)
copy.append(1)
print(numbers.count, copy.count, [1, 2, 3].capacity >= 3)
