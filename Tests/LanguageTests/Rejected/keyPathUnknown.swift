struct P { var x = 1 }
print([P()].map(\.y))
