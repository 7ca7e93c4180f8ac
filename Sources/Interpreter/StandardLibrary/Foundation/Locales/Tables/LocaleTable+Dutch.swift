extension LocaleTable {
  /// Dutch; recorded by `Tests/record-locales`.
  static let dutch = tables([
    LocaleText(
      "nl",
      """
      decimal=,
      group=.
      currency=¤\u{A0}#
      negativeCurrency=¤\u{A0}-#
      plusCurrency=¤\u{A0}+#
      accounting=(¤\u{A0}#)
      currencyNames=USD# Amerikaanse dollar/# Amerikaanse dollar|EUR# euro/# euro|GBP# Britse \
      pond/# Britse pond|JPY# Japanse yen/# Japanse yen|CNY# Chinese yuan/# Chinese yuan|INR# \
      Indiase roepie/# Indiase roepie|CAD# Canadese dollar/# Canadese dollar|AUD# Australische \
      dollar/# Australische dollar|CHF# Zwitserse frank/# Zwitserse frank|KRW# Zuid-Koreaanse \
      won/# Zuid-Koreaanse won|BRL# Braziliaanse real/# Braziliaanse real
      symbols=USDUS$|EUR€|GBP£|JPYJP¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADC$|AUDAU$|NZDNZ$|MXNMX$|HKDHK$|\
      TWDNT$|ILS₪|THB฿|VND₫
      narrowSymbols=USD$|JPY¥|CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|\
      CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|\
      BDT৳
      compact=1#K|2#K|3#K|1#\u{A0}mln.|2#\u{A0}mln.|3#\u{A0}mln.|1#\u{A0}mld.|2#\u{A0}mld.|\
      3#\u{A0}mld.|1#\u{A0}bln.|2#\u{A0}bln.|3#\u{A0}bln.
      months=januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|\
      december
      shortMonths=jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec
      days=zondag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag
      shortDays=zo|ma|di|wo|do|vr|za
      twoDays=zo|ma|di|wo|do|vr|za
      letterDays=Z|M|D|W|D|V|Z
      eras=v.Chr.|n.Chr.
      longEras=voor Christus|na Christus
      quarters=K1|K2|K3|K4
      longQuarters=1e kwartaal|2e kwartaal|3e kwartaal|4e kwartaal
      nearDays=gisteren|vandaag|morgen
      week=2|4
      dates=dd-MM-y|d MMM y|d MMMM y|EEEE d MMMM y
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      joins={1}, {0}|{1}, {0}|{1} 'om' {0}|{1} 'om' {0}
      for Md=d-M
      for MEd=EEE d-M
      for MMMd=d MMM
      for MMMEd=EEE d MMM
      for MMMME=ccc ('maand': LLLL)
      for yd=y ('dag': d)
      for yEd=y EEE d
      for yM=M-y
      for yMd=d-M-y
      for yME=M-y ccc
      for yMEd=EEE d-M-y
      for yMMMd=d MMM y
      for yMMMEd=EEE d MMM y
      for j=HH
      for jm=HH:mm
      for jms=HH:mm:ss
      join MMM={1}, {0}
      join MMMM={1} 'om' {0}
      join MMMMEEEE={1} 'om' {0}
      and=Q1 en Q2|Q1, Q2 en Q3|Q1, Q2, Q3 en Q4
      andShort=Q1 & Q2|Q1, Q2 & Q3|Q1, Q2, Q3 & Q4
      or=Q1 of Q2|Q1, Q2 of Q3|Q1, Q2, Q3 of Q4
      """),
    LocaleText(
      "nl_BE", parent: "nl",
      """
      dates=d/MM/y|d MMM y|d MMMM y|EEEE d MMMM y
      for Md=d/M
      for MEd=EEE d/M
      for yM=M/y
      for yMd=d/M/y
      for yME=M/y ccc
      for yMEd=EEE d/M/y
      """),
  ])
}
