let ages = [3, -1]
for age in ages { assert(age >= 0, "age \(age)") }
