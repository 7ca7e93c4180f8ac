func f(_ n: Int) -> Int { repeat { if n > 10 { continue }; return n } while n < 3 }
func g(_ n: Int) -> Int { repeat { if n > 3 { break }; return 1 } while true }
