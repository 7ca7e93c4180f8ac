// Lazy chains and strides under their own names.
print(type(of: [1, 2, 3].lazy.map { $0 * 2 }), type(of: [1, 2, 3].lazy.filter { $0 > 1 }))
print(stride(from: 0, to: 10, by: 3), stride(from: 0.5, through: 1, by: 0.5))
print(type(of: stride(from: 0, to: 10, by: 3)), [stride(from: 0, to: 1, by: 1)])
print(Array([1, 2, 3].lazy.map { $0 * 2 }.filter { $0 > 2 }))
