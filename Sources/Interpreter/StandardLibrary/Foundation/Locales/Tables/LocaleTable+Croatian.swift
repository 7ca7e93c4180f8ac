extension LocaleTable {
  /// Croatian; recorded by `Tests/record-locales`.
  static let croatian = tables([
    LocaleText(
      "hr",
      """
      decimal=,
      group=.
      negative=−#
      percent=#\u{A0}%
      negativePercent=−#\u{A0}%
      plusPercent=+#\u{A0}%
      currency=#\u{A0}¤
      negativeCurrency=−#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=−#\u{A0}¤
      currencyNames=USD# američki dolar/# američkih dolara|EUR# euro/# eura|GBP# britanska \
      funta/# britanskih funti|JPY# japanski jen/# japanskih jena|CNY# kineski yuan/# kineskih \
      yuana|INR# indijska rupija/# indijskih rupija|CAD# kanadski dolar/# kanadskih dolara|\
      AUD# australski dolar/# australskih dolara|CHF# švicarski franak/# švicarskih franaka|\
      KRW# južnokorejski won/# južnokorejskih wona|BRL# brazilski real/# brazilskih reala
      symbols=EUR€
      narrowSymbols=USD$|GBP£|JPY¥|CNY¥|KRW₩|INR₹|BRLR$|CAD$|AUD$|NZD$|MXN$|HKD$|TWDNT$|SGD$|\
      SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ILS₪|ZARR|THB฿|VND₫|\
      IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}tis.|2#\u{A0}tis.|3#\u{A0}tis.|1#\u{A0}mil.|2#\u{A0}mil.|3#\u{A0}mil.|\
      1#\u{A0}mlr.|2#\u{A0}mlr.|3#\u{A0}mlr.|1#\u{A0}bil.|2#\u{A0}bil.|3#\u{A0}bil.
      months=siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|\
      studenoga|prosinca
      monthsAlone=siječanj|veljača|ožujak|travanj|svibanj|lipanj|srpanj|kolovoz|rujan|listopad|\
      studeni|prosinac
      shortMonths=sij|velj|ožu|tra|svi|lip|srp|kol|ruj|lis|stu|pro
      letterMonths=1.|2.|3.|4.|5.|6.|7.|8.|9.|10.|11.|12.
      days=nedjelja|ponedjeljak|utorak|srijeda|četvrtak|petak|subota
      shortDays=ned|pon|uto|sri|čet|pet|sub
      twoDays=ned|pon|uto|sri|čet|pet|sub
      letterDays=n|p|u|s|č|p|s
      eras=pr. Kr.|po. Kr.
      longEras=prije Krista|poslije Krista
      quarters=1kv|2kv|3kv|4kv
      longQuarters=1. kvartal|2. kvartal|3. kvartal|4. kvartal
      nearDays=jučer|danas|sutra
      week=2|1
      dates=dd.MM.y.|dd.MM.y.|d. MMMM y.|EEEE, d. MMMM y.
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss (zzzz)
      joins={1} {0}|{1} {0}|{1} 'u' {0}|{1} 'u' {0}
      for d=d.
      for Ed=EEE, d.
      for M=L.
      for Md=dd.MM.
      for ME=L. ccc
      for MEd=EEE, dd. MM.
      for MMMd=d. MMM
      for MMMEd=EEE, d. MMM
      for MMMME=ccc ('mjesec': LLLL)
      for y=y.
      for yd=y. ('dan': d.)
      for yE=y. ccc
      for yEd=y. EEE, d.
      for yM=MM.y.
      for yMd=dd. MM. y.
      for yME=MM.y. ccc
      for yMEd=EEE, dd.MM.y.
      for yMMM=LLL y.
      for yMMMd=d. MMM y.
      for yMMME=LLL y. ccc
      for yMMMEd=EEE, d. MMM y.
      for j=HH
      for jm=HH:mm
      for jms=HH:mm:ss
      join M={1} {0}
      join MMM={1} {0}
      join MMMM={1} 'u' {0}
      join MMMMEEEE={1} 'u' {0}
      and=Q1 i Q2|Q1, Q2 i Q3|Q1, Q2, Q3 i Q4
      andShort=Q1 i Q2|Q1, Q2 i Q3|Q1, Q2, Q3 i Q4
      andNarrow=Q1 i Q2|Q1, Q2 i Q3|Q1, Q2, Q3 i Q4
      or=Q1 ili Q2|Q1, Q2 ili Q3|Q1, Q2, Q3 ili Q4
      """)
  ])
}
