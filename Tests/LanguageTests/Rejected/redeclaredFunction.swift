func f(_ n: Int) {}
func f(_ n: Int) {}
