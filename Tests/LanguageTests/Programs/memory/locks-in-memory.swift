import Foundation

// Locks of C in memory that the program allocates, as libraries keep them.
final class ReadWriteLock {
  private let lock: UnsafeMutablePointer<pthread_rwlock_t> = .allocate(capacity: 1)
  init() {
    let error = pthread_rwlock_init(lock, nil)
    precondition(error == 0, "\(#function) failed with \(error)")
  }
  deinit {
    pthread_rwlock_destroy(lock)
    lock.deallocate()
  }
  func reading<T>(_ body: () throws -> T) rethrows -> T {
    pthread_rwlock_rdlock(lock)
    defer { pthread_rwlock_unlock(lock) }
    return try body()
  }
  func writing<T>(_ body: () throws -> T) rethrows -> T {
    pthread_rwlock_wrlock(lock)
    defer { pthread_rwlock_unlock(lock) }
    return try body()
  }
}
final class Lock {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  init() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    precondition(pthread_mutex_init(mutex, &attributes) == 0)
  }
  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }
  func holding<T>(_ body: () -> T) -> T {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
let shared = ReadWriteLock()
var count = 0
shared.writing { count += 1 }
print(shared.reading { shared.reading { count } }, Lock().holding { count + 1 })

var mutex = pthread_mutex_t()
pthread_mutex_init(&mutex, nil)
pthread_mutex_lock(&mutex)
pthread_mutex_unlock(&mutex)
pthread_mutex_destroy(&mutex)

print((Decimal(42) as NSNumber).intValue, isatty(fileno(stdin)) == 0 || true)
print(_fastPath(count == 1), _slowPath(count == 2))
