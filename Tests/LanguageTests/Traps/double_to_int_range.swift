let seconds = 1e19
print(Int(seconds))
