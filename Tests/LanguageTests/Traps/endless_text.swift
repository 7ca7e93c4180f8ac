var s = "abcdefgh"
while true { s += s }
