extension StandardLibrary {
  /// Sizes of files and memory.
  static let byteCountFormatter = LibraryEntry(
    "ByteCountFormatter.swift",
    """
    /// Writes sizes in bytes: 1.2 MB.
    class ByteCountFormatter: Formatter {
      enum CountStyle: Int { case file, memory, decimal, binary }
      struct Units: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let useBytes = Units(rawValue: 1)
        static let useKB = Units(rawValue: 2)
        static let useMB = Units(rawValue: 4)
        static let useGB = Units(rawValue: 8)
        static let useTB = Units(rawValue: 16)
        static let usePB = Units(rawValue: 32)
        static let useEB = Units(rawValue: 64)
        static let useZB = Units(rawValue: 128)
        static let useYBOrHigher = Units(rawValue: 0x0FF << 8)
        static let useAll = Units(rawValue: 65535)
      }
      var countStyle: CountStyle = .file
      var allowedUnits: Units = []
      var includesUnit: Bool = true
      var includesCount: Bool = true
      var includesActualByteCount: Bool = false
      var isAdaptive: Bool = true
      var allowsNonnumericFormatting: Bool = true
      var zeroPadsFractionDigits: Bool = false
      var formattingContext: Formatter.Context = .unknown
      override init() { super.init() }
      override func string(for obj: Any?) -> String? {
        if let number = obj as? NSNumber { return string(fromByteCount: number.int64Value) }
        if let size = obj as? Measurement<UnitInformationStorage> { return string(from: size) }
        return nil
      }
      func string(from measurement: Measurement<UnitInformationStorage>) -> String {
        string(fromByteCount: Int64(measurement.converted(to: .bytes).value))
      }
      static func string(
        from measurement: Measurement<UnitInformationStorage>, countStyle: CountStyle
      ) -> String {
        string(
          fromByteCount: Int64(measurement.converted(to: .bytes).value), countStyle: countStyle)
      }
      func string(fromByteCount byteCount: Int64) -> String {
        let isBinary = countStyle == .memory || countStyle == .binary
        var (step, size) = __byteSize(byteCount, isBinary, allowedUnits.rawValue, 1)
        let isZero = byteCount == 0
        if isZero { step = allowsNonnumericFormatting && includesUnit ? 1 : 0 }
        let names = ["bytes", "KB", "MB", "GB", "TB", "PB", "EB"]
        let unit = step == 0 && byteCount.magnitude == 1 ? "byte" : names[step]
        // Larger units are written with more digits.
        let digits = step < 2 ? 0 : step == 2 ? 1 : 2
        let least = zeroPadsFractionDigits ? digits : 0
        let number = isZero && allowsNonnumericFormatting && includesUnit ? "Zero"
          : !isAdaptive ? size.formatted(.number.precision(.significantDigits(1...3)))
          : size.formatted(.number.precision(.fractionLength(least...digits)))
        let parts = (includesCount ? [number] : []) + (includesUnit ? [unit] : [])
        let text = parts.joined(separator: " ")
        guard includesActualByteCount, step > 0 else { return text }
        return text + " (" + byteCount.formatted() + " bytes)"
      }
      static func string(fromByteCount byteCount: Int64, countStyle: CountStyle) -> String {
        let formatter = ByteCountFormatter()
        formatter.countStyle = countStyle
        return formatter.string(fromByteCount: byteCount)
      }
    }

    /// Sizes in bytes as a style.
    struct ByteCountFormatStyle: FormatStyle, Sendable {
      typealias FormatInput = Int64
      typealias FormatOutput = String
      enum Style: Int, Hashable, Codable, Sendable { case file, memory, decimal, binary }
      /// The units that may be chosen.
      struct Units: OptionSet, Hashable, Codable, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let bytes = Units(rawValue: 1)
        static let kb = Units(rawValue: 2)
        static let mb = Units(rawValue: 4)
        static let gb = Units(rawValue: 8)
        static let tb = Units(rawValue: 16)
        static let pb = Units(rawValue: 32)
        static let eb = Units(rawValue: 64)
        static let zb = Units(rawValue: 128)
        static let ybOrHigher = Units(rawValue: 0x0FF << 8)
        static let all = Units(rawValue: 65535)
        static let `default` = Units(rawValue: 65535)
      }
      var style: Style
      var allowedUnits: Units
      var spellsOutZero: Bool
      var includesActualByteCount: Bool
      var locale: Locale
      init(
        style: Style = .file, allowedUnits: Units = .all, spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent
      ) {
        self.style = style
        self.allowedUnits = allowedUnits
        self.spellsOutZero = spellsOutZero
        self.includesActualByteCount = includesActualByteCount
        self.locale = locale
      }
      func locale(_ locale: Locale) -> ByteCountFormatStyle {
        var other = self
        other.locale = locale
        return other
      }
      func format(_ value: Int64) -> String {
        if value == 0, spellsOutZero {
          return allowedUnits.contains(.kb) ? "Zero kB" : "Zero bytes"
        }
        let isBinary = style == .memory || style == .binary
        let (step, size) = __byteSize(value, isBinary, allowedUnits.rawValue, 0)
        let digits = step < 2 ? 0 : step == 2 ? 1 : 2
        let names = ["bytes", "kB", "MB", "GB", "TB", "PB", "EB"]
        let unit = step == 0 && value.magnitude == 1 ? "byte" : names[step]
        let text = size.formatted(.number.precision(.fractionLength(0...digits))) + " " + unit
        guard includesActualByteCount else { return text }
        return text + " (" + value.formatted() + (value.magnitude == 1 ? " byte)" : " bytes)")
      }
    }

    /// The step of the unit that suits a size, and the size in that unit.
    func __byteSize(
      _ count: Int64, _ isBinary: Bool, _ allowed: UInt, _ slack: Double
    ) -> (step: Int, size: Double) {
      let steps = (0..<7).filter { allowed == 0 || allowed & (1 << UInt($0)) != 0 }
      let decimal = [999.0, 999_499, 999_949_999, 999_994_999_999, 999_994_999_999_994_999]
      let base = isBinary ? 1024.0 : 1000.0
      var unit = 1.0
      var size = Double(count)
      for step in 0..<7 {
        let most = isBinary ? unit * 1023.5 : step < decimal.count ? decimal[step] : unit * 999.99
        if steps.contains(step), size.magnitude < most + slack || step == steps.last {
          return (step, size / unit)
        }
        unit *= base
      }
      return (0, size)
    }

    extension FormatStyle where Self == ByteCountFormatStyle {
      static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
        spellsOutZero: Bool = true, includesActualByteCount: Bool = false
      ) -> ByteCountFormatStyle {
        ByteCountFormatStyle(
          style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
          includesActualByteCount: includesActualByteCount)
      }
    }
    """)
}
