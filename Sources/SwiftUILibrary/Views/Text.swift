import Interpreter
import ViewRuntime

extension Feature {
  static let text = Feature(
    "Text",
    #"""
    /// How a value is written in another locale than that of the program.
    final class _WrittenText: Equatable {
      let write: (Locale) -> String
      init(_ write: @escaping (Locale) -> String) { self.write = write }
      static func == (lhs: _WrittenText, rhs: _WrittenText) -> Bool { true }
    }

    /// One or more lines of read-only text.
    struct Text: View, Equatable {
      typealias Body = Never
      let _text: String
      /// Bold, font, colour …, as shown after the text in the trees.
      let _style: String
      /// Says the same in the locale of the environment, where that changes the text.
      var _written: _WrittenText? = nil
      init(_text: String, _style: String) {
        self._text = _text
        self._style = _style
      }
      func _write(_ locale: Locale) -> String { _written?.write(locale) ?? _text }
      /// Text that is looked up in a string catalog, which a literal is.
      init(_ key: LocalizedStringKey) {
        self._text = key._text
        self._style = key._style
      }
      init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: String? = nil
      ) {
        self._text = key._text
        self._style = key._style
      }
      /// Text shown as it is.
      @_disfavoredOverload
      init<S: StringProtocol>(_ content: S) {
        self._text = "\(content)"
        self._style = ""
      }
      /// Text shown as it is, without localization.
      init(verbatim content: String) {
        self._text = content
        self._style = ""
      }
      /// A value in the given format.
      init<F: FormatStyle>(_ input: F.FormatInput, format: F) {
        self._text = "\(format.format(input))"
        self._style = ""
        self._written = _WrittenText { "\(format.locale($0).format(input))" }
      }
      /// A date or span of time in the given style.
      init(_ date: Date, style: Text.DateStyle) {
        self._text = style._format(date)
        self._style = ""
        self._written = _WrittenText { style._format(date, $0) }
      }
      /// The days between two dates.
      init(_ dates: ClosedRange<Date>) {
        self._text =
          dates.lowerBound.formatted(date: .abbreviated, time: .omitted) + " – "
          + dates.upperBound.formatted(date: .abbreviated, time: .omitted)
        self._style = ""
      }
      init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
      /// A clock that runs; Grove's stands at its beginning.
      init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
      ) {
        let seconds = Int(timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound))
        let shown = countsDown ? seconds : 0
        self._text = "\(shown / 60):" + (shown % 60 < 10 ? "0" : "") + "\(shown % 60)"
        self._style = ""
      }
      /// A value as a formatter writes it.
      init<Subject>(_ subject: Subject, formatter: Formatter) {
        self._text = formatter.string(for: subject) ?? ""
        self._style = ""
      }
      /// An image in the middle of text.
      init(_ image: Image) {
        self._text = "\u{FFFC}"
        self._style = ""
      }
      /// Joins two texts into one.
      static func + (lhs: Text, rhs: Text) -> Text {
        var sum = Text(
          _text: lhs._text + rhs._text,
          _style: lhs._style == rhs._style ? lhs._style : lhs._style + " +" + rhs._style)
        if lhs._written != nil || rhs._written != nil {
          sum._written = _WrittenText { lhs._write($0) + rhs._write($0) }
        }
        return sum
      }
      var body: Never { _primitiveBody() }
      func _styled(_ description: String) -> Text {
        var styled = Text(_text: _text, _style: _style + ", " + description)
        styled._written = _written
        return styled
      }

      /// How a date is shown.
      struct DateStyle: Equatable {
        let _name: String
        static let time = DateStyle(_name: "time")
        static let date = DateStyle(_name: "date")
        static let relative = DateStyle(_name: "relative")
        static let offset = DateStyle(_name: "offset")
        static let timer = DateStyle(_name: "timer")
        func _format(_ date: Date, _ locale: Locale = .current) -> String {
          switch _name {
          case "time":
            return Date.FormatStyle(date: .omitted, time: .shortened, locale: locale).format(date)
          case "date":
            return Date.FormatStyle(date: .long, time: .omitted, locale: locale).format(date)
          case "timer": return _clock(Int(abs(date.timeIntervalSinceNow)))
          case "relative":
            let parts = _parts(to: date).prefix(2).map { "\($0.count) \($0.short)" }
            return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
          default:
            let largest = _parts(to: date).first ?? (0, "second", "sec")
            let sign = date < Date() ? "-" : "+"
            return "\(sign)\(largest.count) \(largest.name)\(largest.count == 1 ? "" : "s")"
          }
        }
        func _clock(_ seconds: Int) -> String {
          func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
          let (minutes, rest) = (seconds / 60, two(seconds % 60))
          return minutes < 60
            ? "\(minutes):\(rest)" : "\(minutes / 60):\(two(minutes % 60)):\(rest)"
        }
        /// How far a date is, by the units that are not zero, the largest first.
        func _parts(to date: Date) -> [(count: Int, name: String, short: String)] {
          let now = Date()
          let distance = Calendar.current.dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: min(now, date),
            to: max(now, date))
          func part(_ count: Int?, _ name: String, _ short: String) -> (Int, String, String) {
            (count ?? 0, name, short + (short == "day" && count != 1 ? "s" : ""))
          }
          return [
            part(distance.year, "year", "yr"), part(distance.month, "month", "mo"),
            part(distance.day, "day", "day"), part(distance.hour, "hour", "hr"),
            part(distance.minute, "minute", "min"), part(distance.second, "second", "sec"),
          ].filter { $0.0 > 0 }
        }
      }

      /// Which end of a long line gives way.
      enum TruncationMode { case head, tail, middle }

      /// Changes of case.
      enum Case { case uppercase, lowercase }
    }
    """#,
    views: [
      "Text": { part throws(Trap) in
        let text = try part.writtenText()
        let style = part.string("_style")
        let lineLimit = part.bridge.lineLimit
        guard !style.isEmpty else { return .primitive(TextElement(text, lineLimit: lineLimit)) }
        return .primitive(
          LeafElement(
            type: "Text", detail: Detail.quoted(text) + style, text: text,
            layout: .text(text, lineLimit: lineLimit)))
      }
    ])
}

extension Part {
  /// What a `Text` says in the locale of its surroundings.
  fileprivate func writtenText() throws(Trap) -> String {
    guard !value("_written").isNone, let locale = bridge.surroundings.locale else {
      return string("_text")
    }
    let written = try bridge.callMember("_write", of: value, [locale.value])
    defer { bridge.evaluator.release(written) }
    return bridge.evaluator.string(of: written)
  }
}
