// What moves cells looks at no value: one that was never written stays so.
let cells = UnsafeMutablePointer<String>.allocate(capacity: 5)
for (i, text) in ["a", "b", "c"].enumerated() { (cells + i).initialize(to: text) }
(cells + 2).moveInitialize(from: cells + 1, count: 3)
(cells + 1).initialize(to: "new")
print((0..<4).map { cells[$0] })
cells.moveInitialize(from: cells + 1, count: 3)
print((0..<3).map { cells[$0] })
cells.deinitialize(count: 3)
cells.deallocate()
