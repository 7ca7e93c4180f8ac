/// A string interpolation, ready to be put together.
///
/// In raw memory that belongs to the unit's details, so that going through it counts no references.
struct Interpolation: BitwiseCopyable {
  enum Part: BitwiseCopyable {
    /// A part of `literals`.
    case literal(start: Int, count: Int)
    /// The next register, described as a value of the type with this number in `types`; a value
    /// that cannot be optional shows by itself what it is.
    case value(type: Int, mayBeOptional: Bool)
    /// The next register, a number as its locale writes it, or else described as a value of the
    /// type with this number in `types`.
    case localized(type: Int)
  }

  let parts: UnsafeMutableBufferPointer<Part>
  /// The text of all literal parts, in UTF-8.
  let literals: UnsafeMutableBufferPointer<UInt8>

  init(_ parts: [Part], literals: [UInt8]) {
    self.parts = .allocate(capacity: parts.count)
    _ = self.parts.initialize(from: parts)
    self.literals = .allocate(capacity: literals.count)
    _ = self.literals.initialize(from: literals)
  }

  func deallocate() {
    parts.deallocate()
    literals.deallocate()
  }

  /// The bytes of a literal part.
  func bytes(_ start: Int, _ count: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: literals[start..<start + count])
  }
}
