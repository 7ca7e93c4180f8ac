// Functions of C that programs of algorithms use.
import Foundation

srand48(42)
print((0..<4).map { _ in drand48() })
srand48(42)
print((0..<4).map { _ in lrand48() })
srand(7)
let first = rand()
srand(7)
print(first == rand(), first >= 0, random() >= 0)
print(time(nil) > 0, EXIT_SUCCESS, EXIT_FAILURE)

func half(_ number: Int) -> Int {
  switch (number >= 0, number % 2 == 0) {
  case (true, true): return number / 2
  case (true, false): return half(number - 1)
  case (false, _): exit(EXIT_FAILURE)
  }
}
print(half(9))
#if canImport(Darwin) || canImport(Glibc)
  print("one of them")
#endif
