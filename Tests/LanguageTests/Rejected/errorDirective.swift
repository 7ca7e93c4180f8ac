enum Kind {
  case plain
  #error("no other kinds yet")
}
print(Kind.plain)
#warning("said beside it")
