struct Account {
  private(set) var balance = 10
  mutating func withdraw(_ n: Int) {
    precondition(n <= balance, "insufficient funds: \(balance) < \(n)")
    balance -= n
  }
}
struct Bank {
  var accounts = [Account(), Account()]
  mutating func pay(_ i: Int, _ n: Int) { accounts[i].withdraw(n) }
}
var bank = Bank()
bank.pay(0, 7)
bank.pay(0, 7)
