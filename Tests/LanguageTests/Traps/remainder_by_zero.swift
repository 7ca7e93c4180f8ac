let zero = 0
print(5 % zero)
