extension LocaleTable {
  /// Malay; recorded by `Tests/record-locales`.
  static let malay = tables([
    LocaleText(
      "ms",
      """
      currencyNames=USD# Dolar AS/# Dolar AS|EUR# Euro/# Euro|GBP# Paun British/# Paun British|\
      JPY# Yen Jepun/# Yen Jepun|CNY# Yuan Cina/# Yuan Cina|INR# Rupee India/# Rupee India|\
      CAD# Dolar Kanada/# Dolar Kanada|AUD# Dolar Australia/# Dolar Australia|CHF# Franc \
      Switzerland/# Franc Switzerland|KRW# Won Korea Selatan/# Won Korea Selatan|BRL# Real \
      Brazil/# Real Brazil
      symbols=EUR€|GBP£|JPYJP¥|CNYCN¥|KRW₩|INR₹|BRLR$|AUDA$|NZDNZ$|HKDHK$|TWDNT$|ILS₪|VND₫|MYRRM
      narrowSymbols=USD$|JPY¥|CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|\
      CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|THB฿|IDRRp|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|\
      BDT৳
      compact=1#K|2#K|3#K|1#J|2#J|3#J|1#B|2#B|3#B|1#T|2#T|3#T
      months=Januari|Februari|Mac|April|Mei|Jun|Julai|Ogos|September|Oktober|November|Disember
      shortMonths=Jan|Feb|Mac|Apr|Mei|Jun|Jul|Ogo|Sep|Okt|Nov|Dis
      letterMonths=J|F|M|A|M|J|J|O|S|O|N|D
      days=Ahad|Isnin|Selasa|Rabu|Khamis|Jumaat|Sabtu
      shortDays=Ahd|Isn|Sel|Rab|Kha|Jum|Sab
      twoDays=Ah|Is|Se|Ra|Kh|Ju|Sa
      letterDays=A|I|S|R|K|J|S
      halves=PG|PTG
      eras=S.M.|TM
      longEras=S.M.|TM
      quarters=S1|S2|S3|S4
      longQuarters=Suku pertama|Suku Ke-2|Suku Ke-3|Suku Ke-4
      nearDays=semalam|hari ini|esok
      week=2|1
      dates=d/MM/yy|d MMM y|d MMMM y|EEEE, d MMMM y
      joins={1}, {0}|{1}, {0}|{1} 'pada' {0}|{1} 'pada' {0}
      for Ed=EEE, d
      for Md=d/M
      for MEd=EEE, d/M
      for MMMd=d MMM
      for MMMEd=EEE, d MMM
      for MMMME=ccc ('bulan': LLLL)
      for yd=y ('hari': d)
      for yEd=y EEE, d
      for yMd=d/M/y
      for yMEd=EEE, d/M/y
      for yMMMd=d MMM y
      for yMMMEd=EEE, d MMM y
      join MMM={1}, {0}
      join MMMM={1} 'pada' {0}
      join MMMMEEEE={1} 'pada' {0}
      and=Q1 dan Q2|Q1, Q2 dan Q3|Q1, Q2, Q3 dan Q4
      andShort=Q1 dan Q2|Q1, Q2 dan Q3|Q1, Q2, Q3 dan Q4
      or=Q1 atau Q2|Q1, Q2, atau Q3|Q1, Q2, Q3, atau Q4
      """)
  ])
}
