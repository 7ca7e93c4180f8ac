class Animal {}
class Dog: Animal {}
class Cat: Animal {}
let pets: [Animal] = [Dog(), Cat()]
for pet in pets { print(type(of: pet as! Dog)) }
