let n: Int = "text"
