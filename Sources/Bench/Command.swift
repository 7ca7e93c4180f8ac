import Foundation

/// A program to be run and timed.
struct Command {
  let path: String

  init(path: String) { self.path = path }

  /// Finds a program in the search path of this process.
  init?(find name: String) {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let found = folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let found else { return nil }
    path = found
  }

  /// This program.
  static var own: Command {
    Command(path: URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().path())
  }

  /// The `grove` built beside this program.
  static var grove: Command {
    let folder = URL(filePath: own.path).deletingLastPathComponent()
    return Command(path: folder.appending(path: "grove").path())
  }

  /// Runs to the end and returns what it printed.
  func output(_ arguments: [String]) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }

  /// Runs to the end with nothing to read and its output thrown away; returns the exit code.
  func run(_ arguments: [String]) -> Int32? {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // `waitUntilExit` looks only every fifty milliseconds.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    guard (try? process.run()) != nil else { return nil }
    end.wait()
    return process.terminationStatus
  }
}
