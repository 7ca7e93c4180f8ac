enum E { case a(E), b }
enum Tree {
  case leaf
  case node(Tree, Int, Tree)
}
struct S { var e: F }
enum F { case x(S) }
indirect enum Fine { case a(Fine), b }
enum FineToo {
  indirect case a(FineToo)
  case b([FineToo])
}
