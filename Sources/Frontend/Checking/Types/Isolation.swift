import IR

/// Where code runs, or where a declaration may be used without waiting.
enum Isolation: Equatable {
  case nonisolated
  /// On the instance of an actor.
  case actor
  /// On a global actor, which is named.
  case global(String)
  /// What decides it is no part of the source: nothing is reported.
  case unknown

  /// How messages begin that speak of a declaration so isolated.
  var adjective: String {
    switch self {
    case .nonisolated, .unknown: "nonisolated"
    case .actor: "actor-isolated"
    case .global("MainActor"): "main actor-isolated"
    case .global(let name): "global actor '\(name)'-isolated"
    }
  }

  /// How messages end that say where something isolated elsewhere was used.
  var place: String {
    switch self {
    case .nonisolated, .unknown: "from a nonisolated context"
    case .actor: "on a nonisolated actor instance"
    case .global("MainActor"): "from the main actor"
    case .global(let name): "from global actor '\(name)'"
    }
  }
}

extension World {
  /// The isolation that a member, or a declaration at file level, says of itself or has from its
  /// type.
  func isolation(of attributes: Set<String>, owner: Nominal?, isShared: Bool) -> Isolation {
    if attributes.contains("nonisolated") { return .nonisolated }
    if let name = globalActor(in: attributes) { return .global(name) }
    guard let owner, !owner.isLibrary else { return .nonisolated }
    if owner.kind == .actor { return isShared ? .nonisolated : .actor }
    return globalActor(of: owner).map { .global($0) } ?? .nonisolated
  }

  private func globalActor(in attributes: Set<String>) -> String? {
    if attributes.contains("MainActor") { return "MainActor" }
    return attributes.sorted().first { name in
      nominal(named: name, inLibrary: false)?.attributes.contains("globalActor") == true
    }
  }

  /// Protocols of SwiftUI that put what conforms to them on the main actor; at the prompt nobody
  /// imports it.
  private static let mainActorProtocols: Set<String> = [
    "App", "ButtonStyle", "DynamicProperty", "LabelStyle", "PreviewProvider",
    "PrimitiveButtonStyle", "Scene", "ToggleStyle", "UIViewControllerRepresentable",
    "UIViewRepresentable", "View", "ViewModifier",
  ]

  /// The global actor written at a type or at a class that it inherits from.
  private func globalActor(of nominal: Nominal) -> String? {
    var current: Nominal? = nominal
    while let here = current, !here.isLibrary {
      if let name = globalActor(in: here.attributes) { return name }
      current = here.superclass?.declaration
    }
    return nil
  }

  /// Where a function's code runs; unknown where a build setting, a protocol or what a library
  /// says of a type may decide it.
  func isolation(of function: Function) -> Isolation {
    if function.attributes.contains("isolated") || function.isOverride { return .unknown }
    let isShared = function.isStatic || function.kind == .initializer
    let stated = isolation(of: function.attributes, owner: function.owner, isShared: isShared)
    guard stated == .nonisolated, !function.attributes.contains("nonisolated") else {
      return stated
    }
    // What is new in Xcode runs on the main actor where nothing else is said.
    if !importedModules.isDisjoint(with: ["SwiftUI", "UIKit", "AppKit"]) { return .unknown }
    guard let owner = function.owner else { return .nonisolated }
    if owner.kind == .actor { return function.isStatic ? .nonisolated : .unknown }
    if owner.superclass?.declaration?.isLibrary == true { return .unknown }
    let isStated = allProtocols(of: owner).contains { parent in
      parent.isLibrary && World.mainActorProtocols.contains(parent.name)
        || !parent.isLibrary && globalActor(in: parent.attributes) != nil
        || parent.requirements.contains { globalActor(in: $0.function.attributes) != nil }
    }
    return isStated ? .unknown : .nonisolated
  }
}
