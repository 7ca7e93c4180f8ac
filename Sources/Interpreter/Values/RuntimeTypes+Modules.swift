import IR

/// The module that a type's name begins with where it is printed in full.
extension RuntimeTypes {
  /// The module prefix: the program's own types belong to `main`, the standard library's to
  /// `Swift`; other libraries' types go by their bare names.
  func module(of nominal: Nominal) -> String {
    guard nominal.isLibrary else { return "main." }
    return Self.standard.contains(nominal.name) || TypeID.fixedNames.contains(nominal.name)
      ? "Swift." : ""
  }

  /// The name of a composition such as `any P & Q`.
  ///
  /// A class comes first, `AnyObject` last, and protocols in the order of their modules and names.
  /// What only the compiler knows of is no part of the name.
  func compositionName(_ parts: [Nominal], qualified: Bool) -> String {
    func rank(_ part: Nominal) -> Int {
      part.kind == .object ? 0 : part.isLibrary && part.name == "AnyObject" ? 2 : 1
    }
    let sorted = parts.filter { !$0.isLibrary || !Self.markers.contains($0.name) }
      .map { (rank($0), fullName(of: $0), $0) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    if sorted.isEmpty { return "Any" }
    return sorted.map { qualified ? $0.1 : $0.2.name }.joined(separator: " & ")
  }

  private func fullName(of nominal: Nominal) -> String {
    guard let outer = nominal.outer else { return module(of: nominal) + nominal.name }
    return fullName(of: outer) + "." + nominal.name
  }

  private static let standard: Set<String> = types.union(protocols).union(pointers)

  private static let types: Set<String> = [
    "AnyBidirectionalCollection", "AnyCollection", "AnyHashable", "AnyIterator",
    "AnyRandomAccessCollection", "AnySequence", "Array", "ArraySlice", "AsyncStream",
    "AsyncThrowingStream", "CancellationError", "CheckedContinuation", "ClosedRange",
    "CodingUserInfoKey", "CollectionDifference", "CollectionOfOne", "ContiguousArray",
    "ContinuousClock", "DecodingError", "DefaultIndices", "DefaultStringInterpolation",
    "Dictionary", "DiscardingTaskGroup", "DiscontiguousSlice", "DropFirstSequence",
    "DropWhileSequence", "Duration", "EmptyCollection", "EncodingError", "EnumeratedSequence",
    "FlattenSequence", "FloatingPointClassification", "FloatingPointRoundingRule",
    "FloatingPointSign", "Hasher", "IndexingIterator", "IteratorSequence", "JoinedSequence",
    "KeyValuePairs", "LazyDropWhileSequence", "LazyFilterSequence", "LazyMapSequence",
    "LazyPrefixWhileSequence", "LazySequence", "MainActor", "ManagedBuffer", "Mirror",
    "ObjectIdentifier", "Optional", "PartialRangeFrom", "PartialRangeThrough",
    "PartialRangeUpTo", "PrefixSequence", "Range", "RangeSet", "Repeated", "Result",
    "ReversedCollection", "SIMD2", "SIMD3", "SIMD4", "SIMD8", "SIMD16", "SIMDMask", "Set",
    "Slice", "StaticString", "StrideThrough", "StrideThroughIterator", "StrideTo",
    "StrideToIterator", "SuspendingClock",
    "SystemRandomNumberGenerator", "Task", "TaskGroup", "TaskPriority", "ThrowingTaskGroup",
    "Unicode", "UnfoldSequence", "UnsafeContinuation", "Zip2Sequence",
  ]

  private static let protocols: Set<String> = [
    "Actor", "AdditiveArithmetic", "AnyObject", "AsyncIteratorProtocol", "AsyncSequence",
    "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "CaseIterable", "Clock",
    "CodingKey", "Collection", "Comparable", "CustomDebugStringConvertible",
    "CustomLeafReflectable", "CustomReflectable", "CustomStringConvertible", "Decodable",
    "Decoder", "Encodable", "Encoder", "Equatable", "Error", "ExpressibleByArrayLiteral",
    "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral",
    "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral",
    "ExpressibleByStringInterpolation", "ExpressibleByStringLiteral", "FixedWidthInteger",
    "FloatingPoint", "Hashable", "Identifiable", "InstantProtocol", "IteratorProtocol",
    "LazyCollectionProtocol", "LazySequenceProtocol", "LosslessStringConvertible",
    "MutableCollection", "Numeric", "OptionSet", "RandomAccessCollection",
    "RandomNumberGenerator", "RangeExpression", "RangeReplaceableCollection",
    "RawRepresentable", "Sequence", "SetAlgebra", "SignedInteger", "SignedNumeric",
    "StringProtocol", "Strideable", "TextOutputStream", "TextOutputStreamable",
    "UnsignedInteger",
  ]

  private static let pointers: Set<String> = [
    "AnyKeyPath", "KeyPath", "OpaquePointer", "PartialKeyPath", "ReferenceWritableKeyPath",
    "Unmanaged", "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeMutablePointer",
    "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer", "UnsafePointer",
    "UnsafeRawBufferPointer", "UnsafeRawPointer", "WritableKeyPath",
  ]
}
