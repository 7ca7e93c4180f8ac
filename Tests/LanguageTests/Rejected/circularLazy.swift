struct S { lazy var a = b + 1; lazy var b = a + 1 }
