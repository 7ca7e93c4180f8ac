import Foundation

final class Step: Operation, @unchecked Sendable {
  let label: String
  init(_ label: String) { self.label = label }
  override func main() { if isCancelled { return }; print("step", label) }
}
final class Later: Operation, @unchecked Sendable {
  private var running = false
  private var done = false
  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { running }
  override var isFinished: Bool { done }
  override func start() {
    if isCancelled { finish(); return }
    willChangeValue(forKey: "isExecuting"); running = true; didChangeValue(forKey: "isExecuting")
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { print("later"); self.finish() }
  }
  func finish() {
    willChangeValue(forKey: "isFinished")
    running = false; done = true
    didChangeValue(forKey: "isFinished")
  }
}
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
queue.name = "work"
let a = Step("a"), b = Step("b"), c = Step("c"), d = Later()
a.addDependency(b); b.addDependency(d); c.addDependency(a)
print(a.isReady, d.isReady, a.dependencies.count)
queue.addOperations([a, b, c, d], waitUntilFinished: true)
print(a.isFinished, d.isFinished, queue.operationCount)
queue.isSuspended = true
for (i, p) in [Operation.QueuePriority.low, .normal, .veryHigh].enumerated() {
  let op = BlockOperation { print("priority", i) }
  op.queuePriority = p
  queue.addOperation(op)
}
let off = Step("never"); queue.addOperation(off); off.cancel()
print(queue.operationCount, off.isCancelled)
queue.isSuspended = false
queue.waitUntilAllOperationsAreFinished()
let block = BlockOperation { print("first block") }
block.addExecutionBlock { print("second block") }
let group = DispatchGroup(); group.enter()
block.completionBlock = { print("completed"); group.leave() }
let q2 = OperationQueue(); q2.maxConcurrentOperationCount = 1
q2.addOperation(block); group.wait()
q2.addOperation { print("one", OperationQueue.current === q2, Thread.isMainThread) }
q2.addBarrierBlock { print("barrier") }
q2.addOperation { print("two") }
q2.waitUntilAllOperationsAreFinished()
let alone = Step("alone"); alone.start(); print(alone.isFinished, alone.isExecuting)
var total = 0; let lock = NSLock()
let many = OperationQueue()
for i in 1...10 { many.addOperation { lock.withLock { total += i } } }
many.waitUntilAllOperationsAreFinished(); print(total)
let sem = DispatchSemaphore(value: 0)
let thread = Thread { print("in thread", Thread.isMainThread); sem.signal() }
thread.name = "worker"; thread.start(); sem.wait()
print(Thread.isMainThread, Thread.current.isMainThread, thread.isCancelled)
Thread.detachNewThread { print("detached"); sem.signal() }; sem.wait()
DispatchQueue.global().async { print("global main?", Thread.isMainThread); sem.signal() }; sem.wait()
many.cancelAllOperations(); print(many.operations.count, OperationQueue.main.maxConcurrentOperationCount, OperationQueue.defaultMaxConcurrentOperationCount)
let p = Progress(totalUnitCount: 10)
p.completedUnitCount = 3
print(p.fractionCompleted, p.isFinished, p.isIndeterminate)
let child = Progress(totalUnitCount: 4); p.addChild(child, withPendingUnitCount: 5)
child.completedUnitCount = 2; print(p.fractionCompleted)
child.completedUnitCount = 4; print(p.completedUnitCount, p.fractionCompleted)
p.completedUnitCount = 10; print(p.isFinished)
p.cancel(); print(p.isCancelled)
