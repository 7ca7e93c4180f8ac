extension LocaleTable {
  /// Romanian; recorded by `Tests/record-locales`.
  static let romanian = tables([
    LocaleText(
      "ro",
      """
      decimal=,
      group=.
      percent=#\u{A0}%
      negativePercent=-#\u{A0}%
      plusPercent=+#\u{A0}%
      currency=#\u{A0}¤
      negativeCurrency=-#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=(#\u{A0}¤)
      currencyNames=USD# dolar american/# dolari americani|EUR# euro/# euro|GBP# liră \
      sterlină/# lire sterline|JPY# yen japonez/# yeni japonezi|CNY# yuan chinezesc/# yuani \
      chinezești|INR# rupie indiană/# rupii indiene|CAD# dolar canadian/# dolari canadieni|\
      AUD# dolar australian/# dolari australieni|CHF# franc elvețian/# franci elvețieni|KRW# \
      won sud-coreean/# woni sud-coreeni|BRL# real/# reali
      symbols=
      narrowSymbols=USD$|EUR€|GBP£|JPY¥|CNY¥|KRW₩|INR₹|BRLR$|CAD$|AUD$|NZD$|MXN$|HKD$|TWDNT$|\
      SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ILS₪|ZARR|THB฿|VND₫|\
      IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}K|2#\u{A0}K|3#\u{A0}K|1#\u{A0}mil.|2#\u{A0}mil.|3#\u{A0}mil.|\
      1#\u{A0}mld.|2#\u{A0}mld.|3#\u{A0}mld.|1#\u{A0}tril.|2#\u{A0}tril.|3#\u{A0}tril.
      months=ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|\
      noiembrie|decembrie
      shortMonths=ian.|feb.|mar.|apr.|mai|iun.|iul.|aug.|sept.|oct.|nov.|dec.
      letterMonths=I|F|M|A|M|I|I|A|S|O|N|D
      days=duminică|luni|marți|miercuri|joi|vineri|sâmbătă
      shortDays=dum.|lun.|mar.|mie.|joi|vin.|sâm.
      twoDays=du.|lu.|ma.|mi.|joi|vi.|sâ.
      letterDays=D|L|M|M|J|V|S
      halves=a.m.|p.m.
      eras=î.Hr.|d.Hr.
      longEras=înainte de Hristos|după Hristos
      quarters=trim. I|trim. II|trim. III|trim. IV
      longQuarters=trimestrul I|trimestrul al II-lea|trimestrul al III-lea|trimestrul al IV-lea
      nearDays=ieri|azi|mâine
      week=2|1
      dates=dd.MM.y|d MMM y|d MMMM y|EEEE, d MMMM y
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      joins={1}, {0}|{1}, {0}|{1} 'la' {0}|{1} 'la' {0}
      for Md=dd.MM
      for MEd=EEE, dd.MM
      for MMMd=d MMM
      for MMMEd=EEE, d MMM
      for MMMME=ccc ('lună': LLLL)
      for yd=y ('zi': d)
      for yEd=y EEE d
      for yM=MM.y
      for yMd=dd.MM.y
      for yME=MM.y ccc
      for yMEd=EEE, dd.MM.y
      for yMMMd=d MMM y
      for yMMMEd=EEE, d MMM y
      for j=HH
      for jm=HH:mm
      for jms=HH:mm:ss
      join MMM={1}, {0}
      join MMMM={1} 'la' {0}
      join MMMMEEEE={1} 'la' {0}
      and=Q1 și Q2|Q1, Q2 și Q3|Q1, Q2, Q3 și Q4
      andShort=Q1 și Q2|Q1, Q2 și Q3|Q1, Q2, Q3 și Q4
      or=Q1 sau Q2|Q1, Q2 sau Q3|Q1, Q2, Q3 sau Q4
      """)
  ])
}
