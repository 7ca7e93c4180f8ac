// Options need not be bits: whoever has three ways of joining has all the rest.
struct Permission: OptionSet {
  var rawValue: Set<String>
  init() { rawValue = [] }
  init(rawValue: Set<String>) { self.rawValue = rawValue }
  mutating func formUnion(_ other: Permission) { rawValue.formUnion(other.rawValue) }
  mutating func formIntersection(_ other: Permission) { rawValue.formIntersection(other.rawValue) }
  mutating func formSymmetricDifference(_ other: Permission) {
    rawValue.formSymmetricDifference(other.rawValue)
  }
  static let read = Permission(rawValue: ["read"])
  static let write = Permission(rawValue: ["write"])
  static let all: Permission = [.read, .write]
}

extension Permission: CustomStringConvertible {
  var description: String { rawValue.sorted().joined(separator: "+") }
}

var mine: Permission = [.read]
print(mine, mine.isEmpty, Permission().isEmpty, Permission.all)
print(mine.contains(.read), mine.contains(.write), mine.isSubset(of: .all))
print(mine.union(.write), Permission.all.intersection(mine), mine.symmetricDifference(.all))
print(mine.insert(.write), mine.insert(.write), mine == .all)
print(mine.remove(.read) ?? "-", mine, mine.remove(.read) ?? "-")
print(mine.update(with: .write) ?? "-", mine.update(with: .read) ?? "-", mine)
mine.subtract(.write)
print(mine, Permission.all.subtracting(mine), mine.isDisjoint(with: .write))
print(Permission([.read, .write]), mine.isStrictSubset(of: .all), Permission.all.isSuperset(of: mine))

// Bits behave as before, also through the protocols.
struct Sides: OptionSet {
  let rawValue: UInt8
  static let left = Sides(rawValue: 1)
  static let right = Sides(rawValue: 2)
}

func joined<S: SetAlgebra>(_ a: S, _ b: S) -> S {
  var result = a
  result.formUnion(b)
  return result.union(a).intersection(result)
}
print(joined(Sides.left, .right).rawValue, joined(Permission.read, .write), joined(Set([1]), [2]).sorted())
print(joined(Sides.left, []).contains(.right), Sides().isEmpty, Sides([.left, .right]).rawValue)
