var queue = [1]
queue.removeFirst()
queue.removeFirst()
