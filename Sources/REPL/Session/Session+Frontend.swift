import Diagnostics
import Frontend
import IR
import Interpreter
import SwiftUILibrary

// The only file that talks to the front end.

extension Simulation {
  /// Every piece of library, the standard library's first.
  static var library: [LibraryEntry] { StandardLibrary.entries + Catalog.entries }

  /// The library as no program has read it yet.
  static func parsedLibrary() -> ParsedLibrary { ParsedLibrary(library.map(\.source)) }

  /// The library, read on another thread from the moment this is first mentioned.
  static let reader = LibraryReader(library.map(\.source))

  /// The implementations of all pieces, by symbol.
  static let natives: [String: NativeFunction] = library.reduce(into: [:]) { result, entry in
    result.merge(entry.natives) { first, _ in first }
  }

  /// Names of Apple's SDK that Grove does not model: errors in a strict session.
  static func knownNames(isStrict: Bool) -> KnownNames {
    KnownNames(
      isModifier: Catalog.isKnownModifier, modifierNames: { Catalog.knownModifierNames },
      isMember: Catalog.isKnownMember, isType: Catalog.isKnownType, isStrict: isStrict)
  }

  /// Checks files that belong together and declares what they declare.
  func check(_ files: [SourceFile]) -> [CheckedInput] {
    let units = world.load(files)
    let checked = units.map(CheckedInput.init)
    return units.contains(where: \.hasErrors) ? checked : checked.map(noted)
  }

  /// Checks a prompt line, in which `self` has the given type.
  func check(line text: String, selfType: Type?) -> CheckedInput {
    let file = SourceFile(name: "prompt", text: text)
    return noted(CheckedInput(world.evaluateLine(file, selfType: selfType)))
  }

  /// Remembers what was declared, in order, for the choice of a default view.
  private func noted(_ checked: CheckedInput) -> CheckedInput {
    guard !checked.diagnostics.contains(where: { $0.severity == .error }) else { return checked }
    declared.removeAll { checked.declared.contains($0) }
    declared += checked.declared
    if !checked.declared.isEmpty {
      evaluator.invalidateCaches()
      bridge.invalidateCaches()
    }
    return checked
  }

  /// Warnings about known pitfalls in the text of files.
  func pitfalls(in files: [SourceFile]) -> [Diagnostic] { world.lint(files) }

  /// The properties of `EnvironmentValues`.
  var environmentNames: [String] {
    world.complete(memberOf: "EnvironmentValues()", prefix: "", selfType: nil)
  }

  /// True unless `text` ends in the middle of something.
  func isComplete(_ text: String) -> Bool {
    if case .incomplete = InputStatus(of: text) { return false }
    return true
  }

  /// Names that could stand for the last word of a line.
  func completions(of word: String) -> [String] {
    let selfType = promptType(of: focus)
    guard let dot = word.lastIndex(of: ".") else {
      return world.complete(prefix: word, selfType: selfType)
    }
    let base = String(word[..<dot])
    guard !base.isEmpty, !base.hasPrefix(".") else { return [] }
    let part = String(word[word.index(after: dot)...])
    return world.complete(memberOf: base, prefix: part, selfType: selfType).map { "\(base).\($0)" }
  }

  /// The type as `print(type(of:))` shows it (T42); for an opaque one, what it stands for.
  func typeDescription(_ type: Type) -> [String] {
    let underlying = type.runtimeName
    guard case .opaque = type, underlying != "\(type)" else { return [underlying] }
    return ["\(type)", "underlying: \(underlying)"]
  }

  /// Finds what to mount: an expression, the last thing mounted, or the default view.
  func choice(for expression: String?) -> Result<MountChoice, MountFailure> {
    if let expression { return choice(expression) }
    if let mounted { return choice(mounted.title) }
    if let found = defaultView() { return .success(found) }
    return .failure(
      MountFailure(diagnostics: [
        Diagnostic(
          id: "command.no-view", message: "there is no view that can be made without arguments",
          range: .none, notes: [Note("mount one with :mount NAME(…)")])
      ]))
  }

  /// The call of a `@main` type's own `main`: a program without views begins there.
  func start() -> CheckedInput? {
    guard let type = world.mainType else { return nil }
    if let complete = type.complete {
      type.complete = nil
      complete()
    }
    guard type.members["main"]?.contains(where: \.isStatic) ?? false else { return nil }
    return check(line: "try await \(type.qualifiedName).main()", selfType: nil)
  }

  /// What a playground's code shows, `@main App`, what a scene delegate puts into its window,
  /// `#Preview` or a `PreviewProvider`, another `@main`, `ContentView`, then the last view that
  /// needs no arguments.
  ///
  /// Views that other code of the files makes come after those that nothing else makes.
  func defaultView() -> MountChoice? {
    if let shown = playgroundView() { return shown }
    if let app = world.mainType, isApp(app), let choice = instance(of: app) { return choice }
    if let delegate = sceneDelegates.first, let choice = instance(of: delegate) { return choice }
    if let preview = previews.first ?? providedPreview() { return preview }
    if let main = world.mainType, let choice = instance(of: main) { return choice }
    let views = world.viewTypes.sorted { order(of: $0) < order(of: $1) }
    if let content = views.first(where: { $0.name == "ContentView" }),
      let choice = instance(of: content)
    {
      return choice
    }
    let classes = declared.compactMap { world.nominal(named: $0) }
    let candidates =
      views.reversed() + classes.filter { $0.inherits(from: "UIViewController") }.reversed()
      + classes.filter { $0.inherits(from: "UIView") }.reversed()
    let made = Mentions(in: latestFiles).made
    let roots = candidates.filter { !made.contains($0.name) }
    let parts = candidates.filter { made.contains($0.name) }
    for candidate in roots + parts {
      if let choice = instance(of: candidate) { return choice }
    }
    return nil
  }

  /// The live view of a playground's page, if the files loaded last give it one.
  private func playgroundView() -> MountChoice? {
    let isGiven = latestFiles.contains { file in
      file.text.contains("PlaygroundPage.current.setLiveView")
        || file.text.contains("PlaygroundPage.current.liveView")
    }
    guard isGiven, case .success(let found) = choice("PlaygroundPage.current._liveView") else {
      return nil
    }
    return found
  }

  /// The classes that fill the window of an app that has no `App`, as in 2019.
  ///
  /// Those that begin with Core Data's context would stop there: it is not modelled.
  private var sceneDelegates: [Nominal] {
    let files = latestFiles.filter { file in
      file.text.contains("UIWindowSceneDelegate") && file.text.contains("rootViewController =")
        && !file.text.contains("persistentContainer")
    }
    guard !files.isEmpty,
      let delegate = world.nominal(named: "UIWindowSceneDelegate", inLibrary: true)
    else { return [] }
    return declared.compactMap { world.nominal(named: $0) }.filter { type in
      files.contains { $0 === type.range.file }
        && world.conforms(.nominal(type, []), to: delegate)
    }
  }

  /// What `SceneDelegate()` stands for where it is mounted: the content of its window.
  private func windowContent(of expression: String) -> String? {
    guard sceneDelegates.contains(where: { "\($0.qualifiedName)()" == expression }) else {
      return nil
    }
    return "_SceneWindow.content(filledBy: \(expression))"
  }

  /// True for an app, whose window is shown; a widget shows nothing by itself.
  private func isApp(_ type: Nominal) -> Bool {
    guard let app = world.nominal(named: "App", inLibrary: true) else { return true }
    return world.conforms(.nominal(type, []), to: app)
  }

  private func order(of type: Nominal) -> Int { declared.firstIndex(of: type.name) ?? 0 }

  /// The previews of the files loaded last, or all of them.
  private var previews: [MountChoice] {
    let latest = world.previews.filter { latestFiles.contains($0.body.range.file) }
    return (latest.isEmpty ? world.previews : latest).map { preview in
      MountChoice(
        title: preview.title.map { "#Preview(\"\($0)\")" } ?? "#Preview", body: preview.body,
        type: preview.type)
    }
  }

  /// What the first `PreviewProvider` shows first, if it shows something.
  private func providedPreview() -> MountChoice? {
    let name = world.previewProviders.sorted { order(of: $0) < order(of: $1) }.first
    guard let name,
      case .success(let choice) = choice("_firstPreview(\(name.qualifiedName).previews)")
    else { return nil }
    return MountChoice(
      title: "\(name.qualifiedName).previews", body: choice.body, type: choice.type,
      diagnostics: choice.diagnostics)
  }

  /// A call of the type without arguments, if that is correct.
  private func instance(of type: Nominal) -> MountChoice? {
    guard case .success(let choice) = choice("\(type.qualifiedName)()") else { return nil }
    return choice
  }

  private func choice(_ expression: String) -> Result<MountChoice, MountFailure> {
    if let preview = previews.first(where: { $0.title == expression }) {
      return .success(preview)
    }
    let checked = check(line: windowContent(of: expression) ?? expression, selfType: nil)
    let errors = checked.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty, let body = checked.body else {
      return .failure(MountFailure(diagnostics: checked.diagnostics))
    }
    if case .metatype = checked.resultType { return choice("\(expression)()") }
    return .success(
      MountChoice(
        title: expression, body: body, type: checked.resultType,
        diagnostics: checked.diagnostics))
  }
}

extension Nominal {
  /// True if a class called `name` is among the superclasses.
  fileprivate func inherits(from name: String) -> Bool {
    guard case .nominal(let parent, _)? = superclass else { return false }
    return parent.name == name || parent.inherits(from: name)
  }
}

extension CheckedInput {
  /// Takes over what the front end found.
  fileprivate init(_ unit: LoadedUnit) {
    body = unit.body
    resultType = unit.resultType
    declared = unit.declared
    diagnostics = unit.diagnostics
  }
}
