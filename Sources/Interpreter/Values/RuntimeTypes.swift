import IR

/// The interned run-time types: every closed type has one number.
///
/// A library type is known by its name until the program first mentions it, so `Int` costs nothing
/// before that; `library` finds its declaration when one is needed.
package final class RuntimeTypes {
  /// What a type is, apart from the types it is made of.
  enum Shape: Hashable {
    /// A library type with a fixed number whose declaration has not been met.
    case named(String)
    case nominal(Nominal)
    case tuple([String?])
    case function(inouts: [Bool], isThrowing: Bool, isAsync: Bool)
    case metatype
    case existential([Nominal])
    case pack
  }

  struct Entry: Hashable {
    let shape: Shape
    let arguments: [TypeID]
  }

  struct ConformanceKey: Hashable {
    let type: TypeID
    let declaration: Nominal
  }

  private(set) var entries: [Entry] = []
  private var numbers: [Entry: TypeID] = [:]
  private var fixed: [String: TypeID] = [:]
  private var lists: [[TypeID]] = [[]]
  private var listNumbers: [[TypeID]: Bindings] = [[]: .empty]
  var conformanceCache: [ConformanceKey: Bool] = [:]
  private var libraryCache: [String: Nominal] = [:]
  /// Finds the declaration of a top-level library type; set by who owns the library.
  package var library: (String) -> Nominal? = { _ in nil }
  /// Reads the library's declarations of a member of a type; set by who owns the library.
  package var loadMembers: (String, Nominal) -> Void = { _, _ in }
  private var loadedMembers: [Nominal: Set<String>] = [:]

  package init() {
    for (index, name) in TypeID.fixedNames.enumerated() {
      let entry =
        switch name {
        case "()": Entry(shape: .tuple([]), arguments: [])
        case "Any": Entry(shape: .existential([]), arguments: [])
        default: Entry(shape: .named(name), arguments: [])
        }
      entries.append(entry)
      numbers[entry] = TypeID(rawValue: Int32(index))
      fixed[name] = TypeID(rawValue: Int32(index))
    }
  }

  func intern(_ shape: Shape, _ arguments: [TypeID] = []) -> TypeID {
    if case .nominal(let nominal) = shape, nominal.isLibrary, nominal.outer == nil,
      let id = fixed[nominal.name]
    {
      if libraryCache[nominal.name] == nil { libraryCache[nominal.name] = nominal }
      return id
    }
    let entry = Entry(shape: shape, arguments: arguments)
    if let id = numbers[entry] { return id }
    let id = TypeID(rawValue: Int32(entries.count))
    entries.append(entry)
    numbers[entry] = id
    return id
  }

  func entry(_ id: TypeID) -> Entry {
    let index = Int(id.rawValue)
    return entries.indices.contains(index) ? entries[index] : entries[0]
  }

  func bindings(_ list: [TypeID]) -> Bindings {
    if let known = listNumbers[list] { return known }
    let number = Bindings(rawValue: Int32(lists.count))
    lists.append(list)
    listNumbers[list] = number
    return number
  }

  func list(_ bindings: Bindings) -> [TypeID] { lists[Int(bindings.rawValue)] }

  /// The declaration of a library type, by name.
  package func libraryNominal(_ name: String) -> Nominal? {
    if let known = libraryCache[name] { return known }
    guard let found = library(name) else { return nil }
    libraryCache[name] = found
    return found
  }

  /// Makes sure that the library's declarations of a member of a type have been read.
  func load(_ name: String, of nominal: Nominal) {
    guard loadedMembers[nominal, default: []].insert(name).inserted else { return }
    loadMembers(name, nominal)
  }

  /// Forgets what a redefinition may have changed.
  func invalidate() { conformanceCache.removeAll() }
}
