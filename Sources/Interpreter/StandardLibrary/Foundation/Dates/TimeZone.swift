extension StandardLibrary {
  /// Time zones; the device is in UTC.
  static let timeZone = LibraryEntry(
    "TimeZone.swift",
    """
    /// How far local time is from UTC. The device is in UTC.
    @synthesizedCoding
    struct TimeZone: Hashable, CustomStringConvertible, Encodable, Decodable, Sendable {
      let identifier: String
      init?(identifier: String) {
        guard __isZone(identifier) else { return nil }
        self.identifier = identifier
      }
      init?(abbreviation: String) {
        guard __isZone(abbreviation) else { return nil }
        self.identifier = abbreviation == "UTC" ? "GMT" : abbreviation
      }
      init?(secondsFromGMT seconds: Int) {
        guard abs(seconds) <= 64800 else { return nil }
        self.identifier = __zoneName(seconds)
      }
      init(__identifier: String) { self.identifier = __identifier }
      static var current: TimeZone { TimeZone(__identifier: "UTC") }
      static var autoupdatingCurrent: TimeZone { TimeZone(__identifier: "UTC") }
      static var gmt: TimeZone { TimeZone(__identifier: "GMT") }
      /// Seconds that local time is ahead of UTC.
      func secondsFromGMT(for date: Date = Date()) -> Int {
        __zoneOffset(identifier, date.timeIntervalSinceReferenceDate)
      }
      func abbreviation(for date: Date = Date()) -> String? {
        identifier == "UTC"
          ? "UTC" : __zoneAbbreviation(identifier, date.timeIntervalSinceReferenceDate)
      }
      func isDaylightSavingTime(for date: Date = Date()) -> Bool {
        __isSummer(identifier, date.timeIntervalSinceReferenceDate)
      }
      var description: String { identifier + " (current)" }
    }

    func __isZone(_ identifier: String) -> Bool
    func __zoneName(_ seconds: Int) -> String
    func __zoneOffset(_ identifier: String, _ seconds: Double) -> Int
    func __zoneAbbreviation(_ identifier: String, _ seconds: Double) -> String
    func __isSummer(_ identifier: String, _ seconds: Double) -> Bool
    """,
    natives: [
      "__isZone(_:)": { call throws(Trap) in .bool(Zone(call.text(0)) != nil) },
      "__zoneName(_:)": { call throws(Trap) in
        let (minutes, isWest) = (Int(call.integer(0).magnitude) / 60, call.integer(0) < 0)
        if minutes == 0 { return call.make("GMT") }
        let digits = String(minutes / 60 * 100 + minutes % 60)
        let filling = String(repeating: "0", count: 4 - digits.count)
        return call.make("GMT\(isWest ? "-" : "+")\(filling)\(digits)")
      },
      "__zoneOffset(_:_:)": { call throws(Trap) in
        .integer(call.zone(0).offset(at: call.double(1)))
      },
      "__zoneAbbreviation(_:_:)": { call throws(Trap) in
        call.make(call.zone(0).abbreviation(at: call.double(1)))
      },
      "__isSummer(_:_:)": { call throws(Trap) in
        .bool(call.zone(0).isSummer(at: call.double(1)))
      },
    ])
}

extension NativeCall {
  /// The zone of an identifier that was checked when its `TimeZone` was made.
  func zone(_ index: Int) -> Zone { Zone(text(index)) ?? Zone.utc }
}
