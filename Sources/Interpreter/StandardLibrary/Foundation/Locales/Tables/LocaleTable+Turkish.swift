extension LocaleTable {
  /// Turkish; recorded by `Tests/record-locales`.
  static let turkish = tables([
    LocaleText(
      "tr",
      """
      decimal=,
      group=.
      percent=%#
      negativePercent=-%#
      plusPercent=+%#
      currencyNames=USD# ABD doları/# ABD doları|EUR# Euro/# Euro|GBP# İngiliz sterlini/# \
      İngiliz sterlini|JPY# Japon yeni/# Japon yeni|CNY# Çin yuanı/# Çin yuanı|INR# Hindistan \
      rupisi/# Hindistan rupisi|CAD# Kanada doları/# Kanada doları|AUD# Avustralya doları/# \
      Avustralya doları|CHF# İsviçre frangı/# İsviçre frangı|KRW# Güney Kore wonu/# Güney Kore \
      wonu|BRL# Brezilya reali/# Brezilya reali
      symbols=USD$|EUR€|GBP£|JPY¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADCA$|AUDAU$|NZDNZ$|MXNMX$|HKDHK$|\
      TWDNT$|TRY₺|ILS₪|THB฿|VND₫
      narrowSymbols=CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|\
      HUFFt|RONL|RUB₽|UAH₴|ZARR|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}B|2#\u{A0}B|3#\u{A0}B|1#\u{A0}Mn|2#\u{A0}Mn|3#\u{A0}Mn|1#\u{A0}Mr|\
      2#\u{A0}Mr|3#\u{A0}Mr|1#\u{A0}Tn|2#\u{A0}Tn|3#\u{A0}Tn
      months=Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık
      shortMonths=Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara
      letterMonths=O|Ş|M|N|M|H|T|A|E|E|K|A
      days=Pazar|Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi
      shortDays=Paz|Pzt|Sal|Çar|Per|Cum|Cmt
      twoDays=Pa|Pt|Sa|Ça|Pe|Cu|Ct
      letterDays=P|P|S|Ç|P|C|C
      halves=ÖÖ|ÖS
      eras=MÖ|MS
      longEras=Milattan Önce|Milattan Sonra
      quarters=Ç1|Ç2|Ç3|Ç4
      longQuarters=1. çeyrek|2. çeyrek|3. çeyrek|4. çeyrek
      nearDays=dün|bugün|yarın
      week=2|1
      dates=d.MM.y|d MMM y|d MMMM y|d MMMM y EEEE
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      joins={1} {0}|{1} {0}|{1} {0}|{1} {0}
      for Ed=d EEE
      for Md=d.MM
      for MEd=d.MM EEE
      for MMMd=d MMM
      for MMMEd=d MMM EEE
      for MMMME=ccc ('ay': LLLL)
      for yd=y ('gün': d)
      for yEd=y d EEE
      for yM=MM.y
      for yMd=d.MM.y
      for yME=MM.y ccc
      for yMEd=d.M.y EEE
      for yMMMd=d MMM y
      for yMMMEd=d MMM y EEE
      for j=HH
      for jm=HH:mm
      for jms=HH:mm:ss
      join M={1} {0}
      join MMM={1} {0}
      join MMMM={1} {0}
      join MMMMEEEE={1} {0}
      and=Q1 ve Q2|Q1, Q2 ve Q3|Q1, Q2, Q3 ve Q4
      andShort=Q1 ve Q2|Q1, Q2 ve Q3|Q1, Q2, Q3 ve Q4
      or=Q1 veya Q2|Q1, Q2 veya Q3|Q1, Q2, Q3 veya Q4
      """)
  ])
}
