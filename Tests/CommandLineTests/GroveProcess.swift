import Foundation

/// One run of the built program, as a user's shell would run it.
struct GroveProcess {
  let output: String
  let errors: String
  let status: Int32

  /// Runs `grove` with the given arguments and standard input, which is not a terminal, in an
  /// environment that has nothing else in it than `variables`.
  init(_ arguments: [String], input: String = "", variables: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.environment = variables
    let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = standardError
    try process.run()
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    standardInput.fileHandleForWriting.closeFile()
    output = Self.text(of: standardOutput)
    errors = Self.text(of: standardError)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  private static func text(of pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// The program beside the test bundle; on macOS the tests' code is some folders inside that.
  static let executable: URL = {
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") } + [Bundle.main.bundlePath]
    for bundle in bundles {
      var folder = URL(filePath: bundle)
      while folder.path().count > 1 {
        folder.deleteLastPathComponent()
        let program = folder.appending(path: "grove")
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: program.path(), isDirectory: &isFolder)
        if exists, !isFolder.boolValue { return program }
      }
    }
    return URL(filePath: ".build/debug/grove")
  }()
}

/// A Swift file that is there while `body` runs.
func withFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
  try text.write(to: file, atomically: true, encoding: .utf8)
  defer { try? FileManager.default.removeItem(at: file) }
  return try body(file.path())
}
