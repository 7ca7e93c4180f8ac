/// One column of a `LazyVGrid`, or row of a `LazyHGrid`, as the program describes it.
package struct GridTrack: Hashable, Sendable {
  package enum Length: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    /// As many tracks as fit.
    case adaptive(minimum: Double, maximum: Double)
  }

  package let length: Length
  /// The distance to the next track; `nil` for the default.
  package let spacing: Double?
  /// `nil` for that of the grid.
  package let alignment: Alignment?

  package init(length: Length, spacing: Double?, alignment: Alignment?) {
    self.length = length
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Where one track lies, once the breadth of the grid is known.
struct PlacedTrack {
  var start: Double
  var length: Double
  var alignment: Alignment?

  /// Lays out tracks in a breadth: fixed ones take theirs, the others share what is left between
  /// them; an adaptive one becomes as many as fit into its share, at least one (Z16).
  static func tracks(_ tracks: [GridTrack], in breadth: Double) -> [PlacedTrack] {
    func spacing(_ track: GridTrack) -> Double { track.spacing ?? LayoutSpacing.standardDistance }
    var rest = breadth - tracks.dropLast().reduce(0) { $0 + spacing($1) }
    var sharing = 0
    for track in tracks {
      if case .fixed(let length) = track.length { rest -= length } else { sharing += 1 }
    }
    var placed: [PlacedTrack] = []
    var start = 0.0
    for track in tracks {
      let share = max(0, rest) / Double(max(sharing, 1))
      let lengths = lengths(of: track, in: share)
      for length in lengths {
        placed.append(PlacedTrack(start: start, length: length, alignment: track.alignment))
        start += length + spacing(track)
      }
      if case .fixed = track.length { continue }
      let used = lengths.reduce(0, +) + spacing(track) * Double(lengths.count - 1)
      rest -= used
      sharing -= 1
    }
    return placed.isEmpty ? [PlacedTrack(start: 0, length: max(0, breadth))] : placed
  }

  private static func lengths(of track: GridTrack, in share: Double) -> [Double] {
    switch track.length {
    case .fixed(let length): return [length]
    case .flexible(let minimum, let maximum): return [min(max(share, minimum), maximum)]
    case .adaptive(let minimum, let maximum):
      let spacing = track.spacing ?? LayoutSpacing.standardDistance
      let pitch = max(minimum, 1) + spacing
      let count = max(1, min(10_000, Int(saturating: (share + spacing) / pitch)))
      let length = (share - spacing * Double(count - 1)) / Double(count)
      return Array(repeating: min(max(length, minimum), maximum), count: count)
    }
  }
}
