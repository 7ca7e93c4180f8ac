import Diagnostics
import IR

/// A body whose ways are followed once the whole unit is known to be well typed.
struct BodyToFollow {
  let body: FunctionBody
  let variables: [ObjectIdentifier: LateVariable]
  let initializer: FollowedInitializer?
}

extension BodyChecker {
  /// Has the ways through a checked body followed, if it has variables that get their value late.
  func followLater(_ body: FunctionBody, _ endRange: SourceRange) {
    guard !scope.isLibrary else { return }
    var variables = lateVariables
    let initializer = followedInitializer(endRange)
    for field in (initializer?.fields ?? []) + (initializer?.given ?? []) {
      variables[ObjectIdentifier(field)] = LateVariable(
        name: "self.\(field.name)", isMutable: field.isMutable, range: field.range)
    }
    guard
      !variables.isEmpty || initializer?.duty == .handingOver
        || initializer?.duty == .fieldsAndSuperclass
    else { return }
    world.bodiesToFollow.append(
      BodyToFollow(body: body, variables: variables, initializer: initializer))
  }

  private func followedInitializer(_ endRange: SourceRange) -> FollowedInitializer? {
    guard let function = context.function, function.kind == .initializer,
      let receiver = context.receiver
    else { return nil }
    return FollowedInitializer(
      function, receiver, callsAnother: context.callsOwnInitializer,
      partwise: context.partwiseFields,
      endRange)
  }
}

extension World {
  /// Follows the bodies of a unit in which nothing else is wrong.
  func followBodies() {
    let bodies = bodiesToFollow
    bodiesToFollow = []
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    for item in bodies {
      InitializationFlow(
        world: self, variables: item.variables, initializer: item.initializer
      ).follow(item.body)
    }
  }
}
