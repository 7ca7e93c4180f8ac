extension Feature {
  /// Text of which parts look different: runs of characters, each with its attributes.
  static let attributedString = Feature(
    "AttributedString",
    #"""
    /// Text with attributes.
    @dynamicMemberLookup struct AttributedString: Hashable, Sendable, CustomStringConvertible,
      ExpressibleByStringLiteral, Encodable, Decodable
    {
      /// Characters that look alike, in order; none is empty.
      var _runs: [_Run]
      init() { self._runs = [] }
      init(_runs: [_Run]) { self._runs = _runs }
      init(_ string: String, attributes: AttributeContainer = AttributeContainer()) {
        self._runs = string.isEmpty ? [] : [_Run(_text: string, attributes: attributes)]
      }
      init(_ substring: AttributedSubstring) { self._runs = substring._base._cut(substring._range) }
      @_disfavoredOverload
      init<S: StringProtocol>(
        _ text: S, attributes: AttributeContainer = AttributeContainer()
      ) {
        self.init(String(text), attributes: attributes)
      }
      init(stringLiteral value: String) { self.init(value) }
      init(localized key: LocalizedStringKey) { self.init(key._text) }
      /// Reads Markdown: what it marks is kept as the text of the marks.
      init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
      ) throws {
        self.init(markdown.isEmpty ? "" : _markupText(markdown))
        let style = _markupStyle(markdown)
        if !style.isEmpty { _set(\._markup, style, 0..<_count) }
      }
      init(from decoder: any Decoder) throws { self.init(try String(from: decoder)) }
      func encode(to encoder: any Encoder) throws { try _text.encode(to: encoder) }

      /// How Markdown is read; all of it is read alike.
      struct MarkdownParsingOptions {
        enum InterpretedSyntax { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        enum FailurePolicy { case throwError, returnPartiallyParsedIfPossible }
        var interpretedSyntax: InterpretedSyntax
        init(
          allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
          failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
          self.interpretedSyntax = interpretedSyntax
        }
      }

      /// A place between two characters.
      struct Index: Comparable, Hashable, Sendable {
        let _offset: Int
        static func < (lhs: Index, rhs: Index) -> Bool { lhs._offset < rhs._offset }
      }

      struct _Run: Hashable {
        var _text: String
        var attributes: AttributeContainer
      }

      /// Characters that look alike, and where they are.
      @dynamicMemberLookup struct Run {
        let range: Range<Index>
        let attributes: AttributeContainer
        subscript<V>(dynamicMember keyPath: KeyPath<AttributeContainer, V?>) -> V? {
          attributes[keyPath: keyPath]
        }
      }

      var _text: String { _runs.map { $0._text }.joined() }
      var _count: Int { _runs.reduce(0) { $0 + $1._text.count } }
      var characters: String { _text }
      var description: String { _text }
      var startIndex: Index { Index(_offset: 0) }
      var endIndex: Index { Index(_offset: _count) }
      var runs: [Run] {
        var start = 0
        return _runs.map { run in
          let end = start + run._text.count
          let range = Index(_offset: start)..<Index(_offset: end)
          start = end
          return Run(range: range, attributes: run.attributes)
        }
      }
      func index(afterCharacter i: Index) -> Index { Index(_offset: i._offset + 1) }
      func index(beforeCharacter i: Index) -> Index { Index(_offset: i._offset - 1) }
      func index(_ i: Index, offsetByCharacters distance: Int) -> Index {
        Index(_offset: i._offset + distance)
      }
      /// Where a text occurs first.
      func range<T: StringProtocol>(
        of stringToFind: T, options: String.CompareOptions = [], locale: Locale? = nil
      ) -> Range<Index>? {
        let text = _text
        guard let found = text.range(of: stringToFind, options: options) else { return nil }
        let start = text.distance(from: text.startIndex, to: found.lowerBound)
        let length = text.distance(from: found.lowerBound, to: found.upperBound)
        return Index(_offset: start)..<Index(_offset: start + length)
      }
      subscript(bounds: Range<Index>) -> AttributedSubstring {
        get {
          AttributedSubstring(
            _base: self, _range: bounds.lowerBound._offset..<bounds.upperBound._offset)
        }
        set { self = newValue._base }
      }
      /// An attribute that all characters have alike.
      subscript<V>(dynamicMember keyPath: WritableKeyPath<AttributeContainer, V?>) -> V? {
        get { _runs.first?.attributes[keyPath: keyPath] }
        set { _set(keyPath, newValue, 0..<_count) }
      }
      mutating func append(_ other: AttributedString) { _runs += other._runs }
      mutating func insert(_ other: AttributedString, at index: Index) {
        _runs = _cut(0..<index._offset) + other._runs + _cut(index._offset..<_count)
      }
      mutating func removeSubrange(_ range: Range<Index>) {
        _runs = _cut(0..<range.lowerBound._offset) + _cut(range.upperBound._offset..<_count)
      }
      mutating func replaceSubrange(_ range: Range<Index>, with other: AttributedString) {
        _runs =
          _cut(0..<range.lowerBound._offset) + other._runs
          + _cut(range.upperBound._offset..<_count)
      }
      mutating func mergeAttributes(_ attributes: AttributeContainer) {
        for index in _runs.indices { _runs[index].attributes.merge(attributes) }
      }
      mutating func setAttributes(_ attributes: AttributeContainer) {
        for index in _runs.indices { _runs[index].attributes = attributes }
      }
      func mergingAttributes(_ attributes: AttributeContainer) -> AttributedString {
        var copy = self
        copy.mergeAttributes(attributes)
        return copy
      }
      func settingAttributes(_ attributes: AttributeContainer) -> AttributedString {
        var copy = self
        copy.setAttributes(attributes)
        return copy
      }
      static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString {
        AttributedString(_runs: lhs._runs + rhs._runs)
      }
      static func += (lhs: inout AttributedString, rhs: AttributedString) { lhs.append(rhs) }

      /// The runs of some of the characters.
      func _cut(_ range: Range<Int>) -> [_Run] {
        var start = 0
        var cut: [_Run] = []
        for run in _runs {
          let characters = Array(run._text)
          let lower = max(range.lowerBound - start, 0)
          let upper = min(range.upperBound - start, characters.count)
          if lower < upper {
            cut.append(
              _Run(_text: String(characters[lower..<upper]), attributes: run.attributes))
          }
          start += characters.count
        }
        return cut
      }
      mutating func _set<V>(
        _ keyPath: WritableKeyPath<AttributeContainer, V?>, _ value: V?, _ range: Range<Int>
      ) {
        var changed = _cut(range)
        for index in changed.indices { changed[index].attributes[keyPath: keyPath] = value }
        _runs = _cut(0..<range.lowerBound) + changed + _cut(range.upperBound..<_count)
      }
      /// What looks different, as the trees show it.
      var _style: String {
        let shown = _runs.filter { !$0.attributes._style.isEmpty }
        if shown.count == 1, _runs.count == 1 { return shown[0].attributes._style }
        return shown.map { $0.attributes._style + " \"" + $0._text + "\"" }.joined()
      }
    }

    /// A part of a text with attributes.
    @dynamicMemberLookup struct AttributedSubstring: CustomStringConvertible {
      var _base: AttributedString
      let _range: Range<Int>
      var characters: String { AttributedString(self)._text }
      var description: String { characters }
      var startIndex: AttributedString.Index { AttributedString.Index(_offset: _range.lowerBound) }
      var endIndex: AttributedString.Index { AttributedString.Index(_offset: _range.upperBound) }
      var runs: [AttributedString.Run] { AttributedString(self).runs }
      subscript<V>(dynamicMember keyPath: WritableKeyPath<AttributeContainer, V?>) -> V? {
        get { _base._cut(_range).first?.attributes[keyPath: keyPath] }
        set { _base._set(keyPath, newValue, _range) }
      }
      mutating func mergeAttributes(_ attributes: AttributeContainer) {
        var changed = AttributedString(self)
        changed.mergeAttributes(attributes)
        _base._runs =
          _base._cut(0..<_range.lowerBound) + changed._runs
          + _base._cut(_range.upperBound..<_base._count)
      }
      mutating func setAttributes(_ attributes: AttributeContainer) {
        var changed = AttributedString(self)
        changed.setAttributes(attributes)
        _base._runs =
          _base._cut(0..<_range.lowerBound) + changed._runs
          + _base._cut(_range.upperBound..<_base._count)
      }
    }

    /// How characters look.
    struct AttributeContainer: Hashable, Sendable {
      var foregroundColor: Color?
      var backgroundColor: Color?
      var font: Font?
      var link: URL?
      var kern: CGFloat?
      var tracking: CGFloat?
      var baselineOffset: CGFloat?
      var underlineStyle: Text.LineStyle?
      var strikethroughStyle: Text.LineStyle?
      var inlinePresentationIntent: InlinePresentationIntent?
      var languageIdentifier: String?
      var _markup: String?
      init() {}
      mutating func merge(_ other: AttributeContainer) {
        foregroundColor = other.foregroundColor ?? foregroundColor
        backgroundColor = other.backgroundColor ?? backgroundColor
        font = other.font ?? font
        link = other.link ?? link
        kern = other.kern ?? kern
        tracking = other.tracking ?? tracking
        baselineOffset = other.baselineOffset ?? baselineOffset
        underlineStyle = other.underlineStyle ?? underlineStyle
        strikethroughStyle = other.strikethroughStyle ?? strikethroughStyle
        inlinePresentationIntent = other.inlinePresentationIntent ?? inlinePresentationIntent
        languageIdentifier = other.languageIdentifier ?? languageIdentifier
      }
      var _style: String {
        var parts: [String] = []
        if let font { parts.append("font: " + _reader(font)) }
        if let foregroundColor { parts.append("foregroundColor: " + _reader(foregroundColor)) }
        if let backgroundColor { parts.append("backgroundColor: " + _reader(backgroundColor)) }
        if let link { parts.append("link: " + link.absoluteString) }
        if underlineStyle != nil { parts.append("underline") }
        if strikethroughStyle != nil { parts.append("strikethrough") }
        if let kern { parts.append("kern: " + _reader(kern)) }
        if let tracking { parts.append("tracking: " + _reader(tracking)) }
        if let baselineOffset { parts.append("baselineOffset: " + _reader(baselineOffset)) }
        if let intent = inlinePresentationIntent { parts.append(intent._name) }
        return parts.map { ", " + $0 }.joined() + (_markup ?? "")
      }
    }

    /// What a part of a text is meant to be.
    struct InlinePresentationIntent: OptionSet, Hashable {
      let rawValue: UInt
      init(rawValue: UInt) { self.rawValue = rawValue }
      static let emphasized = InlinePresentationIntent(rawValue: 1)
      static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
      static let code = InlinePresentationIntent(rawValue: 4)
      static let strikethrough = InlinePresentationIntent(rawValue: 32)
      var _name: String {
        contains(.code) ? "code" : contains(.stronglyEmphasized) ? "bold" : "italic"
      }
    }

    extension Text {
      /// Text with attributes.
      init(_ attributedContent: AttributedString) {
        self.init(_text: attributedContent._text, _style: attributedContent._style)
      }
    }

    extension String {
      init(_ characters: AttributedString) { self = characters._text }
    }
    """#)
}
