#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension TextFile {
  /// Writes a new file; one that is there is replaced only if that was asked for.
  package static func write(
    _ text: String, to path: String, replacing: Bool
  ) throws(Misuse) {
    guard let file = fopen(path, replacing ? "w" : "wx") else {
      if errno == EEXIST {
        throw Misuse(
          "exists", "'\(path)' exists already", notes: ["put 'replace' behind it to replace it"])
      }
      throw Misuse("unwritable", "cannot write '\(path)': \(String(cString: strerror(errno)))")
    }
    let bytes = Array(text.utf8)
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else {
      throw Misuse("unwritable", "cannot write '\(path)': \(String(cString: strerror(errno)))")
    }
  }
}
