/// The number of an interned list of type arguments; 0 is the empty list.
struct Bindings: Hashable, BitwiseCopyable, Sendable {
  let rawValue: Int32

  static var empty: Bindings { Bindings(rawValue: 0) }
}
