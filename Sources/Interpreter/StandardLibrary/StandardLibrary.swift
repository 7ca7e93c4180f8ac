/// The Swift standard library, and the parts of Foundation that everyone uses, as Grove models
/// them: declarations in Swift's own notation next to what implements them.
///
/// Pieces are small, since one is parsed when a program first mentions a name in it. A type's piece
/// holds its conformances and what nearly every program uses; the rest of its members are
/// extensions in pieces of their own.
package enum StandardLibrary {
  /// Every piece of the library.
  package static var entries: [LibraryEntry] {
    protocols + fundamentals + numbers + text + collections + foundation
  }

  private static var protocols: [LibraryEntry] {
    [
      comparisonProtocols, descriptionProtocols, literalProtocols, declarationProtocols,
      codingKey, localizedError, numericProtocols, floatingPointProtocols, sequenceProtocols,
      setProtocols, optionSetInitializers,
      optionSetAlgebra,
    ]
  }

  private static var fundamentals: [LibraryEntry] {
    [
      optional, optionalTransforming, result, bool, hasher, comparing, identity, anyHashable,
      output,
      dump, failures, primitives, duration, keyPath,
    ]
  }

  private static var numbers: [LibraryEntry] {
    integerTypes + floatingPointTypes + mathematics + numberStyles + [
      integerArithmetic, integerMagnitudes, floatingPointRules, floatingPointArithmetic, random,
      formatStyle,
      numberStyleConfiguration, formattedNumbers,
    ]
  }

  private static var text: [LibraryEntry] {
    [
      stringProtocol, string, substring, stringMembers, stringEditing, stringOperators, character,
      characterProperties, unicode, stringSearching, characterSet,
    ]
  }

  private static var collections: [LibraryEntry] {
    [
      array, arrayEditing, arraySlice, arraySliceMembers, dictionary, dictionaryTransforming, set,
      setAlgebra, range, closedRange,
      rangeOperators, rangeMembers, partialRanges, sequenceTransforming, sequenceSearching,
      sequenceSorting, sequenceComparing, sequenceJoining, sequenceSlicing, sequenceFunctions,
      stride, collectionDefaults, collectionParts, collectionSlicing, rangeReplaceableDefaults,
      lazySequence,
    ]
  }

  private static var foundation: [LibraryEntry] {
    geometry + [
      uuid, date, calendar, dateComponents, dateFormatting, dateFormatter, indexSet, offsets,
      locale, url, nsError,
    ]
  }
}
