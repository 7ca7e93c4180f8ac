extension StandardLibrary {
  /// Stopping the program.
  static let failures = LibraryEntry(
    "Failures.swift",
    """
    /// Stops the program with a message.
    func fatalError(_ message: @autoclosure () -> String = "") -> Never
    /// Stops the program unless a condition holds.
    func precondition(
      _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "")
    /// Stops the program at a place that must not be reached.
    func preconditionFailure(_ message: @autoclosure () -> String = "") -> Never
    /// Stops the program unless a condition holds; in a debug build, which Grove is like.
    func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "")
    /// Stops the program at a place that must not be reached; in a debug build.
    func assertionFailure(_ message: @autoclosure () -> String = "")
    func __trap(_ message: String) -> Never

    // With a place that somebody passes on. Overloads, as defaults would make a text at each call.
    @native("fatalError(_:)")
    func fatalError(
      _ message: @autoclosure () -> String = "", file: StaticString, line: UInt = 0) -> Never
    @native("precondition(_:_:)")
    func precondition(
      _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
      file: StaticString, line: UInt = 0)
    @native("preconditionFailure(_:)")
    func preconditionFailure(
      _ message: @autoclosure () -> String = "", file: StaticString, line: UInt = 0) -> Never
    @native("assert(_:_:)")
    func assert(
      _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
      file: StaticString, line: UInt = 0)
    @native("assertionFailure(_:)")
    func assertionFailure(
      _ message: @autoclosure () -> String = "", file: StaticString, line: UInt = 0)
    """,
    natives: [
      "fatalError(_:)": { call throws(Trap) in
        throw try call.failure("Fatal error", message: 0)
      },
      "preconditionFailure(_:)": { call throws(Trap) in
        throw try call.failure("Fatal error", message: 0)
      },
      "assertionFailure(_:)": { call throws(Trap) in
        throw try call.failure("Fatal error", message: 0)
      },
      "precondition(_:_:)": { call throws(Trap) in
        try call.check("Precondition failed")
        return .void
      },
      "assert(_:_:)": { call throws(Trap) in
        try call.check("Assertion failed")
        return .void
      },
      "__trap(_:)": { call throws(Trap) in throw Trap(call.text(0)) },
    ])
}

extension NativeCall {
  /// A trap with the message that an autoclosure argument makes.
  ///
  /// `Fatal error: ` is what every trap is introduced with, so it is said only where there is
  /// nothing else to say.
  fileprivate func failure(_ prefix: String, message: Int) throws(Trap) -> Trap {
    let text = try evaluator.call(closure: self[message], [])
    defer { evaluator.release(text) }
    let message = evaluator.string(of: text)
    let isFatal = prefix == "Fatal error"
    if message.isEmpty { return Trap(prefix) }
    return Trap(isFatal ? message : "\(prefix): \(message)")
  }

  fileprivate func check(_ prefix: String) throws(Trap) {
    let holds = try evaluator.call(closure: self[0], [])
    if !holds.asBool { throw try failure(prefix, message: 1) }
  }
}
