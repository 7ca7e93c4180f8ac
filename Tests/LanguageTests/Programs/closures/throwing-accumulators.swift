// A throwing function among the arguments of `reduce` is a value: only the closure may throw.
typealias Handler = (Int) throws -> Int

func half(_ number: Int) throws -> Int { number / 2 }

let chain = [10, 20].reduce({ try half($0) } as Handler) { next, more in
  { try next($0) + more }
}
print(try chain(8))
let reversed = [1, 2].reversed().reduce(half as Handler) { next, step in
  { try next($0) * 10 + step }
}
print(try reversed(4))
let handlers = [1, 2].map { number in { try half(number) } }
print(try handlers[1]())
