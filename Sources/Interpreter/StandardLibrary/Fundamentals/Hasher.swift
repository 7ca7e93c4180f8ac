extension StandardLibrary {
  /// Hashing by the program.
  static let hasher = LibraryEntry(
    "Hasher.swift",
    """
    /// Turns the parts of a value into a hash, the same in every run.
    struct Hasher {
      init()
      /// Feeds a value to the hash.
      mutating func combine<H: Hashable>(_ value: H)
      @native("Hasher.combine(_:)")
      mutating func __combine<H>(_ value: H)
      /// The hash of everything fed so far.
      func finalize() -> Int
    }

    extension Hashable {
      /// The value's hash.
      var hashValue: Int { get }
      func hash(into hasher: inout Hasher)
    }
    """,
    natives: [
      "Hasher.init()": { call throws(Trap) in
        call.evaluator.makeNative(
          HasherState(StableHasher()), type: call.evaluator.types.generic("Hasher"))
      },
      "Hasher.combine(_:)": { call throws(Trap) in
        try call.combine(call[1], into: call[0])
        return .void
      },
      "Hasher.finalize()": { call throws(Trap) in
        let state = call.evaluator.nativeObject(call[0]) as? HasherState
        return .integer(Int(truncatingIfNeeded: state?.hasher.finalize() ?? 0))
      },
      "Hashable.hashValue": { call throws(Trap) in
        var hasher = StableHasher()
        try call.evaluator.hash(call[0], into: &hasher)
        return .integer(Int(truncatingIfNeeded: hasher.finalize()))
      },
      "Hashable.hash(into:)": { call throws(Trap) in
        try call.combine(call[0], into: call[1])
        return .void
      },
    ])
}

extension NativeCall {
  /// Feeds a value to a hasher of the program, which is shared rather than copied.
  fileprivate func combine(_ value: Value, into hasher: Value) throws(Trap) {
    guard let state = evaluator.nativeObject(hasher) as? HasherState else { return }
    try evaluator.hash(value, into: &state.hasher)
  }
}
