extension LocaleTable {
  /// Indonesian; recorded by `Tests/record-locales`.
  static let indonesian = tables([
    LocaleText(
      "id",
      """
      decimal=,
      group=.
      accounting=-¤#
      currencyNames=USD# Dolar Amerika Serikat/# Dolar Amerika Serikat|EUR# Euro/# Euro|GBP# \
      Pound Inggris/# Pound Inggris|JPY# Yen Jepang/# Yen Jepang|CNY# Yuan Tiongkok/# Yuan \
      Tiongkok|INR# Rupee India/# Rupee India|CAD# Dolar Kanada/# Dolar Kanada|AUD# Dolar \
      Australia/# Dolar Australia|CHF# Franc Swiss/# Franc Swiss|KRW# Won Korea Selatan/# Won \
      Korea Selatan|BRL# Real Brasil/# Real Brasil
      symbols=USDUS$|EUR€|GBP£|JPYJP¥|CNYCN¥|KRW₩|INRRs|BRLR$|CADCA$|AUDAU$|NZDNZ$|MXNMX$|\
      HKDHK$|TWDNT$|ILS₪|THB฿|VND₫|IDRRp
      narrowSymbols=USD$|JPY¥|CNY¥|INR₹|CAD$|AUD$|NZD$|MXN$|HKD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|\
      PLNzł|CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|\
      BDT৳
      compact=1#\u{A0}rb|2#\u{A0}rb|3#\u{A0}rb|1#\u{A0}jt|2#\u{A0}jt|3#\u{A0}jt|1#\u{A0}M|\
      2#\u{A0}M|3#\u{A0}M|1#\u{A0}T|2#\u{A0}T|3#\u{A0}T
      months=Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|\
      Desember
      shortMonths=Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des
      days=Minggu|Senin|Selasa|Rabu|Kamis|Jumat|Sabtu
      shortDays=Min|Sen|Sel|Rab|Kam|Jum|Sab
      twoDays=Min|Sen|Sel|Rab|Kam|Jum|Sab
      letterDays=M|S|S|R|K|J|S
      eras=SM|M
      longEras=Sebelum Masehi|Masehi
      quarters=K1|K2|K3|K4
      longQuarters=Kuartal ke-1|Kuartal ke-2|Kuartal ke-3|Kuartal ke-4
      nearDays=kemarin|hari ini|besok
      dates=dd/MM/yy|d MMM y|d MMMM y|EEEE, dd MMMM y
      times=HH.mm|HH.mm.ss|HH.mm.ss z|HH.mm.ss zzzz
      joins={1}, {0}|{1}, {0}|{1} 'pukul' {0}|{1} 'pukul' {0}
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
      for j=HH
      for jm=HH.mm
      for jms=HH.mm.ss
      for Hm=HH.mm
      for Hms=HH.mm.ss
      for ms=mm.ss
      join MMM={1}, {0}
      join MMMM={1} 'pukul' {0}
      join MMMMEEEE={1} 'pukul' {0}
      and=Q1 dan Q2|Q1, Q2, dan Q3|Q1, Q2, Q3, dan Q4
      andShort=Q1 dan Q2|Q1, Q2, dan Q3|Q1, Q2, Q3, dan Q4
      or=Q1 atau Q2|Q1, Q2, atau Q3|Q1, Q2, Q3, atau Q4
      """)
  ])
}
