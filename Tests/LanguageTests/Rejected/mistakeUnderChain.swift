let numbers = [1, 2, 3].map { x in
  let y = x
  return y.foo
}
.filter { $0 > 0 }
.map { $0 + 1 }
.filter { $0 > 1 }
.map { $0 + 1 }
.filter { $0 > 2 }
.map { $0 + 1 }
.filter { $0 > 3 }
.map { $0 + 1 }
.filter { $0 > 4 }
.map { $0 + 1 }
.filter { $0 > 5 }
.map { $0 + 1 }
.filter { $0 > 6 }
.map { $0 + 1 }
.filter { $0 > 7 }
.map { $0 + 1 }
.filter { $0 > 8 }
.map { $0 + 1 }
.filter { $0 > 9 }
.map { $0 + 1 }
.filter { $0 > 10 }
.map { $0 + 1 }
.filter { $0 > 11 }
.map { $0 + 1 }
print(numbers)
