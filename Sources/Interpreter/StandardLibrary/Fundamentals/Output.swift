extension StandardLibrary {
  /// Printing.
  static let output = LibraryEntry(
    "Output.swift",
    """
    /// Writes values to the output, with spaces between them and a line end after them.
    func print(_ items: Any..., separator: String = " ", terminator: String = "\\n")
    /// Appends what would be printed to a text.
    func print<Target: TextOutputStream>(
      _ items: Any..., separator: String = " ", terminator: String = "\\n", to output: inout Target
    ) {
      __write(__printed(items, separator), terminator, to: &output)
    }
    /// A line of input: nobody types any.
    @notSimulated func readLine(strippingNewline: Bool = true) -> String? { nil }
    /// Writes values in their debugging form.
    func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\\n")
    func debugPrint<Target: TextOutputStream>(
      _ items: Any..., separator: String = " ", terminator: String = "\\n", to output: inout Target
    ) {
      __write(__debugPrinted(items, separator), terminator, to: &output)
    }
    /// A stream sees what stands before each item, each item and the terminator by themselves.
    func __write<Target: TextOutputStream>(
      _ pieces: [String], _ terminator: String, to output: inout Target
    ) {
      for piece in pieces { output.write(piece) }
      output.write(terminator)
    }
    func __debugPrinted(_ items: [Any], _ separator: String) -> [String]
    func __printed(_ items: [Any], _ separator: String) -> [String]
    """,
    natives: [
      "print(_:separator:terminator:)": { call throws(Trap) in
        call.evaluator.write(try call.printed(debug: false))
        return .void
      },
      "debugPrint(_:separator:terminator:)": { call throws(Trap) in
        call.evaluator.write(try call.printed(debug: true))
        return .void
      },
      "__debugPrinted(_:_:)": { call throws(Trap) in try call.pieces(debug: true) },
      "__printed(_:_:)": { call throws(Trap) in try call.pieces(debug: false) },
    ])

  /// Showing a value's parts, one a line.
  static let dump = LibraryEntry(
    "Dump.swift",
    """
    /// Writes a value and its parts, one a line.
    @discardableResult
    func dump<T>(_ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max) -> T {
      __dump(value, name, indent, maxDepth)
      return value
    }
    @discardableResult
    func dump<T, Target: TextOutputStream>(
      _ value: T, to target: inout Target, name: String? = nil, indent: Int = 0,
      maxDepth: Int = .max
    ) -> T {
      target.write(__dumped(value, name, indent, maxDepth))
      return value
    }
    func __dump(_ value: Any, _ name: String?, _ indent: Int, _ maxDepth: Int)
    func __dumped(_ value: Any, _ name: String?, _ indent: Int, _ maxDepth: Int) -> String
    """,
    natives: [
      "__dump(_:_:_:_:)": { call throws(Trap) in
        call.evaluator.write(try call.dumped())
        return .void
      },
      "__dumped(_:_:_:_:)": { call throws(Trap) in call.make(try call.dumped()) },
    ])
}

extension NativeCall {
  /// The value in argument 0 with its parts, one a line.
  fileprivate func dumped() throws(Trap) -> String {
    let name = self[1].isNone ? nil : text(1)
    var dump = Dump(evaluator: evaluator, maximumDepth: integer(3))
    try dump.append(self[0], as: nil, label: name, depth: 0, indent: max(0, integer(2)))
    return dump.text
  }

  /// The items in argument 0, as one text with separator and terminator.
  fileprivate func printed(debug: Bool) throws(Trap) -> String {
    var text = ""
    let separator = self.text(1)
    for (index, item) in evaluator.elements(of: self[0]).enumerated() {
      if index > 0 { text += separator }
      text += try evaluator.text(of: item, debug: debug)
      try evaluator.reserve(stringBytes: text.utf8.count)
    }
    return text + self.text(2)
  }

  /// The items in argument 0, each after what separates it from the one before: nothing, at first.
  fileprivate func pieces(debug: Bool) throws(Trap) -> Value {
    let separator = self.text(1)
    let items = Array(evaluator.elements(of: self[0]))
    return try buildArray { call, array throws(Trap) in
      for (index, item) in items.enumerated() {
        call.evaluator.append(call.make(index > 0 ? separator : ""), toArrayIn: array)
        let text = try call.evaluator.text(of: item, debug: debug)
        call.evaluator.append(call.make(text), toArrayIn: array)
      }
    }
  }
}
