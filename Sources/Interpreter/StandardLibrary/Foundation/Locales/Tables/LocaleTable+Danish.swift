extension LocaleTable {
  /// Danish; recorded by `Tests/record-locales`.
  static let danish = tables([
    LocaleText(
      "da",
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
      currencyNames=USD# amerikansk dollar/# amerikanske dollar|EUR# euro/# euro|GBP# britisk \
      pund/# britiske pund|JPY# japansk yen/# japanske yen|CNY# kinesisk yuan/# kinesiske yuan|\
      INR# indisk rupee/# indiske rupees|CAD# canadisk dollar/# canadiske dollar|AUD# \
      australsk dollar/# australske dollar|CHF# schweizerfranc/# schweizerfranc|KRW# \
      sydkoreansk won/# sydkoreanske won|BRL# brasiliansk real/# brasilianske realer
      symbols=USDUS$|EUR€|GBP£|JPYJP¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADCA$|AUDAU$|NZDNZ$|MXNMX$|\
      HKDHK$|TWDNT$|DKKkr.|ILS₪|THB฿|VND₫
      narrowSymbols=USD$|JPY¥|CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|SGD$|SEKkr.|NOKkr.|ISKkr.|PLNzł|\
      CZKKč|HUFFt|RONL|RUB₽|UAH₴|TRY₺|ZARR|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}t|2#\u{A0}t|3#\u{A0}t|1#\u{A0}mio.|2#\u{A0}mio.|3#\u{A0}mio.|\
      1#\u{A0}mia.|2#\u{A0}mia.|3#\u{A0}mia.|1#\u{A0}bio.|2#\u{A0}bio.|3#\u{A0}bio.
      months=januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december
      shortMonths=jan.|feb.|mar.|apr.|maj|jun.|jul.|aug.|sep.|okt.|nov.|dec.
      shortMonthsAlone=jan|feb|mar|apr|maj|jun|jul|aug|sep|okt|nov|dec
      days=søndag|mandag|tirsdag|onsdag|torsdag|fredag|lørdag
      shortDays=søn.|man.|tirs.|ons.|tors.|fre.|lør.
      twoDays=sø.|ma.|ti.|on.|to.|fr.|lø.
      letterDays=S|M|T|O|T|F|L
      eras=f.Kr.|e.Kr.
      longEras=før Kristus|efter Kristus
      quarters=1. kvt.|2. kvt.|3. kvt.|4. kvt.
      longQuarters=1. kvartal|2. kvartal|3. kvartal|4. kvartal
      nearDays=i går|i dag|i morgen
      week=2|4
      dates=dd.MM.y|d. MMM y|d. MMMM y|EEEE 'den' d. MMMM y
      times=HH.mm|HH.mm.ss|HH.mm.ss z|HH.mm.ss zzzz
      joins={1}, {0}|{1}, {0}|{1} 'kl'. {0}|{1} 'kl'. {0}
      for d=d.
      for E=EEE
      for Ed=EEE d.
      for M=M
      for Md=d.M
      for ME=M EEE
      for MEd=EEE d.M
      for MMM=MMM
      for MMMd=d. MMM
      for MMME=MMM EEE
      for MMMEd=EEE d. MMM
      for MMMME=EEE ('måned': MMMM)
      for MMMMEEEE=MMMM EEEE
      for yd=y ('dag': d.)
      for yE=y EEE
      for yEd=y EEE d.
      for yM=M.y
      for yMd=d.M.y
      for yME=M.y EEE
      for yMEd=EEE d.M.y
      for yMMMd=d. MMM y
      for yMMME=MMM y EEE
      for yMMMEd=EEE d. MMM y
      for yMMMEEEEd=EEEE 'den' d. MMM y
      for yMMMMEd=EEE 'den' d. MMMM y
      for j=HH
      for jm=HH.mm
      for jms=HH.mm.ss
      for Hm=HH.mm
      for Hms=HH.mm.ss
      for ms=mm.ss
      join MMM={1}, {0}
      join MMMM={1} 'kl'. {0}
      join MMMMEEEE={1} 'kl'. {0}
      and=Q1 og Q2|Q1, Q2 og Q3|Q1, Q2, Q3 og Q4
      andShort=Q1 og Q2|Q1, Q2 og Q3|Q1, Q2, Q3 og Q4
      andNarrow=Q1 og Q2|Q1, Q2 og Q3|Q1, Q2, Q3 og Q4
      or=Q1 eller Q2|Q1, Q2 eller Q3|Q1, Q2, Q3 eller Q4
      orShort=Q1 el. Q2|Q1, Q2 el. Q3|Q1, Q2, Q3 el. Q4
      """)
  ])
}
