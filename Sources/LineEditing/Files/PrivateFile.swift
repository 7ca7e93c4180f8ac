#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A small file that only its owner may read.
struct PrivateFile {
  let path: String

  /// The whole content, or `nil` if there is no such file or it cannot be read.
  func read() -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var content: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(descriptor, &chunk)
      if count > 0 {
        content += chunk[..<count]
      } else if count == 0 {
        return content
      } else if errno != EINTR {
        return nil
      }
    }
  }

  /// Replaces the content in one step: a reader, or a crash, sees the old file or the new one.
  ///
  /// Returns false, leaving the old file, if that is not possible.
  func write(_ content: [UInt8]) -> Bool {
    Self.makeFolder((path.lastIndex(of: "/")).map { String(path[..<$0]) } ?? ".")
    let draft = "\(path).\(getpid())"
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let isWritten = writeAll(content, to: descriptor)
    guard close(descriptor) == 0, isWritten, rename(draft, path) == 0 else {
      unlink(draft)
      return false
    }
    return true
  }

  /// Moves a file that cannot be understood out of the way, so that nothing in it is lost.
  func setAside() {
    rename(path, path + ".damaged")
  }

  /// Makes a folder and those above it, for the owner alone.
  private static func makeFolder(_ path: String) {
    guard !path.isEmpty, access(path, F_OK) != 0 else { return }
    if let slash = path.lastIndex(of: "/") { makeFolder(String(path[..<slash])) }
    mkdir(path, 0o700)
  }
}

private func systemRead(_ descriptor: Int32, _ chunk: inout [UInt8]) -> Int {
  chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
}

private func writeAll(_ content: [UInt8], to descriptor: Int32) -> Bool {
  content.withUnsafeBytes { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = write(descriptor, part.baseAddress, part.count)
      if count < 0 && errno != EINTR { return false }
      rest = rest.dropFirst(max(0, count))
    }
    return true
  }
}
