/// How a TARGET is written; said once, shown by every command that takes one.
enum TargetHelp {
  static let text = """
    TARGET is a visible label ("Add"), a node id (#7) or the end of an identity path
    (VStack/1/Counter). "Add"[1] is the second of several, in tree order from 0. It may be left out
    where only one thing can be meant.
    """
}
