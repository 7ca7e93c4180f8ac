extension LocaleTable {
  /// Norwegian; recorded by `Tests/record-locales`.
  static let norwegian = tables([
    LocaleText(
      "nb",
      """
      decimal=,
      group=\u{A0}
      negative=−#
      percent=#\u{A0}%
      negativePercent=−#\u{A0}%
      plusPercent=+#\u{A0}%
      currency=#\u{A0}¤
      negativeCurrency=−#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=(¤\u{A0}#)
      currencyNames=USD# amerikansk dollar/# amerikanske dollar|EUR# euro/# euro|GBP# britisk \
      pund/# britiske pund|JPY# japansk yen/# japanske yen|CNY# kinesisk yuan/# kinesiske yuan|\
      INR# indisk rupi/# indiske rupier|CAD# kanadisk dollar/# kanadiske dollar|AUD# australsk \
      dollar/# australske dollar|CHF# sveitsisk franc/# sveitsiske franc|KRW# sørkoreansk \
      won/# sørkoreanske won|BRL# brasiliansk real/# brasilianske real
      symbols=EUR€|GBP£|NOKkr
      narrowSymbols=USD$|JPY¥|CNY¥|KRW₩|INR₹|BRLR$|CAD$|AUD$|NZD$|MXN$|HKD$|TWDNT$|SGD$|SEKkr|\
      DKKkr|ISKkr|PLNzł|CZKKč|HUFFt|RONL|RUB₽|UAH₴|TRY₺|ILS₪|ZARR|THB฿|VND₫|IDRRp|MYRRM|PHP₱|\
      EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=1#k|2#k|3#k|1#\u{A0}mill.|2#\u{A0}mill.|3#\u{A0}mill.|1#\u{A0}mrd.|2#\u{A0}mrd.|\
      3#\u{A0}mrd.|1#\u{A0}bill.|2#\u{A0}bill.|3#\u{A0}bill.
      months=januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember
      shortMonths=jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.
      shortMonthsAlone=jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|des
      days=søndag|mandag|tirsdag|onsdag|torsdag|fredag|lørdag
      shortDays=søn.|man.|tir.|ons.|tor.|fre.|lør.
      twoDays=sø.|ma.|ti.|on.|to.|fr.|lø.
      letterDays=S|M|T|O|T|F|L
      halves=am|pm
      eras=f.Kr.|e.Kr.
      longEras=før Kristus|etter Kristus
      quarters=K1|K2|K3|K4
      longQuarters=1. kvartal|2. kvartal|3. kvartal|4. kvartal
      nearDays=i går|i dag|i morgen
      week=2|4
      dates=dd.MM.y|d. MMM y|d. MMMM y|EEEE d. MMMM y
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      joins={1}, {0}|{1}, {0}|{1} 'kl'. {0}|{1} 'kl'. {0}
      for d=d.
      for Ed=EEE d.
      for M=L.
      for Md=d.M.
      for ME=L. ccc
      for MEd=EEE d.M.
      for MMMd=d. MMM
      for MMMEd=EEE d. MMM
      for MMMME=ccc ('måned': LLLL)
      for yd=y ('dag': d.)
      for yEd=y EEE d.
      for yM=M.y
      for yMd=d.M.y
      for yME=M.y ccc
      for yMEd=EEE d.MM.y
      for yMMMd=d. MMM y
      for yMMMEd=EEE d. MMM y
      for j=HH
      for jm=HH:mm
      for jms=HH:mm:ss
      join MMM={1}, {0}
      join MMMM={1} 'kl'. {0}
      join MMMMEEEE={1} 'kl'. {0}
      and=Q1 og Q2|Q1, Q2 og Q3|Q1, Q2, Q3 og Q4
      andShort=Q1 og Q2|Q1, Q2 og Q3|Q1, Q2, Q3 og Q4
      andNarrow=Q1 og Q2|Q1, Q2 og Q3|Q1, Q2, Q3 og Q4
      or=Q1 eller Q2|Q1, Q2 eller Q3|Q1, Q2, Q3 eller Q4
      """),
    LocaleText(
      "no", parent: "nb",
      """
      """),
  ])
}
