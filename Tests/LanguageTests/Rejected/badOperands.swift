let s = "a" + 1
