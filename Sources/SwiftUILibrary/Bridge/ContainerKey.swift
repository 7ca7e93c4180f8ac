import ViewRuntime

/// What tells a container from another that has nothing of its own but its content.
struct ContainerKey: Hashable {
  let type: String
  let layout: ContainerLayout
}
