extension StandardLibrary {
  /// Writing and reading values as property lists.
  static let propertyListCoding = LibraryEntry(
    "PropertyListCoding.swift",
    #"""
    /// Writes values as property lists.
    ///
    /// What stands for the binary format is the same text, with dates to the full second's part.
    class PropertyListEncoder {
      var outputFormat: PropertyListSerialization.PropertyListFormat = .binary
      var userInfo: [CodingUserInfoKey: Any] = [:]
      init() {}
      /// The property list of a value.
      func encode<T: Encodable>(_ value: T) throws -> Data {
        let options = JSONEncoder()
        let isExact = outputFormat == .binary
        options.userInfo = userInfo
        options.dateEncodingStrategy = .custom { date, encoder in
          let seconds = "\(date.timeIntervalSinceReferenceDate)"
          let text = isExact ? seconds : ISO8601DateFormatter().string(from: date)
          try (__plistMark() + "date" + text).encode(to: encoder)
        }
        options.dataEncodingStrategy = .custom { data, encoder in
          try (__plistMark() + "data" + data.base64EncodedString()).encode(to: encoder)
        }
        let node = try __encodedNode(value, [], options)
        guard node.kind > 3 else {
          throw EncodingError.invalidValue(
            value,
            EncodingError.Context(
              codingPath: [],
              debugDescription: "Unable to encode the given top-level value as a property list"))
        }
        let text = __plistHead() + __plistLines(node, "").joined(separator: "\n") + "\n</plist>\n"
        return Data(((isExact ? "bplist00" : "") + text).utf8)
      }
    }

    /// Makes values from property lists.
    class PropertyListDecoder {
      var userInfo: [CodingUserInfoKey: Any] = [:]
      init() {}
      /// The value that a property list stands for.
      func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        let options = JSONDecoder()
        options.userInfo = userInfo
        options.dateDecodingStrategy = .custom { decoder in
          let text = try String(from: decoder)
          if let seconds = Double(text) { return Date(timeIntervalSinceReferenceDate: seconds) }
          guard let date = ISO8601DateFormatter().date(from: text) else {
            throw __invalidPlist(decoder.codingPath)
          }
          return date
        }
        var text = String(decoding: data, as: UTF8.self)[...]
        if text.hasPrefix("bplist00") { text = text.dropFirst(8) }
        guard let start = text.range(of: "<plist") else { throw __invalidPlist([]) }
        var reader = __PlistReader(text: text[start.lowerBound...])
        _ = reader.tag()
        guard let node = reader.value(reader.tag()) else { throw __invalidPlist([]) }
        return try __NodeDecoder(node: node, codingPath: [], options: options).__decode(type)
      }
      func decode<T: Decodable>(
        _ type: T.Type, from data: Data,
        format: inout PropertyListSerialization.PropertyListFormat
      ) throws -> T {
        format = String(decoding: data.prefix(8), as: UTF8.self) == "bplist00" ? .binary : .xml
        return try decode(type, from: data)
      }
    }
    """#)
}
