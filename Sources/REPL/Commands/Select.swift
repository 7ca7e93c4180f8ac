import ViewRuntime

extension Command {
  /// `:select`.
  static let select = Command(
    name: "select", group: .acting, kind: .action,
    usage: [":select [TARGET] VALUE"],
    summary: "choose a value of a picker, a tab of a tab view, a row of a list with a selection",
    examples: [
      ":select \"Color\" \"Red\"", ":select TabView \"Settings\"", ":select \"Red\"",
      ":select DatePicker 2024-06-12",
    ],
    details: """
      VALUE is what stands on the choice, or its tag as the program writes it (.red, 2). For a date
      picker it is a date, a time or both (2024-06-12 10:30), and a day of a picker of several days
      is chosen or given up; for a color picker it is a name or six digits (.red, #FF8800).

      """ + TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      try session.requireMounted()
      guard let first = try arguments.target() else {
        throw arguments.misuse("the value to select is missing")
      }
      guard !arguments.isAtEnd else {
        if let node = try? session.row(first).node,
          let select = session.simulation.runtime.rowSelection(around: node)
        {
          return session.act { () throws in try select() }
        }
        return try session.choose(first.text, around: nil)
      }
      let value = try arguments.quoted() ?? arguments.rest()
      try arguments.end()
      let row = try session.row(first) { session.holder(of: value, around: $0.node) }
      return try session.choose(value, around: row.node)
    })
}

extension Session {
  /// The node around another that offers a value.
  fileprivate func holder(of value: String, around node: Int) -> Int? {
    guard let offer = simulation.runtime.choices(around: node) else { return nil }
    return offer.choices.contains { $0.label == value || $0.answers(to: value) } ? offer.node : nil
  }

  /// Chooses a value of what a node offers, or of the only thing on the screen that offers it.
  fileprivate func choose(_ value: String, around node: Int?) throws(Misuse) -> Reply {
    let runtime = simulation.runtime
    if let entered = try enter(value, around: node) { return entered }
    var offers: [(node: Int, choices: [Choice])] = []
    if let node {
      if let offer = runtime.choices(around: node) { offers = [offer] }
    } else {
      offers = runtime.choosers().compactMap { runtime.choices(around: $0.node) }
    }
    guard !offers.isEmpty else {
      throw Misuse(
        "no-target", "nothing \(node == nil ? "on the screen" : "there") can be selected")
    }
    let fitting = offers.flatMap(\.choices).filter { $0.label == value || $0.answers(to: value) }
    guard let choice = fitting.first else {
      throw Misuse(
        "no-target", "nothing to select is called \"\(value.visible())\"",
        notes: offers.flatMap(\.choices).prefix(Session.longestCandidateList).map(\.shown))
    }
    let holders = offers.filter {
      $0.choices.contains { $0.label == value || $0.answers(to: value) }
    }
    guard holders.count == 1 else {
      throw Misuse(
        "ambiguous", "\(holders.count) views offer \"\(value.visible())\"; say which",
        notes: holders.map { "#\($0.node)" })
    }
    return act { () throws in try choice.select() }
  }
}

extension Session {
  /// Chooses a value that is written out, where choices cannot be listed; `nil` if nothing there
  /// takes one.
  private func enter(_ value: String, around node: Int?) throws(Misuse) -> Reply? {
    let runtime = simulation.runtime
    let places = node.map { [$0] } ?? runtime.entries().map(\.node)
    let entries = places.compactMap { runtime.entry(around: $0) }
    guard let entry = entries.first else { return nil }
    let accepting = entries.filter { (try? $0.accepts(value)) ?? false }
    guard accepting.count < 2 else {
      throw Misuse(
        "ambiguous", "\(accepting.count) views take \"\(value.visible())\"; say which",
        notes: places.map { "#\($0)" })
    }
    guard let accepted = accepting.first else {
      guard node != nil else { return nil }
      throw Misuse(
        "no-target", "\"\(value.visible())\" is not \(entry.form)")
    }
    return act { () throws in try accepted.choose(value) }
  }
}

extension Choice {
  /// True if the value is written like `text`: a case may have its dot, a text stands in quotes.
  fileprivate func answers(to text: String) -> Bool {
    value == text || ".\(value)" == text || value == "\"\(text)\""
  }

  /// As a list of candidates shows it.
  fileprivate var shown: String {
    let mark = isSelected ? " (selected)" : ""
    return label == value || label.isEmpty ? "\(value)\(mark)" : "\"\(label)\" = \(value)\(mark)"
  }
}
