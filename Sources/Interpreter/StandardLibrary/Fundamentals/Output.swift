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
      output.write(__printed(items, separator, terminator))
    }
    /// A line of input: nobody types any.
    @notSimulated func readLine(strippingNewline: Bool = true) -> String? { nil }
    /// Writes values in their debugging form.
    func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\\n")
    func debugPrint<Target: TextOutputStream>(
      _ items: Any..., separator: String = " ", terminator: String = "\\n", to output: inout Target
    ) {
      output.write(__debugPrinted(items, separator, terminator))
    }
    func __debugPrinted(_ items: [Any], _ separator: String, _ terminator: String) -> String
    func __printed(_ items: [Any], _ separator: String, _ terminator: String) -> String
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
      "__debugPrinted(_:_:_:)": { call throws(Trap) in
        call.make(try call.printed(debug: true))
      },
      "__printed(_:_:_:)": { call throws(Trap) in call.make(try call.printed(debug: false)) },
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
}
