/// An identity chosen by the program: `.id(x)` or a `ForEach` element's id.
package enum ExplicitID: Hashable {
  case integer(Int)
  case string(String)
  /// Any other Hashable value, compared by the host.
  case value(HostIdentity)

  /// As shown in identity paths: `42`, `Text(a)`.
  package var display: String {
    switch self {
    case .integer(let value): String(value)
    case .string(let value): value
    case .value(let value): value.display
    }
  }
}

/// A hashable value of the host (an interpreted UUID, enum, struct …).
open class HostIdentity: Hashable {
  package let display: String

  package init(display: String) { self.display = display }

  /// Compares two identities of the same host; overridden there.
  open func isEqual(to other: HostIdentity) -> Bool { self === other }

  /// Hashes what `isEqual` compares.
  open func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  public static func == (left: HostIdentity, right: HostIdentity) -> Bool {
    left === right || left.isEqual(to: right)
  }
}
