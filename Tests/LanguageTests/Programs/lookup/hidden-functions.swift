// A function at file level is meant where no member of its name can be called so.
extension String {
  func skip(_ n: Int) -> Int { max(n, 1) }
  func shortest(_ other: String) -> Int { min(count, other.count) }
}
print("abc".skip(0), "abc".shortest("de"), "abc".max()!)
