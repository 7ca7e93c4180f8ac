print(abs(Int.min))
