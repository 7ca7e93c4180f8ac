/// Times something several times.
enum Measurement {
  /// The median duration of `rounds` runs of `body`, in seconds; `prepare` is not counted.
  static func median<Prepared>(
    of rounds: Int, prepare: (Int) -> Prepared, _ body: (Prepared) -> Void
  ) -> Double {
    let clock = ContinuousClock()
    let times = (0..<rounds).map { round in
      let prepared = prepare(round)
      return seconds(clock.measure { body(prepared) })
    }
    return median(times)
  }

  /// The middle of some figures; the upper one of two.
  static func median(_ figures: [Double]) -> Double {
    figures.isEmpty ? 0 : figures.sorted()[figures.count / 2]
  }

  private static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }
}
