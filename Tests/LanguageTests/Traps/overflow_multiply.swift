var product = 1
for i in 1...30 { product *= i }
print(product)
