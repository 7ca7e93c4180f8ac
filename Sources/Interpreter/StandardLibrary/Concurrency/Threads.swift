extension StandardLibrary {
  /// Threads, of which one runs at a time.
  static let threads = LibraryEntry(
    "Thread.swift",
    """
    /// A line of work of its own; it runs while the others wait.
    class Thread: NSObject {
      static let main = Thread()
      static var mainThread: Thread { main }
      static let __worker = Thread()
      static var __running: [Int: Thread] = [:]
      static var current: Thread {
        let coroutine = __coroutine()
        if let thread = __running[coroutine] { return thread }
        return DispatchQueue._workers.contains(coroutine) ? __worker : main
      }
      static var isMainThread: Bool { current === main }
      static func isMultiThreaded() -> Bool { !__running.isEmpty }
      static var callStackSymbols: [String] { [] }
      static var callStackReturnAddresses: [NSNumber] { [] }
      /// Lets time pass in which nothing else can run.
      static func sleep(forTimeInterval ti: Double) { __block(__nanoseconds(ti)) }
      static func sleep(until date: Date) { __block(__nanoseconds(date.timeIntervalSinceNow)) }
      static func detachNewThread(_ block: @escaping () -> Void) { Thread(block: block).start() }

      let __body: (() -> Void)?
      var name: String? = nil
      var qualityOfService: QualityOfService = .default
      var threadPriority: Double = 0.5
      var stackSize: Int = 524288
      var threadDictionary: NSMutableDictionary = NSMutableDictionary()
      var isExecuting: Bool = false
      var isFinished: Bool = false
      var isCancelled: Bool = false
      var isMainThread: Bool { self === Thread.main }
      override init() {
        self.__body = nil
        super.init()
      }
      init(block: @escaping () -> Void) {
        self.__body = block
        super.init()
      }
      func cancel() { isCancelled = true }
      func main() { __body?() }
      func start() {
        _ = __startCoroutine({
          let coroutine = __coroutine()
          Thread.__running[coroutine] = self
          self.isExecuting = true
          self.main()
          self.isExecuting = false
          self.isFinished = true
          Thread.__running[coroutine] = nil
        }, nil)
      }
    }

    @discardableResult
    func sleep(_ seconds: UInt32) -> UInt32 {
      __block(Int(seconds) * 1000000000)
      return 0
    }
    @discardableResult
    func usleep(_ microseconds: UInt32) -> Int32 {
      __block(Int(microseconds) * 1000)
      return 0
    }
    """)
}
