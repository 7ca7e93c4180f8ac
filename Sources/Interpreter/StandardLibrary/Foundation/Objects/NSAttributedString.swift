extension StandardLibrary {
  /// Text with attributes, as objects.
  static let nsAttributedString = LibraryEntry(
    "NSAttributedString.swift",
    """
    /// A text parts of which have attributes; its positions count UTF-16 units.
    class NSAttributedString: NSObject {
      /// What an attribute is about.
      struct Key: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        init(_ rawValue: String) { self.rawValue = rawValue }
        static let attachment = Key("NSAttachment")
        static let backgroundColor = Key("NSBackgroundColor")
        static let baselineOffset = Key("NSBaselineOffset")
        static let font = Key("NSFont")
        static let foregroundColor = Key("NSColor")
        static let kern = Key("NSKern")
        static let ligature = Key("NSLigature")
        static let link = Key("NSLink")
        static let paragraphStyle = Key("NSParagraphStyle")
        static let shadow = Key("NSShadow")
        static let strikethroughColor = Key("NSStrikethroughColor")
        static let strikethroughStyle = Key("NSStrikethrough")
        static let strokeColor = Key("NSStrokeColor")
        static let strokeWidth = Key("NSStrokeWidth")
        static let textEffect = Key("NSTextEffect")
        static let underlineColor = Key("NSUnderlineColor")
        static let underlineStyle = Key("NSUnderline")
      }
      struct EnumerationOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let reverse = EnumerationOptions(rawValue: 2)
        static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
      }
      struct __Run {
        var length: Int
        var attributes: [Key: Any]
      }
      var string: String
      var __runs: [__Run]
      init(string str: String) {
        self.string = str
        self.__runs = str.isEmpty ? [] : [__Run(length: str.utf16.count, attributes: [:])]
        super.init()
      }
      init(string str: String, attributes attrs: [Key: Any]?) {
        self.string = str
        self.__runs =
          str.isEmpty ? [] : [__Run(length: str.utf16.count, attributes: attrs ?? [:])]
        super.init()
      }
      init(attributedString attrStr: NSAttributedString) {
        self.string = attrStr.string
        self.__runs = attrStr.__runs
        super.init()
      }
      override convenience init() { self.init(string: "") }
      var length: Int { string.utf16.count }

      /// The run at a position, with its place.
      func __run(at location: Int) -> (run: __Run, range: NSRange) {
        var start = 0
        for run in __runs {
          if location < start + run.length {
            return (run, NSRange(location: start, length: run.length))
          }
          start += run.length
        }
        __trap("NSRangeException: Out of bounds")
      }
      func attributes(
        at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
      ) -> [Key: Any] {
        let found = __run(at: location)
        range?.pointee = found.range
        return found.run.attributes
      }
      func attribute(
        _ attrName: Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
      ) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
      }
      func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
        part.__runs = __cut(range)
        return NSAttributedString(attributedString: part)
      }
      func __cut(_ range: NSRange) -> [__Run] {
        var parts: [__Run] = []
        var start = 0
        for run in __runs {
          let from = max(start, range.location)
          let to = min(start + run.length, range.upperBound)
          if from < to { parts.append(__Run(length: to - from, attributes: run.attributes)) }
          start += run.length
        }
        return parts
      }
      func enumerateAttributes(
        in enumerationRange: NSRange, options opts: EnumerationOptions = [],
        using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        let stop = __stopFlag()
        var parts: [(attributes: [Key: Any], range: NSRange)] = []
        var start = enumerationRange.location
        for run in __cut(enumerationRange) {
          parts.append((run.attributes, NSRange(location: start, length: run.length)))
          start += run.length
        }
        if opts.contains(.reverse) { parts.reverse() }
        for part in parts where !stop.pointee.boolValue {
          block(part.attributes, part.range, stop)
        }
      }
      func enumerateAttribute(
        _ attrName: Key, in enumerationRange: NSRange, options opts: EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
      ) {
        enumerateAttributes(in: enumerationRange, options: opts) { attributes, range, stop in
          block(attributes[attrName], range, stop)
        }
      }
      func isEqual(to other: NSAttributedString) -> Bool { isEqual(other) }
      override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSAttributedString, string == other.string,
          __runs.count == other.__runs.count
        else { return false }
        return zip(__runs, other.__runs).allSatisfy { left, right in
          left.length == right.length && left.attributes.count == right.attributes.count
            && left.attributes.allSatisfy {
              ($0.value as? AnyHashable) == (right.attributes[$0.key] as? AnyHashable)
            }
        }
      }
      override var hash: Int { string.hashValue }
      func copy() -> Any { NSAttributedString(attributedString: self) }
      func mutableCopy() -> Any { NSMutableAttributedString(attributedString: self) }
      override var description: String {
        var text = ""
        var start = 0
        for run in __runs {
          let part = (string as NSString).substring(
            with: NSRange(location: start, length: run.length))
          text += part + "{" + run.attributes.map { "\\n    \\($0.key.rawValue) = \\($0.value);" }
            .sorted().joined() + (run.attributes.isEmpty ? "" : "\\n") + "}"
          start += run.length
        }
        return text
      }
    }

    /// A text with attributes that changes.
    class NSMutableAttributedString: NSAttributedString {
      var mutableString: NSMutableString { NSMutableString(string: string) }
      func beginEditing() {}
      func endEditing() {}
      func __change(_ range: NSRange, _ change: (inout [Key: Any]) -> Void) {
        if range.location < 0 || range.upperBound > length {
          __trap("NSRangeException: Out of bounds")
        }
        var parts = __cut(range)
        for index in parts.indices { change(&parts[index].attributes) }
        __setRuns(range, parts)
      }
      /// Puts runs in the place of those of a range.
      func __setRuns(_ range: NSRange, _ parts: [__Run]) {
        let whole = __runs.reduce(0) { $0 + $1.length }
        let after = NSRange(location: range.upperBound, length: whole - range.upperBound)
        __runs = __cut(NSRange(location: 0, length: range.location)) + parts + __cut(after)
        __join()
      }
      /// Neighbours that have nothing are one run.
      func __join() {
        var joined: [__Run] = []
        for run in __runs {
          if let last = joined.last, __isAlike(last.attributes, run.attributes) {
            joined[joined.count - 1].length += run.length
          } else {
            joined.append(run)
          }
        }
        __runs = joined
      }
      func __isAlike(_ left: [Key: Any], _ right: [Key: Any]) -> Bool {
        left.count == right.count
          && left.allSatisfy {
            guard let value = $0.value as? AnyHashable else { return false }
            return value == (right[$0.key] as? AnyHashable)
          }
      }
      func setAttributes(_ attrs: [Key: Any]?, range: NSRange) {
        __change(range) { $0 = attrs ?? [:] }
      }
      func addAttribute(_ name: Key, value: Any, range: NSRange) {
        __change(range) { $0[name] = value }
      }
      func addAttributes(_ attrs: [Key: Any], range: NSRange) {
        __change(range) { $0.merge(attrs) { _, new in new } }
      }
      func removeAttribute(_ name: Key, range: NSRange) { __change(range) { $0[name] = nil } }
      func replaceCharacters(in range: NSRange, with str: String) {
        // New text looks like what it replaces, or like what stands before it.
        var attributes: [Key: Any] = [:]
        if range.length > 0 {
          attributes = __run(at: range.location).run.attributes
        } else if length > 0 {
          attributes = __run(at: max(0, range.location - 1)).run.attributes
        }
        let count = str.utf16.count
        __setRuns(range, count == 0 ? [] : [__Run(length: count, attributes: attributes)])
        string = (string as NSString).replacingCharacters(in: range, with: str)
      }
      func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        __setRuns(range, attrString.__runs)
        string = (string as NSString).replacingCharacters(in: range, with: attrString.string)
      }
      func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
      }
      func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
      func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
      func setAttributedString(_ attrString: NSAttributedString) {
        string = attrString.string
        __runs = attrString.__runs
      }
    }
    """)
}
