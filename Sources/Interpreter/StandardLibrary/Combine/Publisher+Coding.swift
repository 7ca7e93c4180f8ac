extension StandardLibrary {
  /// Values written as data and read back.
  static let publisherCoding = LibraryEntry(
    "PublisherCoding.swift",
    """
    /// What writes values as data.
    protocol TopLevelEncoder {
      associatedtype Output
      func encode<T: Encodable>(_ value: T) throws -> Output
    }
    /// What reads values from data.
    protocol TopLevelDecoder {
      associatedtype Input
      func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
    }
    extension JSONEncoder: TopLevelEncoder { typealias Output = Data }
    extension JSONDecoder: TopLevelDecoder { typealias Input = Data }

    extension Publisher {
      func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
      ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
      }
    }
    extension Publisher where Output: Encodable {
      func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error> {
        tryMap { try encoder.encode($0) }
      }
    }
    """)
}
