extension LocaleTable {
  /// Estonian; recorded by `Tests/record-locales`.
  static let estonian = tables([
    LocaleText(
      "et",
      """
      decimal=,
      group=\u{A0}
      ungrouped=4
      negative=−#
      negativePercent=−#%
      exponent=×10^
      currency=#\u{A0}¤
      negativeCurrency=−#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=(#\u{A0}¤)
      currencyNames=USD# USA dollar/# USA dollarit|EUR# euro/# eurot|GBP# Suurbritannia \
      naelsterling/# Suurbritannia naelsterlingit|JPY# Jaapani jeen/# Jaapani jeeni|CNY# Hiina \
      jüaan/# Hiina jüaani|INR# India ruupia/# India ruupiat|CAD# Kanada dollar/# Kanada \
      dollarit|AUD# Austraalia dollar/# Austraalia dollarit|CHF# Šveitsi frank/# Šveitsi \
      franki|KRW# Lõuna-Korea vonn/# Lõuna-Korea vonni|BRL# Brasiilia reaal/# Brasiilia reaali
      symbols=USD$|EUR€|GBP£|JPY¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADCA$|AUDAU$|NZDNZ$|MXNMX$|HKDHK$|\
      TWDNT$|ILS₪|THB฿|VND₫
      narrowSymbols=CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|\
      HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}tuh|2#\u{A0}tuh|3#\u{A0}tuh|1#\u{A0}mln|2#\u{A0}mln|3#\u{A0}mln|\
      1#\u{A0}mld|2#\u{A0}mld|3#\u{A0}mld|1#\u{A0}trln|2#\u{A0}trln|3#\u{A0}trln
      months=jaanuar|veebruar|märts|aprill|mai|juuni|juuli|august|september|oktoober|november|\
      detsember
      shortMonths=jaan|veebr|märts|apr|mai|juuni|juuli|aug|sept|okt|nov|dets
      letterMonths=J|V|M|A|M|J|J|A|S|O|N|D
      days=pühapäev|esmaspäev|teisipäev|kolmapäev|neljapäev|reede|laupäev
      shortDays=P|E|T|K|N|R|L
      twoDays=P|E|T|K|N|R|L
      letterDays=P|E|T|K|N|R|L
      eras=eKr|pKr
      longEras=enne Kristust|pärast Kristust
      quarters=K1|K2|K3|K4
      longQuarters=1. kvartal|2. kvartal|3. kvartal|4. kvartal
      nearDays=eile|täna|homme
      week=2|4
      dates=dd.MM.yy|d. MMM y|d. MMMM y|EEEE, d. MMMM y
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      joins={1}, {0}|{1}, {0}|{1}, 'kell' {0}|{1}, 'kell' {0}
      for Ed=EEE, d
      for M=M
      for Md=d.M
      for ME=M ccc
      for MEd=EEE, d.M
      for MMM=MMMM
      for MMMd=d. MMM
      for MMME=MMMM ccc
      for MMMEd=EEE, d. MMM
      for MMMME=ccc ('kuu': MMMM)
      for MMMMEEEE=MMMM cccc
      for yd=y ('päev': d)
      for yEd=y EEE, d
      for yM=M.y
      for yMd=d.M.y
      for yME=M.y ccc
      for yMEd=EEE, d.M.y
      for yMMMd=d. MMM y
      for yMMMEd=EEE, d. MMMM y
      for yMMMEEEEd=EEEE, d. MMM y
      for j=HH
      for jm=HH:mm
      for jms=HH:mm:ss
      join MMM={1}, {0}
      join MMMM={1}, 'kell' {0}
      join MMMMEEEE={1}, 'kell' {0}
      and=Q1 ja Q2|Q1, Q2 ja Q3|Q1, Q2, Q3 ja Q4
      andShort=Q1 ja Q2|Q1, Q2 ja Q3|Q1, Q2, Q3 ja Q4
      or=Q1 või Q2|Q1, Q2 või Q3|Q1, Q2, Q3 või Q4
      """)
  ])
}
