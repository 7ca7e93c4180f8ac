var n = 1
n = "text"
