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
      + concurrency + combine
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
      output, memoryLayout,
      dump, mirror, keyValuePairs, failures, primitives, duration, keyPath, commandLine,
      parameterPacks,
    ]
  }

  private static var numbers: [LibraryEntry] {
    integerTypes + floatingPointTypes + mathematics + numberStyles + simdTypes + [
      simdProtocol,
      integerArithmetic, integerBits, integerFullWidth, floatingPointParts,
      integerMagnitudes, floatingPointRules,
      floatingPointArithmetic, random,
      formatStyle,
      numberStyleConfiguration, formattedNumbers,
    ]
  }

  private static var text: [LibraryEntry] {
    [
      stringProtocol, string, stringViews, substringViews, substring, stringMembers, stringEditing,
      stringOperators, staticString, scalarProperties, character,
      characterProperties, unicode, stringSearching, stringInterpolation, characterSet,
      characterSetAlgebra,
      regex, regexSearching, regexBuilder, regexComponents, regexCaptures, regexClasses,
    ]
  }

  private static var collections: [LibraryEntry] {
    [
      array, arrayEditing, arraySlice, arraySliceMembers, contiguousArray, dictionary,
      dictionaryTransforming, set,
      setAlgebra, range, closedRange,
      rangeOperators, rangeMembers, partialRanges, sequenceTransforming, sequenceSearching,
      sequenceSorting, sequenceComparing, sequenceJoining, sequenceSlicing, sequenceFunctions,
      stride, collectionDefaults, collectionParts, collectionSlicing, rangeReplaceableDefaults,
      mutableCollectionDefaults,
      lazySequence, lazyFilters, flattenSequence, reversedCollection, enumeratedSequence,
      zippedSequence, repeated,
      anySequence, collectionRanges, collectionDifference, unsafePointers, unsafeAccess, rawBytes,
    ]
  }

  private static var foundation: [LibraryEntry] {
    geometry + [
      uuid, date, calendar, calendarComparing, dateInterval, timeZone, dateComponents,
      dateFormatStyle, dateFormatter, isoFormatter, relativeDates, dateComponentsFormatter,
      indexSet, offsets,
      regularExpression, textRange, scanner, countedSet,
      locale, localeNames, url, urlComponents, percentEncoding, mathConstants, nsError,
      cocoaError,
      nsString,
      nsArray, nsDictionary,
      numberFormatter, numberTruncation,
      nsNumber, decimal,
      listFormatStyle, dateIntervalStyle, dateIntervalFormatter, sortDescriptors, measurement,
      durationFormatStyle,
      indexPath, cLibrary, byteCountFormatter,
      personName,
      data, stringEncoding, unsimulated,
    ] + coding + surroundings
  }

  private static var surroundings: [LibraryEntry] {
    [
      userDefaults, notificationCenter, selector, keyValueObserving, operationQueue, process,
      fileManager, urlSession, undoManager,
    ]
  }

  private static var coding: [LibraryEntry] {
    [
      codingProtocols, customCoding, codingErrors, codingKeyRepresentable, decodedValues,
      encodedValues, jsonNode,
      jsonDecoder, nodeDecoder, jsonEncoder, nodeEncoder, jsonSerialization,
    ]
  }

  private static var concurrency: [LibraryEntry] {
    [
      coroutines, taskState, task, taskGroup, continuations, actors, asyncSequence,
      asyncSequenceSearching, asyncSequenceSkipping, asyncSequenceTransforming, asyncStream,
      asyncThrowingStream, clock, dispatchQueue, dispatchTime, dispatchGroup, scheduler, timer,
      locks,
    ]
  }

  private static var combine: [LibraryEntry] {
    [
      publisher, subscriberBridges, sinks, subjects, simplePublishers, publisherMapping,
      publisherCollecting, publisherCombining, publisherFailing, publisherTiming, publisherTypes,
      demandCounting, connecting, notificationPublisher,
    ]
  }
}
