// Blocks of queues, delayed ones, groups and semaphores.
import Dispatch
let queue = DispatchQueue(label: "serial")
var lines: [String] = []
queue.sync { lines.append("sync") }
queue.async { lines.append("async 1") }
queue.async { lines.append("async 2") }
queue.sync { lines.append("last") }
print(lines)
print(queue.label, queue.sync { 6 * 7 })

let group = DispatchGroup()
var squares = [Int](repeating: 0, count: 4)
for index in 0..<4 {
  queue.async(group: group) { squares[index] = index * index }
}
group.wait()
print(squares)

let semaphore = DispatchSemaphore(value: 0)
var message = "nothing"
DispatchQueue.global().async {
  message = "signalled"
  semaphore.signal()
}
semaphore.wait()
print(message)

group.enter()
DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) { group.leave() }
print(group.wait(timeout: .now() + 10) == .success)

let item = DispatchWorkItem { print("never") }
item.cancel()
queue.async(execute: item)
queue.sync {}
print(item.isCancelled)
let other = DispatchWorkItem { print("performed") }
other.perform()
let start = DispatchTime.now()
print(start + 1 > start, DispatchTime.now() >= start)
