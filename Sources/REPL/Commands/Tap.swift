import ViewRuntime
import VirtualTime

extension Command {
  /// `:tap`.
  static let tap = Command(
    name: "tap", group: .acting, kind: .action,
    usage: [":tap [TARGET]", ":tap TARGET [twice | COUNT times] [at X Y]"],
    summary: "tap a button, a toggle or a view with a tap gesture",
    examples: [":tap \"Add\"", ":tap \"Add\"[1]", ":tap #7", ":tap \"Photo\" twice", ":tap"],
    details: """
      Unless you say how often, a view is tapped as often as its gesture asks for. X and Y are
      points from the top left corner of the target, which else is tapped in the middle.

      """ + TargetHelp.text,
    run: { (session, arguments) throws(Misuse) in
      let touch = try arguments.tap()
      let target = try session.resolve(touch.reference, for: .tap)
      let runtime = session.simulation.runtime
      return session.act { () throws in
        try runtime.tap(on: target.node, times: touch.times, at: touch.place)
      }
    })
}

extension ArgumentReader {
  /// Takes what is to be tapped, how often and where; a label may have several words.
  fileprivate mutating func tap() throws(Misuse) -> (
    reference: TargetReference?, times: Int?, place: Point?
  ) {
    guard next == "\"" || next == "#" else { return (try lastTarget(), nil, nil) }
    let reference = try target()
    var times: Int?
    if take("twice") {
      times = 2
    } else if let digit = next, digit.isNumber {
      let count = try count("COUNT")
      guard take("times"), (1...ArgumentReader.mostTaps).contains(count) else {
        throw misuse("'COUNT times' is at least 1 and at most \(ArgumentReader.mostTaps)")
      }
      times = count
    }
    let place = try point(after: "at")
    try end()
    return (reference, times, place)
  }

  /// Takes a word and the two numbers behind it, if the word comes next.
  mutating func point(after word: String) throws(Misuse) -> Point? {
    guard take(word) else { return nil }
    return Point(x: try number("X"), y: try number("Y"))
  }

  /// Takes `in DURATION`, if it comes next.
  mutating func duration() throws(Misuse) -> Interval? {
    guard take("in") || take("for") else { return nil }
    guard let word = word(), let interval = DurationText.parse(word) else {
      throw misuse("how long is missing, such as 0.2s")
    }
    return interval
  }

  private static let mostTaps = 10
}
