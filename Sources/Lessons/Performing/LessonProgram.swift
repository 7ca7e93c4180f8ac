import Diagnostics

/// The Swift that a lesson has loaded so far, in order.
package struct LessonProgram: Sendable {
  /// One file.
  package struct File: Hashable, Sendable {
    package let name: String
    package var text: String
    package let isHidden: Bool
  }

  package private(set) var files: [File] = []

  /// What code without a file name is called.
  static let defaultName = "Lesson.swift"

  init() {}

  /// The files as the session takes them.
  var sources: [SourceFile] { files.map { SourceFile(name: $0.name, text: $0.text) } }

  /// The file a learner would edit: the last one that was shown.
  package var editedFile: File? { files.last { !$0.isHidden } ?? files.last }

  /// Adds a file, or replaces the one of the same name in its place.
  mutating func replace(_ code: LessonCode) {
    let name = code.fileName ?? (code.isHidden ? "Setup.swift" : LessonProgram.defaultName)
    replace(name: name, text: code.text, isHidden: code.isHidden)
  }

  private mutating func replace(name: String, text: String, isHidden: Bool) {
    if let index = files.firstIndex(where: { $0.name == name }) {
      files[index].text = text
    } else {
      files.append(File(name: name, text: text, isHidden: isHidden))
    }
  }

  /// The program with an answer in it.
  ///
  /// A named file is replaced whole. Otherwise each declaration takes the place of the one with its
  /// name, so that an answer shows only what changes; new ones go where the first of the others is.
  func answered(by code: LessonCode) -> LessonProgram {
    var copy = self
    if let name = code.fileName {
      copy.replace(name: name, text: code.text, isHidden: false)
      return copy
    }
    var added: [String] = []
    var place: Int?
    for item in SwiftOutline(code.text).items {
      if let index = copy.splice(item) { place = place ?? index } else { added.append(item.text) }
    }
    guard !added.isEmpty else { return copy }
    let text = added.joined(separator: "\n")
    guard let index = place ?? copy.files.lastIndex(where: { !$0.isHidden }) else {
      copy.replace(name: LessonProgram.defaultName, text: text, isHidden: false)
      return copy
    }
    copy.files[index].text += "\n" + text
    return copy
  }

  /// Puts a declaration in the place of its namesake; returns the file, or `nil` if it has none.
  private mutating func splice(_ item: SwiftOutline.Item) -> Int? {
    guard let name = item.name else { return nil }
    for (index, file) in files.enumerated().reversed() {
      let items = SwiftOutline(file.text).items
      let found = items.firstIndex { old in
        guard old.name == name else { return false }
        // Several extensions of a type may stand beside each other; those of the same members not.
        return !name.hasPrefix("extension ") || !old.members.isDisjoint(with: item.members)
      }
      guard let found else { continue }
      var texts = items.map(\.text)
      let lead = texts[found].prefix { $0.isNewline }
      let body = item.text.drop { $0.isNewline }
      texts[found] = "\(lead)\(body)" + (body.last?.isNewline == true ? "" : "\n")
      files[index].text = texts.joined()
      return index
    }
    return nil
  }
}
