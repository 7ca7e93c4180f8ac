extension StandardLibrary {
  /// What programs ask of C beside mathematics: to end, the time and numbers by chance.
  static let cLibrary = LibraryEntry(
    "CLibrary.swift",
    """
    let EXIT_SUCCESS: Int32 = 0
    let EXIT_FAILURE: Int32 = 1
    /// Ends the program; what has been printed stays.
    func exit(_ status: Int32) -> Never
    /// Ends the program as a failure does.
    func abort() -> Never { __trap("the program called abort()") }

    typealias time_t = Int
    /// Seconds since the beginning of 1970: virtual time.
    func time(_ result: Int?) -> time_t { Int(Date().timeIntervalSince1970) }

    /// Numbers as `drand48` of every C library makes them: the same ones after the same seed.
    enum __Random48 {
      static var state: UInt64 = 0x1234ABCD330E
      static func next() -> UInt64 {
        state = (state &* 0x5DEECE66D &+ 0xB) & 0xFFFFFFFFFFFF
        return state
      }
      static func seed(_ value: UInt64) { state = (value & 0xFFFFFFFF) << 16 | 0x330E }
    }
    func srand48(_ seed: Int) { __Random48.seed(UInt64(truncatingIfNeeded: seed)) }
    func drand48() -> Double { Double(__Random48.next()) / 281474976710656 }
    func lrand48() -> Int { Int(__Random48.next() >> 17) }

    let RAND_MAX: Int32 = 2147483647
    func srand(_ seed: UInt32) { __Random48.seed(UInt64(seed)) }
    func rand() -> Int32 { Int32(__Random48.next() >> 17) }
    func srandom(_ seed: UInt32) { __Random48.seed(UInt64(seed)) }
    func random() -> Int { Int(__Random48.next() >> 17) }
    func arc4random_uniform(_ upper_bound: UInt32) -> UInt32 {
      upper_bound == 0 ? 0 : UInt32.random(in: 0..<upper_bound)
    }
    func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }
    """,
    natives: [
      "exit(_:)": { call throws(Trap) in
        let status = call.integer(0)
        throw Trap("the program ended with exit(\(status))", kind: .exited(status: status))
      }
    ])

  /// Names of C's mathematics.
  static let mathConstants = LibraryEntry(
    "MathConstants.swift",
    """
    let M_PI: Double = 3.141592653589793
    let M_PI_2: Double = 1.5707963267948966
    let M_PI_4: Double = 0.7853981633974483
    let M_E: Double = 2.718281828459045
    let M_LN2: Double = 0.6931471805599453
    let M_SQRT2: Double = 1.4142135623730951
    """)
}
