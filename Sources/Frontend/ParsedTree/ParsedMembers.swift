/// What stands in the braces of a type or an extension.
///
/// Most types of the library are only named by the signatures of others. The members of those that
/// declare no types of their own are kept as text, and read when somebody asks for one.
final class ParsedMembers {
  private var read: (() -> [ParsedDeclaration])?
  private var known: [ParsedDeclaration] = []

  init(_ members: [ParsedDeclaration]) { known = members }

  /// Members whose text `read` parses on first use; no types may be among them.
  init(_ read: @escaping () -> [ParsedDeclaration]) { self.read = read }

  var all: [ParsedDeclaration] {
    if let read {
      known = read()
      self.read = nil
    }
    return known
  }

  /// What is known without reading.
  var outline: [ParsedDeclaration] { known }
}

/// Makes the parts of a library piece that were blanked before it was parsed.
///
/// Each closure takes a range of UTF-8 offsets in the file: the inside of a body, or the members of
/// a type with their braces.
struct UnreadSource {
  let body: (Range<Int>) -> ParsedBody
  let members: (Range<Int>) -> ParsedMembers
}
