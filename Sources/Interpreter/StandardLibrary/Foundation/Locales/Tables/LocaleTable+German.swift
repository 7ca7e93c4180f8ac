extension LocaleTable {
  /// German; recorded by `Tests/record-locales`.
  static let german = tables([
    LocaleText(
      "de",
      """
      decimal=,
      group=.
      percent=#\u{A0}%
      negativePercent=-#\u{A0}%
      plusPercent=+#\u{A0}%
      currency=#\u{A0}¤
      negativeCurrency=-#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=-#\u{A0}¤
      currencyNames=USD# US-Dollar/# US-Dollar|EUR# Euro/# Euro|GBP# Britisches Pfund/# \
      Britische Pfund|JPY# Japanischer Yen/# Japanische Yen|CNY# Chinesischer Yuan/# Renminbi \
      Yuan|INR# Indische Rupie/# Indische Rupien|CAD# Kanadischer Dollar/# Kanadische Dollar|\
      AUD# Australischer Dollar/# Australische Dollar|CHF# Schweizer Franken/# Schweizer \
      Franken|KRW# Südkoreanischer Won/# Südkoreanische Won|BRL# Brasilianischer Real/# \
      Brasilianische Real
      symbols=USD$|EUR€|GBP£|JPY¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADCA$|AUDAU$|NZDNZ$|MXNMX$|HKDHK$|\
      TWDNT$|ILS₪|THB฿|VND₫
      narrowSymbols=CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|\
      HUFFt|RONL|RUB₽|UAH₴|TRY₺|ZARR|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=4#|5#|6#|1#\u{A0}Mio.|2#\u{A0}Mio.|3#\u{A0}Mio.|1#\u{A0}Mrd.|2#\u{A0}Mrd.|\
      3#\u{A0}Mrd.|1#\u{A0}Bio.|2#\u{A0}Bio.|3#\u{A0}Bio.
      months=Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
      shortMonths=Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.
      shortMonthsAlone=Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez
      days=Sonntag|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag
      shortDays=So.|Mo.|Di.|Mi.|Do.|Fr.|Sa.
      shortDaysAlone=So|Mo|Di|Mi|Do|Fr|Sa
      twoDays=So.|Mo.|Di.|Mi.|Do.|Fr.|Sa.
      letterDays=S|M|D|M|D|F|S
      eras=v. Chr.|n. Chr.
      longEras=v. Chr.|n. Chr.
      longQuarters=1. Quartal|2. Quartal|3. Quartal|4. Quartal
      nearDays=gestern|heute|morgen
      week=2|4
      dates=dd.MM.yy|dd.MM.y|d. MMMM y|EEEE, d. MMMM y
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      joins={1}, {0}|{1}, {0}|{1} 'um' {0}|{1} 'um' {0}
      for Ed=EEE d.
      for Md=d.M.
      for MEd=EEE d.M.
      for MEEEEd=EEEE, d.M.
      for MMMd=d. MMM
      for MMMEd=EEE d. MMM
      for MMMEEEEd=EEEE, d. MMM
      for MMMME=ccc ('Monat': LLLL)
      for MMMMEEEEd=EEEE, d. MMMM
      for yd=y ('Tag': d)
      for yEd=y EEE d.
      for yM=M.y
      for yMd=d.M.y
      for yME=M.y ccc
      for yMEd=EEE d.M.y
      for yMEEEEd=EEEE, d.M.y
      for yMMMd=d. MMM y
      for yMMMEd=EEE d. MMM y
      for yMMMEEEEd=EEEE, d. MMM y
      for yMMMMEd=EEE, d. MMMM y
      for j=HH 'Uhr'
      for jm=HH:mm
      for jms=HH:mm:ss
      for H=HH 'Uhr'
      join MMM={1}, {0}
      join MMMM={1} 'um' {0}
      join MMMMEEEE={1} 'um' {0}
      and=Q1 und Q2|Q1, Q2 und Q3|Q1, Q2, Q3 und Q4
      andShort=Q1 und Q2|Q1, Q2 und Q3|Q1, Q2, Q3 und Q4
      andNarrow=Q1 und Q2|Q1, Q2 und Q3|Q1, Q2, Q3 und Q4
      or=Q1 oder Q2|Q1, Q2 oder Q3|Q1, Q2, Q3 oder Q4
      """),
    LocaleText(
      "de_AT", parent: "de",
      """
      currency=¤\u{A0}#
      negativeCurrency=-¤\u{A0}#
      plusCurrency=+¤\u{A0}#
      accounting=-¤\u{A0}#
      months=Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
      shortMonths=Jän.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sep.|Okt.|Nov.|Dez.
      shortMonthsAlone=Jän|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez
      """),
    LocaleText(
      "de_CH", parent: "de",
      """
      decimal=.
      group=’
      percent=#%
      negativePercent=-#%
      plusPercent=+#%
      currency=¤\u{A0}#
      negativeCurrency=¤-#
      plusCurrency=¤+#
      accounting=¤-#
      symbols=USD$|GBP£|JPY¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADCA$|AUDAU$|NZDNZ$|MXNMX$|HKDHK$|TWDNT$|\
      ILS₪|THB฿|VND₫
      twoDays=So|Mo|Di|Mi|Do|Fr|Sa
      """),
    LocaleText(
      "de_LI", parent: "de_CH",
      """
      negativeCurrency=-¤\u{A0}#
      plusCurrency=+¤\u{A0}#
      accounting=-¤\u{A0}#
      narrowSymbols=EUR€|CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|\
      CZKKč|HUFFt|RONL|RUB₽|UAH₴|TRY₺|ZARR|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      twoDays=So.|Mo.|Di.|Mi.|Do.|Fr.|Sa.
      """),
  ])
}
