struct S { lazy let x = 1 }
