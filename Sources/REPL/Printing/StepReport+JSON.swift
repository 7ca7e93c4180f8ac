import ViewRuntime

extension StepReport {
  /// The version of the keys below; it changes when one is removed or changes its meaning.
  package static let jsonSchema = 1

  /// The report as `--json` prints it, with stable keys.
  package func json(error: JSON, frames includesFrames: Bool) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("schema", .integer(StepReport.jsonSchema)),
      ("step", .integer(step)),
      ("action", action.map { .string($0) } ?? .null),
      ("reply", .strings(reply)),
      ("printed", .strings(printed)),
      ("bodies", .array(bodies.map(\.json))),
      ("created", .array(created.map { $0.json(isUpdated: false) })),
      ("updated", .array(updated.map { $0.json(isUpdated: true) })),
      ("removed", .array(removed.map { $0.json(isUpdated: false) })),
      ("moved", .array(moved.map { $0.json(isUpdated: false) })),
      ("unchanged", .integer(unchanged)),
      ("state", .array(state.map { $0.json(isLost: false) })),
      ("lost", .array(lost.map { $0.json(isLost: true) })),
      ("events", .array(events.map(\.json))),
      ("texts", .strings(texts)),
      ("warnings", .strings(warnings)),
      ("error", error),
    ]
    if includesFrames { members.append(("frames", .array(frames.map(\.json)))) }
    return .object(members)
  }
}

extension BodyRun {
  fileprivate var json: JSON {
    .object([
      ("view", .string(view)), ("path", .string(path)), ("runs", .integer(runs)),
      ("because", .strings(because)),
    ])
  }
}

extension NodeReport {
  fileprivate func json(isUpdated: Bool) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("id", .integer(id)), ("path", .string(path)), ("type", .string(type)),
      ("kind", .string(kind.rawValue)), ("detail", .string(detail)),
    ]
    if isUpdated { members.append(("was", .string(was ?? detail))) }
    members.append(("because", .string(because)))
    return .object(members)
  }
}

extension StateReport {
  fileprivate func json(isLost: Bool) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("owner", .string(owner)), ("path", .string(path)), ("name", .string(name)),
      ("value", .string(value)),
    ]
    if !isLost { members.append(("change", .string(change.rawValue))) }
    return .object(members)
  }
}

extension EventReport {
  fileprivate var json: JSON { .object([("kind", .string(kind)), ("path", .string(path))]) }
}

extension FrameReport {
  fileprivate var json: JSON {
    .object([
      ("path", .string(path)), ("type", .string(type)), ("x", .number(x)), ("y", .number(y)),
      ("width", .number(width)), ("height", .number(height)),
    ])
  }
}
