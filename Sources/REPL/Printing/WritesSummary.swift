import Diagnostics
import ViewRuntime

/// What a step wrote, for its head line: `ContentView.isOn: true -> false`.
///
/// Several writes of one property are told as one, from the first value to the last. What ended as
/// it began comes after what did not, and so does what nothing has ever read.
struct WritesSummary {
  private let entries: [WriteReport]

  /// Merges writes, which are in the order they were made.
  init(_ writes: [WriteReport]) {
    var merged: [WriteReport] = []
    var between: [String: String] = [:]
    for write in writes {
      if let index = merged.firstIndex(where: { $0.name == write.name }) {
        if merged[index].new != merged[index].old { between[write.name] = merged[index].new }
        merged[index].new = write.new
        merged[index].isChange = merged[index].isChange || write.isChange
      } else {
        merged.append(write)
      }
    }
    let detours = merged.compactMap { entry -> WriteReport? in
      guard let detour = between[entry.name], entry.old == entry.new else { return nil }
      var entry = entry
      entry.new = Transition(old: detour, new: entry.new).whole
      return entry
    }
    let direct = merged.filter { entry in !detours.contains { $0.name == entry.name } }
    entries = direct.filter(\.hasSource) + direct.filter { !$0.hasSource } + detours
  }

  /// True if nothing was written.
  var isEmpty: Bool { entries.isEmpty }

  /// Returns the writes in at most `width` cells.
  func text(width: Int, options: PrintOptions) -> String {
    guard entries.count == 1, let only = entries.first, only.isChange, only.hasValues else {
      let all = entries.map { options.shown($0.summary) }.joined(separator: ", ")
      return all.shortened(to: width, ellipsis: options.ellipsis)
    }
    let name = options.shown(only.name) + ": "
    let change = Transition(old: options.shown(only.old), new: options.shown(only.new))
    let room = max(width - name.displayWidth, width / 2)
    return (name + change.text(width: room, ellipsis: options.ellipsis))
      .shortened(to: width, ellipsis: options.ellipsis)
  }
}

extension WriteReport {
  /// False for what no view has ever read.
  fileprivate var hasSource: Bool { source >= 0 }

  /// False for a signal, which has no value.
  fileprivate var hasValues: Bool { !old.isEmpty || !new.isEmpty }

  fileprivate var summary: String {
    guard hasValues else { return "\(name) fired" }
    return isChange ? "\(name): \(old) -> \(new)" : "\(name): \(new), as before"
  }
}
