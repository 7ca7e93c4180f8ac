let table = [1, 2, 3]
let picked = table[table.count]
print(picked)
