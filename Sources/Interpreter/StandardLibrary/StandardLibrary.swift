/// The Swift standard library, and the parts of Foundation that everyone uses, as Grove models
/// them: declarations in Swift's own notation next to what implements them.
///
/// Pieces are small, since one is parsed when a program first mentions a name in it. A type's piece
/// holds its conformances and what nearly every program uses; the rest of its members are
/// extensions in pieces of their own.
package enum StandardLibrary {
  /// Every piece of the library.
  package static var entries: [LibraryEntry] {
    protocols + fundamentals + numbers + text + collections + pointers + foundation
      + concurrency + combine
  }

  private static var protocols: [LibraryEntry] {
    [
      comparisonProtocols, descriptionProtocols, literalProtocols, declarationProtocols,
      codingKey, localizedError, numericProtocols, floatingPointProtocols, sequenceProtocols,
      setProtocols, optionSetInitializers, genericMathematics,
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
      simdProtocol, rarerMathematics, cMathematics, vectorArithmetic,
      integerArithmetic, integerOverflow, integerBits, integerDefaults, integerFullWidth,
      unsignedWideInteger, signedWideInteger, wideDurations, floatingPointParts,
      integerMagnitudes, floatingPointRules,
      floatingPointArithmetic, random,
      formatStyle,
      numberStyleConfiguration, formattedNumbers, numberParsing,
    ]
  }

  private static var text: [LibraryEntry] {
    [
      stringProtocol, string, stringViews, substringViews, substring, stringMembers, stringEditing,
      stringOperators, staticString, scalarProperties, character,
      characterProperties, unicode, stringSearching, stringLines, stringForms,
      stringFormats, stringInterpolation, characterSet,
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
      anySequence, collectionRanges, rangeSet, subranges, collectionDifference,
    ]
  }

  private static var pointers: [LibraryEntry] {
    [
      pointerMemory, unsafePointers, unsafeBuffers, unsafeRawPointers, unsafeRawBuffers,
      unsafeAccess, rawBytes, unmanaged, managedBuffer, cStrings,
    ]
  }

  private static var foundation: [LibraryEntry] {
    geometry + dates + decimals + formats + addresses + errors + objects + everydayUnits
      + technicalUnits + coding + valueCoding + surroundings + [
        uuid, indexSet, indexSetMembers, offsets, indexPath, scanner, sortDescriptors,
        locale, localeNames, localeConventions, languageCodes, regionCodes,
        measurement, measurementCoding, data, dataMembers, dataProtocols, stringEncoding,
        cLibrary, mathConstants,
      ]
  }

  private static var dates: [LibraryEntry] {
    [
      date, calendar, calendarComparing, calendarSearching, dateNames, dateInterval, timeZone,
      timeZoneMembers, dateComponents, dateFormatStyle, dateFormatter, isoFormatter, isoStyle,
      relativeDates, dateComponentsFormatter, dateIntervalStyle, dateIntervalFormatter,
    ]
  }

  private static var decimals: [LibraryEntry] { [decimal, decimalMembers, nsDecimalNumber] }

  private static var formats: [LibraryEntry] {
    [
      numberFormatter, listFormatStyle, listFormatter, durationFormatStyle, byteCountFormatter,
      personName,
    ]
  }

  private static var addresses: [LibraryEntry] {
    [url, urlMembers, urlComponents, urlComponentsMembers, urlResources, percentEncoding]
  }

  private static var errors: [LibraryEntry] {
    [nsError, codedError, cocoaError, posixError, urlError]
  }

  private static var objects: [LibraryEntry] {
    [
      nsObject, nsNumber, numberTruncation, nsString, nsStringMembers, nsMutableString,
      nsArray, nsArrayMembers, nsArraySearching, nsDictionary, nsDictionaryMembers, nsSet,
      nsOrderedSet, countedSet, nsAttributedString, nsData, nsPredicate,
      nsPredicateFormat, nsSortDescriptor, regularExpression, textRange, nsHashTable,
    ]
  }

  private static var surroundings: [LibraryEntry] {
    [
      userDefaults, notificationCenter, selector, keyValueObserving, process, progress,
      fileManager, urlSession, undoManager, standardStreams, logger, signposts, unsimulated,
    ]
  }

  private static var coding: [LibraryEntry] {
    [
      codingProtocols, customCoding, codingErrors, codingKeyRepresentable, decodedValues,
      encodedValues, jsonNode,
      jsonDecoder, nodeDecoder, jsonEncoder, nodeEncoder, jsonSerialization,
      propertyListCoding, propertyListText,
    ]
  }

  private static var concurrency: [LibraryEntry] {
    [
      coroutines, taskState, task, taskGroup, continuations, actors, asyncSequence,
      asyncSequenceSearching, asyncSequenceSkipping, asyncSequenceTransforming, asyncStream,
      asyncThrowingStream, clock, dispatchQueue, dispatchTime, dispatchGroup, scheduler, timer,
      dispatchSource, locks, atomics, operations, threads,
    ]
  }

  private static var combine: [LibraryEntry] {
    [
      publisher, subscriberBridges, sinks, subscriberTypes, subjects, simplePublishers,
      publisherMapping, publisherTrying, publisherCollecting, publisherAppending,
      publisherCombining, publisherBuffering, publisherCoding, publisherFailing, publisherTiming,
      publisherTypes, demandCounting, connecting, notificationPublisher,
    ]
  }
}
