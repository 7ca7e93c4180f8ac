import Foundation
import Testing

@testable import LineEditing

@Suite struct HistoryFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "grove-\(UUID().uuidString)/state").path()

  private var path: String { folder + "/history" }

  private func permissions(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return attributes[.posixPermissions] as? Int ?? 0
  }

  private func cleanUp() {
    try? FileManager.default.removeItem(
      at: URL(filePath: folder).deletingLastPathComponent())
  }

  @Test func entriesOutliveTheSessionAndAreForTheOwnerOnly() throws {
    defer { cleanUp() }
    var first = HistoryFile(path: path)
    first.add("let a = 1")
    first.add("if a > 0 {\n}")
    #expect(HistoryFile(path: path).history.entries == ["let a = 1", "if a > 0 {\n}"])
    #expect(try permissions(of: path) == 0o600)
    #expect(try permissions(of: folder) == 0o700)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["history"])
  }

  @Test func twoSessionsLoseNothingOfEachOther() {
    defer { cleanUp() }
    var first = HistoryFile(path: path)
    var second = HistoryFile(path: path)
    first.add("a")
    second.add("b")
    first.add("c")
    #expect(HistoryFile(path: path).history.entries == ["a", "b", "c"])
    #expect(first.history.entries == ["a", "c"])
  }

  @Test func aDamagedFileIsSetAside() throws {
    defer { cleanUp() }
    #expect(PrivateFile(path: path).write([0xff, 0xfe]))
    var file = HistoryFile(path: path)
    #expect(file.history.entries.isEmpty)
    #expect(PrivateFile(path: path + ".damaged").read() == [0xff, 0xfe])
    file.add("a")
    #expect(HistoryFile(path: path).history.entries == ["a"])
  }

  @Test func withoutAPathNothingIsWritten() {
    var file = HistoryFile(path: nil)
    file.add("a")
    #expect(file.history.entries == ["a"])
  }

  @Test func aFolderThatCannotBeWrittenIsNoReasonToFail() {
    var file = HistoryFile(path: "/dev/null/grove/history")
    file.add("a")
    #expect(file.history.entries == ["a"])
  }
}
