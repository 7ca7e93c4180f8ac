let least = Int.min
print(-least)
