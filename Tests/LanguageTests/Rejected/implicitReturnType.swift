func f() -> String { 42 }
