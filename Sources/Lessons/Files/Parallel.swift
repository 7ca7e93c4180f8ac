#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Work on several threads, with results in the order of the items.
enum Parallel {
  /// Interpreted programs may recurse deeply, and the default of other threads is small.
  private static let stackSize = 64 << 20

  /// Transforms every item; each thread takes every `jobs`th of them, so nothing is shared.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let count = min(max(jobs, 1), items.count)
    guard count > 1 else { return items.map(transform) }
    let shares = (0..<count).map { first in
      Share {
        stride(from: first, to: items.count, by: count).map { transform(items[$0]) }
      }
    }
    let threads = shares.map { start($0) }
    var results: [Result?] = Array(repeating: nil, count: items.count)
    for (first, share) in shares.enumerated() {
      // A thread that could not be started leaves its work to this one.
      if let thread = threads[first] { pthread_join(thread, nil) } else { share.run() }
      for (offset, result) in share.results.enumerated() {
        results[first + offset * count] = result
      }
    }
    return results.compactMap { $0 }
  }

  /// One thread's work and what came of it.
  private class Work {
    func run() {}
  }

  private final class Share<Result>: Work {
    private let work: () -> [Result]
    private(set) var results: [Result] = []

    init(_ work: @escaping () -> [Result]) { self.work = work }

    override func run() { results = work() }
  }

  private static func start(_ work: Work) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let pointer = Unmanaged.passRetained(work).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, &attributes, { Parallel.enter($0) }, pointer)
    #else
      var thread = pthread_t()
      let code = pthread_create(
        &thread, &attributes, { $0.flatMap { Parallel.enter($0) } }, pointer)
    #endif
    if code == 0 { return thread }
    Unmanaged<Work>.fromOpaque(pointer).release()
    return nil
  }

  private static func enter(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run()
    return nil
  }
}
