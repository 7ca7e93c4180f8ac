func f() { print(self) }
