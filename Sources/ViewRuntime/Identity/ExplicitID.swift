/// An identity chosen by the program: `.id(x)` or a `ForEach` element's id.
package enum ExplicitID: Hashable {
  case integer(Int)
  case string(String)
  /// Any other Hashable value, compared by the host.
  case value(any HostIdentity)

  /// As shown in identity paths: `42`, `Text(a)`.
  package var display: String {
    switch self {
    case .integer(let value): String(value)
    case .string(let value): value
    case .value(let value): value.display
    }
  }

  package static func == (left: ExplicitID, right: ExplicitID) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.value(let left), .value(let right)): left === right || left.isEqual(to: right)
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .integer(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .value(let value): hasher.combine(value.hash)
    }
  }
}

/// A hashable value of the host: an interpreted UUID, enum, struct.
package protocol HostIdentity: AnyObject {
  /// As shown in identity paths.
  var display: String { get }
  /// Equal for equal identities.
  var hash: UInt64 { get }
  /// Compares with an identity of the same host.
  func isEqual(to other: any HostIdentity) -> Bool
}

/// An identity that equals only itself.
package final class UniqueIdentity: HostIdentity {
  package let display: String

  /// Makes an identity that is shown as `display`.
  package init(display: String) { self.display = display }

  package var hash: UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(self).hashValue)) }

  package func isEqual(to other: any HostIdentity) -> Bool { self === other }
}
