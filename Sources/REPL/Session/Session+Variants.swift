import Diagnostics
import ViewRuntime

extension Session {
  /// A session of its own that stands where this one does, under settings of its own.
  func fork(_ edit: (inout SessionSettings) -> Void) -> Session {
    var settings = settings
    edit(&settings)
    let copy = Session(sharing: self, settings: settings)
    copy.take(timeline, from: self)
    copy.rebuild()
    return copy
  }

  /// A session in which `view` stands in place of what is mounted here and got the same actions,
  /// or what was wrong with one of them.
  func variant(mounting view: String) throws(Misuse) -> (session: Session, reply: Reply) {
    try requireMounted()
    let path = timeline.path(to: timeline.current)
    guard let base = path.lastIndex(where: { timeline.entries[$0].input.isLoading }) else {
      throw Misuse("not-mounted", "no view is mounted")
    }
    let copy = Session(sharing: self)
    for index in path[..<base] where !timeline.entries[index].isFailed {
      _ = copy.record(timeline.entries[index].input)
    }
    var reply: Reply
    if case .load(let files, _, let title) = timeline.entries[path[base]].input {
      reply = copy.record(.load(files, view: view, title: title))
    } else {
      reply = copy.record(.mount(view))
    }
    guard !reply.isFailure else { return (copy, reply) }
    for index in path[(base + 1)...] where !timeline.entries[index].isFailed {
      let entry = timeline.entries[index]
      reply = copy.record(entry.input)
      guard !reply.isFailure else {
        reply.explainFailure(of: entry, in: view)
        break
      }
    }
    return (copy, reply)
  }

  /// A session of its own that stands at a step of this one.
  func fork(at step: Int) -> Session {
    let copy = Session(sharing: self, settings: settings)
    var timeline = timeline
    timeline.move(to: timeline.settled(after: step))
    copy.take(timeline, from: self)
    copy.rebuild()
    return copy
  }
}

extension Reply {
  /// Says which of the actions that another view got was none for it.
  fileprivate mutating func explainFailure(of entry: Timeline.Entry, in view: String) {
    guard let index = diagnostics.firstIndex(where: { $0.severity == .error }) else { return }
    let place = entry.label.isEmpty ? "" : "step \(entry.label), "
    let line = entry.input.text.allLines.first ?? ""
    let error = diagnostics[index]
    diagnostics[index] = Diagnostic(
      id: error.id, severity: error.severity, message: error.message, range: error.range,
      notes: [Note("\(view) cannot follow \(place)\(line.visible())")] + error.notes,
      fixIts: error.fixIts)
  }
}
