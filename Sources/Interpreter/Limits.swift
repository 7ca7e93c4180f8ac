/// What an interpreted program may use up before it is stopped (DESIGN §8).
package struct Limits: Hashable, Sendable {
  /// Loop turns and calls of one run; deinitialisers and printed text use up some as well.
  package var fuel: Int
  /// Calls that have begun and not returned.
  package var depth: Int
  /// Slots of all living arrays, tables, structs and objects.
  package var elements: Int
  /// Bytes of all living strings.
  package var stringBytes: Int

  package init(
    fuel: Int = Limits.defaultFuel, depth: Int = Limits.defaultDepth,
    elements: Int = Limits.defaultElements, stringBytes: Int = Limits.defaultStringBytes
  ) {
    self.fuel = fuel
    self.depth = depth
    self.elements = elements
    self.stringBytes = stringBytes
  }

  /// About ten seconds of a tight loop.
  package static let defaultFuel = 500_000_000
  /// Deep enough for honest recursion; compiled Swift overflows its stack at a similar depth.
  package static let defaultDepth = 20_000
  package static let defaultElements = 20_000_000
  package static let defaultStringBytes = 256_000_000
  /// Registers of all calls together; a call takes a handful.
  static let registers = 1_000_000
  /// Natives that call closures that call natives: each level is a level of the host's own stack.
  static let nesting = 200
  /// Values one inside another that are compared or hashed part by part.
  static let valueNesting = 2_000
  /// How long one search for a regular expression may take that can take forever.
  static let matchingSeconds = 2
  /// What a deinitialiser uses up beside what it does: as much as its bookkeeping takes.
  static let deinitializerFuel = 20
  /// What a printed byte uses up: output is kept until the step is over.
  static let printedByteFuel = 4
  /// Blocks that release one another recursively before the rest is put off to a list.
  static let releaseNesting = 64
}

/// A limit that a program ran into.
package enum Limit: Hashable, Sendable {
  case fuel, depth, elements, stringBytes, valueNesting, matching
}
