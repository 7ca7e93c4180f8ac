let count = 3
print(cuont)
