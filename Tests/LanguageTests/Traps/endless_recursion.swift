func down(_ n: Int) -> Int { down(n + 1) + 1 }
print(down(0))
