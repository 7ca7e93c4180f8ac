import Diagnostics
import ViewRuntime

/// Prints what nodes hold: a head line for each node, then a line for each property.
struct StatePrinter {
  let options: PrintOptions
  /// Ids by identity path.
  let ids: [String: Int]

  /// Returns the lines for `state`, which is in tree order.
  func lines(for state: [StateReport]) -> [String] {
    guard !state.isEmpty else { return ["no node holds state"] }
    var result: [String] = []
    var path: String?
    for entry in state {
      if entry.path != path {
        path = entry.path
        let id = ids[entry.path].map { " #\($0)" } ?? ""
        let place = entry.path == entry.owner ? "" : "  \(entry.path)"
        result.append(
          options.shown("\(entry.owner)\(id)\(place)")
            .shortened(to: options.lineWidth, ellipsis: options.ellipsis))
      }
      result.append(
        options.shown("    \(entry.name) = \(entry.value.isEmpty ? "\"\"" : entry.value)")
          .shortened(to: options.lineWidth, ellipsis: options.ellipsis))
    }
    return result
  }
}
