extension StandardLibrary {
  /// Optionals; the checker knows their syntax, the evaluator their shape.
  static let optional = LibraryEntry(
    "Optional.swift",
    """
    /// What `nil` is where only it can be given.
    struct _OptionalNilComparisonType: ExpressibleByNilLiteral, Sendable {
      init(nilLiteral: ()) {}
    }

    /// A value or nothing.
    enum Optional<Wrapped>: ExpressibleByNilLiteral, CustomDebugStringConvertible {
      case none
      case some(Wrapped)

      init(_ some: Wrapped) { self = .some(some) }
      init(nilLiteral: ()) { self = .none }
      var debugDescription: String { get }
    }

    extension Optional: Equatable where Wrapped: Equatable {}
    extension Optional: Hashable where Wrapped: Hashable {}
    extension Optional: Sendable where Wrapped: Sendable {}
    extension Optional: Encodable where Wrapped: Encodable {}
    extension Optional: Decodable where Wrapped: Decodable {}
    """,
    natives: [
      "Optional.debugDescription": { call throws(Trap) in
        let type = call.typeArguments.first.map { call.evaluator.types.optional($0) }
        return call.make(try call.evaluator.text(of: call[0], as: type, debug: true))
      }
    ])

  /// Transforming what an optional holds.
  static let optionalTransforming = LibraryEntry(
    "Optional+Transforming.swift",
    """
    extension Optional {
      /// The transformed value; `nil` if there is none.
      func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U? {
        switch self {
        case .some(let value): return .some(try transform(value))
        case .none: return nil
        }
      }
      /// What a closure that may find nothing makes of the value.
      func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U? {
        switch self {
        case .some(let value): return try transform(value)
        case .none: return nil
        }
      }
      /// The value, which has to be there.
      var unsafelyUnwrapped: Wrapped { self! }
      /// Takes the value out, leaving `nil`.
      mutating func take() -> Wrapped? {
        let value = self
        self = nil
        return value
      }
    }
    """)

  /// A success or a failure.
  static let result = LibraryEntry(
    "Result.swift",
    """
    /// A success with its value, or a failure with its error.
    enum Result<Success, Failure: Error> {
      case success(Success)
      case failure(Failure)

      /// The success of a closure, or the failure that it throws.
      init(catching body: () throws -> Success) where Failure == any Error {
        do {
          self = .success(try body())
        } catch {
          self = .failure(__retyped(error))
        }
      }
      /// The value; throws the error of a failure.
      func get() throws(Failure) -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
      }
      /// The same with another value.
      func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let value): return .success(transform(value))
        case .failure(let error): return .failure(error)
        }
      }
      /// The same with another error.
      func mapError<NewFailure: Error>(
        _ transform: (Failure) -> NewFailure
      ) -> Result<Success, NewFailure> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return .failure(transform(error))
        }
      }
      /// The result of going on with the value.
      func flatMap<NewSuccess>(
        _ transform: (Success) -> Result<NewSuccess, Failure>
      ) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let value): return transform(value)
        case .failure(let error): return .failure(error)
        }
      }
    }

    extension Result {
      /// The result of going on with the error.
      func flatMapError<NewFailure: Error>(
        _ transform: (Failure) -> Result<Success, NewFailure>
      ) -> Result<Success, NewFailure> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return transform(error)
        }
      }
    }

    extension Result: Equatable where Success: Equatable, Failure: Equatable {}
    extension Result: Hashable where Success: Hashable, Failure: Hashable {}
    """)

  /// Truth values and the type without values.
  static let bool = LibraryEntry(
    "Bool.swift",
    """
    /// True or false.
    struct Bool: Hashable, CustomStringConvertible, LosslessStringConvertible,
      ExpressibleByBooleanLiteral, CVarArg, Encodable, Decodable, Sendable
    {
      typealias BooleanLiteralType = Bool
      @native("Bool.init()")
      init()
      @native("Bool.init(bool)")
      init(booleanLiteral value: Bool)
      @native("Bool.init(bool)")
      init(_ value: Bool)
      @native("Bool.init(text)")
      init?(_ description: String)
      var description: String { get }
      /// Turns true into false and false into true.
      mutating func toggle()
      /// True or false, by chance.
      static func random() -> Bool
      static func random<T: RandomNumberGenerator>(using generator: inout T) -> Bool {
        generator.next() >> 17 & 1 == 0
      }
    }

    /// The type of what never returns.
    enum Never: Error, Hashable {}

    /// The type of what returns nothing.
    typealias Void = ()
    """,
    natives: [
      "Bool.init()": { _ throws(Trap) in .bool(false) },
      "Bool.init(bool)": { call throws(Trap) in call[0] },
      "Bool.init(text)": { call throws(Trap) in
        switch call.text(0) {
        case "true": .bool(true)
        case "false": .bool(false)
        default: .none
        }
      },
      "Bool.description": { call throws(Trap) in call.make(call.flag(0) ? "true" : "false") },
      "Bool.toggle()": { call throws(Trap) in
        call[0] = .bool(!call.flag(0))
        return .void
      },
      "Bool.random()": { call throws(Trap) in
        .bool(Bool.random(using: &call.evaluator.random))
      },
    ])
}
