extension ContiguousArray { var twice: Int { count * 2 } }
var c: ContiguousArray = [1, 2, 3]
c.append(4)
print(type(of: c), c.twice, c, c[1...2], type(of: c.map { $0 }))
c.withUnsafeBufferPointer { print($0.count) }
print(Array(c), ContiguousArray(repeating: 0, count: 2), ContiguousArray([1]) == ContiguousArray([1]))
struct P: CustomReflectable { var a = 1; var customMirror: Mirror { Mirror(self, children: ["x": a, "y": 2]) } }
dump(P())
dump([P()])
class K: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["k": 9], displayStyle: .class) } }
dump(K())
dump(c)

