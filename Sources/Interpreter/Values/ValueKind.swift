extension Value {
  /// What the 64 bits of a value mean; from `string` on, the address of a counted heap block.
  ///
  /// The order matters: the four kinds whose blocks are nothing but slots share all but the last
  /// two bits, which makes the check of a field access one comparison.
  package enum Kind: UInt8, Sendable, BitwiseCopyable {
    /// A slot whose value was moved out or never assigned.
    case uninitialised
    case void
    /// Any fixed-width integer; the type tells which. Sign- or zero-extended.
    case integer
    /// `Double`, `Float`, `CGFloat`, as the bits of a `Double`.
    case double
    case bool
    /// `nil`; the bits count how many `.some` are around it.
    case none
    /// An enum case without payload; the bits are its index.
    case enumCase
    /// A type as a value; the bits are its number.
    case metatype
    /// A struct without stored properties.
    case emptyStructure
    /// `String`, `Substring`, `Character`.
    case string
    case array
    case dictionary
    case structure
    case object
    case enumPayload
    case tuple
    case set
    case closure
    /// A captured variable.
    case box
    /// An Optional inside `Any`, where its static type would otherwise be lost.
    case existentialOptional
    case keyPath
    /// A Swift object of the host.
    case native
    /// The cell that weak and unowned references to one object share.
    case weak
  }
}
