extension StandardLibrary {
  /// Protocols that say something about a declaration: its cases, its raw value, its errors.
  static let declarationProtocols = LibraryEntry(
    "DeclarationProtocols.swift",
    """
    /// A type whose values can be thrown.
    protocol Error: Sendable {}

    /// A type whose values are safe to share between tasks.
    protocol Sendable {}

    /// A type whose own value can be handed to another isolation.
    protocol SendableMetatype {}

    /// A type whose values can be copied.
    protocol Copyable {}

    /// A type whose values can leave the scope they were made in.
    protocol Escapable {}

    /// A protocol that every type conforms to whose values can be stored bit by bit.
    protocol BitwiseCopyable {}

    /// A type with a list of all its values.
    protocol CaseIterable {
      associatedtype AllCases: Collection = [Self] where AllCases.Element == Self
      static var allCases: AllCases { get }
    }

    /// A type that converts to and from a raw value.
    protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
    }

    /// A type that can turn itself into an external form.
    protocol Encodable {
      func encode(to encoder: any Encoder) throws
    }

    /// A type that can be read from an external form.
    protocol Decodable {
      init(from decoder: any Decoder) throws
    }

    /// A type that can be written to and read from an external form.
    typealias Codable = Encodable & Decodable
    """)

  /// Errors with a text for the reader.
  static let localizedError = LibraryEntry(
    "LocalizedError.swift",
    """
    /// An error with a text for the reader.
    protocol LocalizedError: Error {
      var errorDescription: String? { get }
      var failureReason: String? { get }
      var recoverySuggestion: String? { get }
      var helpAnchor: String? { get }
    }

    extension LocalizedError {
      var errorDescription: String? { nil }
      var failureReason: String? { nil }
      var recoverySuggestion: String? { nil }
      var helpAnchor: String? { nil }
      /// The error's text for the reader.
      var localizedDescription: String {
        errorDescription ?? __defaultErrorText(self)
      }
    }

    extension Error {
      /// The error's text for the reader.
      var localizedDescription: String {
        if let localized = self as? any LocalizedError, let text = localized.errorDescription {
          return text
        }
        if let error = self as? NSError { return error.localizedDescription }
        return __defaultErrorText(self)
      }
    }

    func __errorDomain(_ error: any Error) -> String
    func __errorCode(_ error: any Error) -> Int
    func __defaultErrorText(_ error: any Error) -> String
    """,
    natives: [
      "__errorDomain(_:)": { call throws(Trap) in
        call.make(call.evaluator.types.name(of: call[0].type, qualified: true))
      },
      "__errorCode(_:)": { call throws(Trap) in
        let index = call.evaluator.caseIndex(of: call[0])
        return .integer(index < 0 ? 1 : index)
      },
      "__defaultErrorText(_:)": { call throws(Trap) in
        let name = call.evaluator.types.name(of: call[0].type, qualified: true)
        // Foundation numbers the cases of an enum from 0 and gives everything else 1.
        let index = call.evaluator.caseIndex(of: call[0])
        let code = index < 0 ? 1 : index
        return call.make(
          "The operation could not be completed. (\(name) error \(code).)")
      },
    ])
}
