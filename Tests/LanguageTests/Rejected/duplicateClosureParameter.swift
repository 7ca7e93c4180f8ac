let f = { (a: Int, a: Int) in a }
