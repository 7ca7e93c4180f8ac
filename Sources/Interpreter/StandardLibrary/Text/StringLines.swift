extension StandardLibrary {
  /// Foundation's view of text as lines, words and sentences, and text with a part replaced.
  static let stringLines = LibraryEntry(
    "String+Lines.swift",
    """
    extension String {
      /// What text is handed over by.
      struct EnumerationOptions: OptionSet, Sendable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let byLines = EnumerationOptions(rawValue: 0)
        static let byParagraphs = EnumerationOptions(rawValue: 1)
        static let byComposedCharacterSequences = EnumerationOptions(rawValue: 2)
        static let byWords = EnumerationOptions(rawValue: 3)
        static let bySentences = EnumerationOptions(rawValue: 4)
        static let byCaretPositions = EnumerationOptions(rawValue: 5)
        static let byDeletionClusters = EnumerationOptions(rawValue: 6)
        static let reverse = EnumerationOptions(rawValue: 256)
        static let substringNotRequired = EnumerationOptions(rawValue: 512)
        static let localized = EnumerationOptions(rawValue: 1024)
      }
    }

    extension StringProtocol {
      /// The lines that a part of the text touches, with their ends.
      func lineRange<R: RangeExpression>(for aRange: R) -> Range<String.Index>
        where R.Bound == String.Index
      {
        __lines(aRange.relative(to: self)).all
      }
      func paragraphRange<R: RangeExpression>(for aRange: R) -> Range<String.Index>
        where R.Bound == String.Index
      {
        __lines(aRange.relative(to: self)).all
      }
      func getLineStart<R: RangeExpression>(
        _ start: inout String.Index, end: inout String.Index, contentsEnd: inout String.Index,
        for range: R
      ) where R.Bound == String.Index {
        let lines = __lines(range.relative(to: self))
        start = lines.all.lowerBound
        end = lines.all.upperBound
        contentsEnd = lines.contentsEnd
      }
      func getParagraphStart<R: RangeExpression>(
        _ start: inout String.Index, end: inout String.Index, contentsEnd: inout String.Index,
        for range: R
      ) where R.Bound == String.Index {
        getLineStart(&start, end: &end, contentsEnd: &contentsEnd, for: range)
      }
      func __lines(
        _ range: Range<String.Index>
      ) -> (all: Range<String.Index>, contentsEnd: String.Index) {
        var start = range.lowerBound
        while start > startIndex {
          let before = index(before: start)
          if self[before].isNewline { break }
          start = before
        }
        var end = range.upperBound
        // A part that ends with a line's end does not touch the next line.
        if end > range.lowerBound { end = index(before: end) }
        while end < endIndex, !self[end].isNewline { end = index(after: end) }
        return (start..<(end < endIndex ? index(after: end) : end), end)
      }
      /// The text with a part replaced.
      func replacingCharacters<T: StringProtocol, R: RangeExpression>(
        in range: R, with replacement: T
      ) -> String where R.Bound == String.Index {
        let part = range.relative(to: self)
        return String(self[startIndex..<part.lowerBound]) + String(replacement)
          + String(self[part.upperBound..<endIndex])
      }
      func rangeOfComposedCharacterSequence(at anIndex: String.Index) -> Range<String.Index> {
        anIndex..<index(after: anIndex)
      }
      func rangeOfComposedCharacterSequences<R: RangeExpression>(
        for range: R
      ) -> Range<String.Index> where R.Bound == String.Index {
        range.relative(to: self)
      }
      /// Where a text occurs, whatever its letters' case and accents.
      func localizedStandardRange<T: StringProtocol>(of string: T) -> Range<String.Index>? {
        range(of: string, options: [.caseInsensitive, .diacriticInsensitive])
      }
      /// Hands over the lines, words, sentences or characters of a part of the text.
      func enumerateSubstrings<R: RangeExpression>(
        in range: R, options opts: String.EnumerationOptions = [],
        _ body: (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
      ) where R.Bound == String.Index {
        let bounds = range.relative(to: self)
        var parts = __parts(of: bounds, opts.rawValue & 255)
        if opts.contains(.reverse) { parts.reverse() }
        var stop = false
        for part in parts where !stop {
          let text = opts.contains(.substringNotRequired) ? nil : String(self[part.inner])
          body(text, part.inner, part.outer, &stop)
        }
      }
      func __parts(
        of bounds: Range<String.Index>, _ kind: Int
      ) -> [(inner: Range<String.Index>, outer: Range<String.Index>)] {
        var parts: [(inner: Range<String.Index>, outer: Range<String.Index>)] = []
        if kind < 2 {
          var start = bounds.lowerBound
          while start < bounds.upperBound {
            var end = start
            while end < bounds.upperBound, !self[end].isNewline { end = index(after: end) }
            let next = end < bounds.upperBound ? index(after: end) : end
            parts.append((start..<end, start..<next))
            start = next
          }
          return parts
        }
        if kind == 3 || kind == 4 {
          let ranges = __boundaries(kind, bounds.lowerBound, bounds.upperBound)
          for (number, range) in ranges.enumerated() {
            let first = number == 0 ? bounds.lowerBound : range.lowerBound
            let last = number + 1 < ranges.count
              ? ranges[number + 1].lowerBound : bounds.upperBound
            parts.append((range, first..<last))
          }
          return parts
        }
        var place = bounds.lowerBound
        while place < bounds.upperBound {
          let next = index(after: place)
          parts.append((place..<next, place..<next))
          place = next
        }
        return parts
      }
      func __boundaries(
        _ kind: Int, _ from: String.Index, _ to: String.Index
      ) -> [Range<String.Index>] {
        let found = Array(self[from..<to].indices)
        var ranges: [Range<String.Index>] = []
        var start: String.Index? = nil
        for (number, place) in found.enumerated() {
          let next = number + 1 < found.count ? found[number + 1] : to
          if kind == 4 {
            if start == nil { start = place }
            let ends = self[place].isNewline || __endsSentence(place, next, to)
            if ends || next == to {
              ranges.append(start!..<next)
              start = nil
            }
            continue
          }
          let isInside = __isInWord(place, from, next, to)
          if isInside, start == nil { start = place }
          if let first = start, !isInside || next == to {
            ranges.append(first..<(isInside ? next : place))
            start = nil
          }
        }
        return ranges
      }
      /// A letter, a digit, or a mark that joins two of them.
      func __isInWord(
        _ place: String.Index, _ from: String.Index, _ next: String.Index, _ to: String.Index
      ) -> Bool {
        let mark = self[place]
        if mark.isLetter || mark.isNumber || mark == "_" { return true }
        guard place > from, next < to else { return false }
        let (before, after) = (self[index(before: place)], self[next])
        if "'’.:·".contains(mark), before.isLetter, after.isLetter { return true }
        return ".,;'’".contains(mark) && before.isNumber && after.isNumber
      }
      /// A space after a full stop and the like, before something that is no small letter.
      func __endsSentence(_ place: String.Index, _ next: String.Index, _ to: String.Index) -> Bool {
        guard self[place].isWhitespace else { return false }
        if next < to, self[next].isWhitespace { return false }
        var before = place
        while before > startIndex, self[index(before: before)].isWhitespace {
          before = index(before: before)
        }
        while before > startIndex, ")]\\"'”’".contains(self[index(before: before)]) {
          before = index(before: before)
        }
        guard before > startIndex else { return false }
        let mark = self[index(before: before)]
        if mark == "." { return !(next < to && self[next].isLowercase) }
        return "!?…。".contains(mark)
      }
    }
    """)

  /// Formats for a locale, and comparing parts of text.
  static let stringFormats = LibraryEntry(
    "String+Formats.swift",
    """
    extension String {
      init(format: String, locale: Locale?, _ args: any CVarArg...) {
        self.init(format: format, locale: locale, arguments: args)
      }
      init(format: String, locale: Locale?, arguments: [any CVarArg]) {
        if let locale {
          self = __localizedFormat(format, locale.identifier, arguments)
        } else {
          self.init(format: format, arguments: arguments)
        }
      }
      static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...)
        -> String
      { String(format: format, locale: .current, arguments: arguments) }
      init?(utf8String text: String) { self = text }
      init?(utf8String bytes: [CChar]) {
        self.init(bytes: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, encoding: .utf8)
      }
    }

    extension StringProtocol {
      func compare<T: StringProtocol>(
        _ aString: T, options mask: String.CompareOptions = [], range: Range<String.Index>?,
        locale: Locale? = nil
      ) -> ComparisonResult {
        self[range ?? startIndex..<endIndex].compare(aString, options: mask)
      }
      func compare<T: StringProtocol>(
        _ aString: T, options mask: String.CompareOptions = [], locale: Locale?
      ) -> ComparisonResult {
        compare(aString, options: mask)
      }
    }

    func __localizedFormat(
      _ format: String, _ locale: String, _ arguments: [any CVarArg]
    ) -> String
    """,
    natives: [
      "__localizedFormat(_:_:_:)": { call throws(Trap) in
        let arguments = Array(call.evaluator.elements(of: call[2]))
        return call.make(
          try call.evaluator.format(call.text(0), arguments, locale: .of(call.text(1))))
      }
    ])

  /// The forms in which Unicode writes the same text.
  static let stringForms = LibraryEntry(
    "String+Forms.swift",
    """
    extension StringProtocol {
      var precomposedStringWithCanonicalMapping: String { __form(String(self), 0) }
      var decomposedStringWithCanonicalMapping: String { __form(String(self), 1) }
      var precomposedStringWithCompatibilityMapping: String { __form(String(self), 2) }
      var decomposedStringWithCompatibilityMapping: String { __form(String(self), 3) }
    }

    func __form(_ text: String, _ form: Int) -> String
    """,
    natives: [
      "__form(_:_:)": { call throws(Trap) in
        let form = call.integer(1)
        let text = form < 2 ? call.text(0) : call.text(0).withoutCompatibilityForms
        let forms = UnicodeForms.canonical
        return call.make(form.isMultiple(of: 2) ? forms.composed(text) : forms.decomposed(text))
      }
    ])
}

extension String {
  /// The text with letters of another width, ligatures and raised digits as plain letters.
  fileprivate var withoutCompatibilityForms: String {
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars {
      if let plain = Self.plainForms[scalar.value] {
        scalars.append(contentsOf: plain.unicodeScalars)
      } else if (0xFF01...0xFF5E).contains(scalar.value),
        let plain = Unicode.Scalar(scalar.value - 0xFEE0)
      {
        scalars.append(plain)
      } else {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  private static let plainForms: [UInt32: String] = [
    0xA0: " ", 0x3000: " ", 0xAA: "a", 0xB2: "2", 0xB3: "3", 0xB5: "μ", 0xB9: "1", 0xBA: "o",
    0xBC: "1⁄4", 0xBD: "1⁄2", 0xBE: "3⁄4", 0xFB00: "ff", 0xFB01: "fi", 0xFB02: "fl",
    0xFB03: "ffi", 0xFB04: "ffl", 0xFB05: "st", 0xFB06: "st", 0x2026: "...", 0x2122: "TM",
    0x2070: "0", 0x2071: "i", 0x2074: "4", 0x2075: "5", 0x2076: "6", 0x2077: "7", 0x2078: "8",
    0x2079: "9", 0x2080: "0", 0x2081: "1", 0x2082: "2", 0x2083: "3", 0x2084: "4", 0x2085: "5",
    0x2086: "6", 0x2087: "7", 0x2088: "8", 0x2089: "9", 0x2460: "1", 0x2461: "2", 0x2462: "3",
    0x2463: "4", 0x2464: "5", 0x2465: "6", 0x2466: "7", 0x2467: "8", 0x2468: "9", 0x2160: "I",
    0x2161: "II", 0x2162: "III", 0x2163: "IV", 0x2164: "V",
  ]
}
