import IR

/// The labels of a call beside those it should have, where nothing else keeps it from being made.
struct LabelDifference {
  let written: [String?]
  let expected: [String?]

  /// Pairs arguments with parameters in order; one that is misspelt, or that has no label, stands
  /// for the parameter that `reason` names or the next one.
  init(
    _ arguments: [ParsedArgument], _ parameters: [Parameter], at wrong: Int, meant: String?
  ) {
    var expected: [String?] = []
    var next = 0
    for (index, argument) in arguments.enumerated() {
      let label = index == wrong ? meant : argument.label
      if argument.isTrailingClosure {
        expected.append(argument.label)
        continue
      }
      let rest = parameters.indices.dropFirst(next)
      let own = rest.first { parameters[$0].label == label }
      let reachable = own.flatMap { own in
        parameters[next..<own].allSatisfy(\.hasDefault) ? own : nil
      }
      let place = reachable ?? rest.first { !parameters[$0].hasDefault } ?? rest.first
      expected.append(place.map { parameters[$0].label } ?? argument.label)
      if let place, !parameters[place].isVariadic { next = place + 1 }
    }
    written = arguments.map(\.label)
    self.expected = expected
  }

  var missing: [String] { pairs.compactMap { $0.0 == nil ? $0.1 : nil } }

  var extraneous: [String] { pairs.compactMap { $0.1 == nil ? $0.0 : nil } }

  /// How many labels stand in the place of another one.
  var wrongCount: Int { pairs.count { $0.0 != nil && $0.1 != nil && $0.0 != $0.1 } }

  private var pairs: [(String?, String?)] { Array(zip(written, expected)) }
}
