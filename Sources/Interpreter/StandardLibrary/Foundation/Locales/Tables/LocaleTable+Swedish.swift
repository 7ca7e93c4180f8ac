extension LocaleTable {
  /// Swedish; recorded by `Tests/record-locales`.
  static let swedish = tables([
    LocaleText(
      "sv",
      """
      decimal=,
      group=\u{A0}
      negative=−#
      percent=#\u{A0}%
      negativePercent=−#\u{A0}%
      plusPercent=+#\u{A0}%
      exponent=×10^
      currency=#\u{A0}¤
      negativeCurrency=−#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=−#\u{A0}¤
      currencyNames=USD# US-dollar/# US-dollar|EUR# euro/# euro|GBP# brittiskt pund/# \
      brittiska pund|JPY# japansk yen/# japanska yen|CNY# kinesisk yuan/# kinesiska yuan|INR# \
      indisk rupie/# indiska rupier|CAD# kanadensisk dollar/# kanadensiska dollar|AUD# \
      australisk dollar/# australiska dollar|CHF# schweizisk franc/# schweiziska franc|KRW# \
      sydkoreansk won/# sydkoreanska won|BRL# brasiliansk real/# brasilianska real
      symbols=USDUS$|EUR€|BRLBR$|CADCA$|MXNMX$|SEKkr|NOKNkr|DKKDkr|ISKIkr|ILS₪|EGPEG£
      narrowSymbols=USD$|GBP£|JPY¥|CNY¥|KRW₩|INR₹|BRLR$|CAD$|AUD$|NZD$|MXN$|HKD$|TWDNT$|SGD$|\
      NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|HUFFt|RONL|RUB₽|UAH₴|TRY₺|ZARR|THB฿|VND₫|IDRRp|MYRRM|PHP₱|\
      EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}tn|2#\u{A0}tn|3#\u{A0}tn|1#\u{A0}mn|2#\u{A0}mn|3#\u{A0}mn|1#\u{A0}md|\
      2#\u{A0}md|3#\u{A0}md|1#\u{A0}bn|2#\u{A0}bn|3#\u{A0}bn
      months=januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|\
      december
      shortMonths=jan.|feb.|mars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.
      days=söndag|måndag|tisdag|onsdag|torsdag|fredag|lördag
      shortDays=sön|mån|tis|ons|tors|fre|lör
      twoDays=sö|må|ti|on|to|fr|lö
      letterDays=S|M|T|O|T|F|L
      halves=fm|em
      eras=f.Kr.|e.Kr.
      longEras=före Kristus|efter Kristus
      quarters=K1|K2|K3|K4
      longQuarters=1:a kvartalet|2:a kvartalet|3:e kvartalet|4:e kvartalet
      nearDays=igår|idag|imorgon
      week=2|4
      dates=y-MM-dd|d MMM y|d MMMM y|EEEE d MMMM y
      times=HH:mm|HH:mm:ss|HH:mm:ss z|'kl'. HH:mm:ss zzzz
      joins={1} {0}|{1} {0}|{1} {0}|{1} {0}
      for Md=d/M
      for MEd=EEE d/M
      for MMM=MMM
      for MMMd=d MMM
      for MMME=MMM ccc
      for MMMEd=EEE d MMM
      for MMMME=ccc ('månad': MMMM)
      for MMMMEEEE=MMMM cccc
      for yd=y ('dag': d)
      for yEd=y EEE d
      for yM=y-MM
      for yMd=y-MM-dd
      for yME=y-MM ccc
      for yMEd=EEE, y-MM-dd
      for yMMMd=d MMM y
      for yMMMEd=EEE d MMM y
      for j=HH
      for jm=HH:mm
      for jms=HH:mm:ss
      join M={1} {0}
      join MMM={1} {0}
      join MMMM={1} {0}
      join MMMMEEEE={1} {0}
      and=Q1 och Q2|Q1, Q2 och Q3|Q1, Q2, Q3 och Q4
      andShort=Q1 och Q2|Q1, Q2 och Q3|Q1, Q2, Q3 och Q4
      or=Q1 eller Q2|Q1, Q2 eller Q3|Q1, Q2, Q3 eller Q4
      """)
  ])
}
