extension StandardLibrary {
  /// Work as objects, and the queues that run it: one operation at a time, in a fixed order.
  static let operations = LibraryEntry(
    "Operation.swift",
    """
    /// How urgent work is.
    enum QualityOfService: Int, Sendable {
      case userInteractive = 33
      case userInitiated = 25
      case utility = 17
      case background = 9
      case `default` = -1
    }

    /// Work that can wait for other work and be called off.
    class Operation: NSObject {
      enum QueuePriority: Int, Sendable {
        case veryLow = -8
        case low = -4
        case normal = 0
        case high = 4
        case veryHigh = 8
      }
      var name: String? = nil
      var queuePriority: QueuePriority = .normal
      var qualityOfService: QualityOfService = .default
      var threadPriority: Double = 0.5
      var completionBlock: (() -> Void)? = nil
      var dependencies: [Operation] = []
      var __isCancelled = false
      var __isExecuting = false
      var __isFinished = false
      var __isSettled = false
      var __waiters: [Int] = []
      var __dependents: [Operation] = []
      weak var __queue: OperationQueue? = nil
      override init() { super.init() }

      var isCancelled: Bool { __isCancelled }
      var isExecuting: Bool { __isExecuting }
      var isFinished: Bool { __isFinished }
      var isAsynchronous: Bool { false }
      var isConcurrent: Bool { isAsynchronous }
      var isReady: Bool { isCancelled || dependencies.allSatisfy { $0.isFinished } }

      /// Does the work, unless it has been called off.
      func start() {
        if !isCancelled {
          __isExecuting = true
          main()
          __isExecuting = false
        }
        __isFinished = true
        __settle()
      }
      func main() {}
      func cancel() { __isCancelled = true }
      func addDependency(_ op: Operation) {
        dependencies.append(op)
        op.__dependents.append(self)
      }
      func removeDependency(_ op: Operation) {
        dependencies.removeAll { $0 === op }
        op.__dependents.removeAll { $0 === self }
        __queue?.__startReady()
      }
      func waitUntilFinished() {
        while !isFinished {
          __waiters.append(__coroutine())
          __suspend()
        }
      }

      /// Tells whoever waits, once the work has ended.
      func __settle() {
        guard isFinished, !__isSettled else { return }
        __isSettled = true
        if let block = completionBlock { _ = __startCoroutine({ block() }, nil) }
        let waiters = __waiters
        __waiters = []
        for waiter in waiters { __awaken(waiter) }
        __queue?.__remove(self)
        for dependent in __dependents { dependent.__queue?.__startReady() }
        __dependents = []
      }
      // An operation that ends later says so the way observed properties do.
      func willChangeValue(forKey key: String) {}
      func willChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) {}
      func didChangeValue(forKey key: String) { __changed() }
      func didChangeValue<Value>(for keyPath: KeyPath<Operation, Value>) { __changed() }
      func __changed() {
        __settle()
        __queue?.__startReady()
      }
    }

    /// Work that is written as blocks.
    class BlockOperation: Operation {
      var executionBlocks: [() -> Void] = []
      override init() { super.init() }
      init(block: @escaping () -> Void) {
        self.executionBlocks = [block]
        super.init()
      }
      func addExecutionBlock(_ block: @escaping () -> Void) { executionBlocks.append(block) }
      override func main() {
        for block in executionBlocks { block() }
      }
    }

    /// Runs operations as soon as they are ready.
    class OperationQueue: NSObject {
      static let main = OperationQueue(__isMain: true)
      static let defaultMaxConcurrentOperationCount = -1
      static var __running: [Int: OperationQueue] = [:]
      static var current: OperationQueue? {
        let coroutine = __coroutine()
        if let queue = __running[coroutine] { return queue }
        return DispatchQueue._workers.contains(coroutine) ? nil : main
      }
      var maxConcurrentOperationCount: Int = -1
      var name: String? = nil
      var qualityOfService: QualityOfService = .default
      var underlyingQueue: DispatchQueue? = nil
      var isSuspended: Bool = false { didSet { __startReady() } }
      let __isMain: Bool
      var __waiting: [Operation] = []
      var __started: [Operation] = []
      var __barriers: [Operation] = []
      var __watchers: [Int] = []
      init(__isMain: Bool) {
        self.__isMain = __isMain
        super.init()
        if __isMain { maxConcurrentOperationCount = 1 }
      }
      override convenience init() { self.init(__isMain: false) }

      var operations: [Operation] { __started + __waiting }
      var operationCount: Int { __started.count + __waiting.count }

      func addOperation(_ op: Operation) {
        op.__queue = self
        __waiting.append(op)
        __startReady()
      }
      func addOperation(_ block: @escaping () -> Void) {
        addOperation(BlockOperation(block: block))
      }
      func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
        for op in ops { addOperation(op) }
        if wait {
          for op in ops { op.waitUntilFinished() }
        }
      }
      /// Runs a block after all that came before it and before all that comes after it.
      func addBarrierBlock(_ barrier: @escaping () -> Void) {
        let op = BlockOperation(block: barrier)
        for earlier in operations { op.addDependency(earlier) }
        __barriers.append(op)
        addOperation(op)
      }
      func cancelAllOperations() {
        for op in operations { op.cancel() }
        __startReady()
      }
      func waitUntilAllOperationsAreFinished() {
        while operationCount > 0 {
          __watchers.append(__coroutine())
          __suspend()
        }
      }

      /// Starts what is ready: the most urgent first, then the oldest.
      func __startReady() {
        let limit = maxConcurrentOperationCount < 0 ? Int.max : maxConcurrentOperationCount
        while !isSuspended, __started.count < limit {
          var chosen: Int? = nil
          for (index, op) in __waiting.enumerated() {
            if op.isReady,
              chosen == nil || op.queuePriority.rawValue > __waiting[chosen!].queuePriority.rawValue
            {
              chosen = index
            }
            // What comes after a barrier waits for it.
            if __barriers.contains(where: { $0 === op }) { break }
          }
          guard let chosen else { return }
          let op = __waiting.remove(at: chosen)
          __started.append(op)
          __begin(op)
        }
      }
      func __begin(_ op: Operation) {
        _ = __startCoroutine({
          let coroutine = __coroutine()
          OperationQueue.__running[coroutine] = self
          if !self.__isMain { DispatchQueue._workers.insert(coroutine) }
          op.start()
          op.__settle()
          OperationQueue.__running[coroutine] = nil
          DispatchQueue._workers.remove(coroutine)
        }, nil)
      }
      func __remove(_ op: Operation) {
        __started.removeAll { $0 === op }
        __waiting.removeAll { $0 === op }
        __barriers.removeAll { $0 === op }
        __startReady()
        guard operationCount == 0 else { return }
        let watchers = __watchers
        __watchers = []
        for watcher in watchers { __awaken(watcher) }
      }
    }
    """)
}
