import ViewRuntime

extension Session {
  /// The lines of `:compare-profiles`.
  func profileComparison(_ line: String?) throws(Misuse) -> [String] {
    guard line != nil || reports.last != nil else { throw .noStep }
    var groups: [(names: [String], lines: [String])] = []
    for profile in Profile.all {
      let copy = fork { $0.profile = profile }
      let reply = line.map { copy.submit($0) } ?? copy.lastAgain()
      let lines = ReplyPrinter(options: printing).lines(for: reply).map(\.text)
      if let same = groups.firstIndex(where: { $0.lines == lines }) {
        groups[same].names.append(profile.name)
      } else {
        groups.append(([profile.name], lines))
      }
    }
    guard groups.count > 1 else {
      return groups.flatMap(\.lines) + ["the same under \(groups[0].names.joined(separator: ", "))"]
    }
    return groups.enumerated().flatMap { index, group in
      (index == 0 ? [] : [""]) + [printing.paint(group.names.joined(separator: ", "), .bold)]
        + group.lines
    }
  }

  private func lastAgain() -> Reply {
    let path = timeline.path(to: timeline.current)
    guard let last = path.last(where: { timeline.entries[$0].report != nil }) else {
      return Reply()
    }
    return again(last)
  }
}
