extension Feature {
  static let navigationPath = Feature(
    "NavigationPath",
    #"""
    /// The values of the screens on a stack, of any types.
    struct NavigationPath: Equatable {
      var _values: [AnyHashable]
      init() { self._values = [] }
      init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self._values = elements.map { element in AnyHashable(element) }
      }
      init(_ codable: CodableRepresentation) { self._values = codable._values }
      /// What can be stored; nothing if one of the values cannot.
      var codable: CodableRepresentation? {
        for value in _values where !(value.base is any Codable) { return nil }
        return CodableRepresentation(_values: _values)
      }
      var count: Int { _values.count }
      var isEmpty: Bool { _values.isEmpty }
      mutating func append<V: Hashable>(_ value: V) { _values.append(AnyHashable(value)) }
      mutating func removeLast(_ k: Int = 1) { _values.removeLast(k) }
      func _appending(_ value: Any) -> NavigationPath {
        var path = self
        path._values.append(AnyHashable(value as! any Hashable))
        return path
      }
      func _shortened(_ count: Int) -> NavigationPath {
        var path = self
        path._values = Array(_values.prefix(count))
        return path
      }

      /// A path as it is stored: from the top, each value's type and the value as JSON.
      struct CodableRepresentation: Codable, Equatable {
        let _values: [AnyHashable]
        init(_values: [AnyHashable]) { self._values = _values }
        init(from decoder: any Decoder) throws {
          var container = try decoder.unkeyedContainer()
          var values: [AnyHashable] = []
          while !container.isAtEnd {
            let name = try container.decode(String.self)
            let json = try container.decode(String.self)
            guard let decode = _PathTypes.shared._decoders[name] else {
              throw DecodingError.dataCorrupted(
                DecodingError.Context(
                  codingPath: [], debugDescription: "no path has held a value of type \(name)"))
            }
            values.append(try decode(Data(json.utf8)))
          }
          self._values = Array(values.reversed())
        }
        func encode(to encoder: any Encoder) throws {
          var container = encoder.unkeyedContainer()
          for value in _values.reversed() {
            if let value = value.base as? any (Codable & Hashable) {
              let stored = try _PathTypes.shared._stored(value)
              try container.encode(stored[0])
              try container.encode(stored[1])
            }
          }
        }
      }
    }

    /// The types of the values that stored paths hold: there is no finding a type by its name.
    final class _PathTypes {
      static let shared = _PathTypes()
      var _decoders: [String: (Data) throws -> AnyHashable] = [:]
      init() {
        _add(Int.self)
        _add(String.self)
        _add(Double.self)
        _add(Bool.self)
        _add(UUID.self)
      }
      func _add<T: Codable & Hashable>(_ type: T.Type) {
        _decoders[String(reflecting: type)] = {
          AnyHashable(try JSONDecoder().decode(T.self, from: $0))
        }
      }
      func _stored<T: Codable & Hashable>(_ value: T) throws -> [String] {
        _add(T.self)
        let json = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        return [String(reflecting: T.self), json]
      }
    }
    """#)
}
