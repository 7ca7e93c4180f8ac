#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files so that nobody ever sees half of one.
enum FileText {
  /// Permissions of what others may read.
  static let readable: mode_t = 0o644
  /// Permissions of what only its owner may read.
  static let personal: mode_t = 0o600

  /// Replaces a file in one step; false if that is not possible, and then it is as it was.
  static func write(_ text: String, to path: String, mode: mode_t = readable) -> Bool {
    let draft = "\(path).\(getpid())"
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { return false }
    let isWritten = put(text, on: descriptor)
    guard close(descriptor) == 0, isWritten, rename(draft, path) == 0 else {
      unlink(draft)
      return false
    }
    return true
  }

  /// Adds lines at the end of a file that only its owner may read.
  ///
  /// One call writes all of it, so that lines of two sessions never mix.
  static func append(_ text: String, to path: String) -> Bool {
    Folder.make(Folder.parent(of: path))
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, personal)
    guard descriptor >= 0 else { return false }
    let isWritten = put(text, on: descriptor)
    return close(descriptor) == 0 && isWritten
  }

  /// Moves a file that cannot be understood out of the way, so that nothing in it is lost.
  static func setAside(_ path: String) -> String {
    let place = path + ".damaged"
    rename(path, place)
    return place
  }

  /// True if something is at the path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func put(_ text: String, on descriptor: Int32) -> Bool {
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
      }
      if count < 0, errno != EINTR { return false }
      offset += max(count, 0)
    }
    return true
  }
}

/// The C function, whose name `FileText` uses too.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
