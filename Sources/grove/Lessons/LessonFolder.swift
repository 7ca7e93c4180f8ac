import ArgumentParser
import LineEditing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where the lessons that come with Grove are.
enum LessonFolder {
  /// The first folder that exists: `GROVE_LESSONS`, the installation's, that of the checkout this
  /// was built from, then `./Lessons`.
  ///
  /// A `GROVE_LESSONS` that does not exist is returned all the same: silently taking other lessons
  /// would hide the mistake.
  static func path(variables: ShellVariables = .current) -> String? {
    if let chosen = variables["GROVE_LESSONS"] { return chosen }
    return candidates.first { access($0, R_OK | X_OK) == 0 }
  }

  /// The folder, or an error that says how to name one.
  static func required() throws -> String {
    guard let path = path() else {
      throw ValidationError("There are no lessons here; GROVE_LESSONS names a folder of them.")
    }
    return path
  }

  private static var candidates: [String] {
    let installed = executable.map { folder(of: folder(of: $0)) + "/share/grove/Lessons" }
    // This file is Sources/grove/Lessons/LessonFolder.swift.
    let checkout = (0..<4).reduce("\(#filePath)") { path, _ in folder(of: path) } + "/Lessons"
    return [installed, checkout, "Lessons"].compactMap { $0 }
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// The path of the running program, with links followed: a link in `~/bin` is common.
  private static var executable: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var name = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&name, &size) == 0 else { return nil }
    #else
      let name: [CChar] = Array("/proc/self/exe".utf8CString)
    #endif
    guard let resolved = realpath(name, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
