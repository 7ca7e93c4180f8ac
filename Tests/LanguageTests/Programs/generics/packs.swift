func apply<each T>(_ values: repeat each T) -> Int { var n = 0; for _ in repeat each values { n += 1 }; return n }
print(apply(1, "a", 2.0))
func tuple<each T>(_ v: repeat each T) -> (repeat each T) { (repeat each v) }
print(tuple(1, "b"))
