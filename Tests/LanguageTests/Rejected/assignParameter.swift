func f(_ n: Int) {
  n = 2
}
