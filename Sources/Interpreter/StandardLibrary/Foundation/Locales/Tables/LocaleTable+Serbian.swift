extension LocaleTable {
  /// Serbian; recorded by `Tests/record-locales`.
  static let serbian = tables([
    LocaleText(
      "sr",
      """
      decimal=,
      group=.
      currency=#\u{A0}¤
      negativeCurrency=-#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=(#\u{A0}¤)
      currencyNames=USD# амерички долар/# америчких долара|EUR# евро/# евра|GBP# британска \
      фунта/# британских фунти|JPY# јапански јен/# јапанских јена|CNY# кинески јуан/# кинеских \
      јуана|INR# индијска рупија/# индијских рупија|CAD# канадски долар/# канадских долара|\
      AUD# аустралијски долар/# аустралијских долара|CHF# швајцарски франак/# швајцарских \
      франака|KRW# јужнокорејски вон/# јужнокорејских вона|BRL# бразилски реал/# бразилских \
      реала
      symbols=USDUS$|EUR€|GBP£|JPY¥|CNYCN¥|INR₹|BRLR$|CADCA$|MXNMX$|HKDHK$|TWDNT$|ILS₪
      narrowSymbols=USD$|CNY¥|KRW₩|CAD$|AUD$|NZD$|MXN$|HKD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|\
      CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|THB฿|VND₫|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|\
      NGN₦|PKRRs|BDT৳
      compact=1#\u{A0}хиљ.|2#\u{A0}хиљ.|3#\u{A0}хиљ.|1#\u{A0}мил.|2#\u{A0}мил.|3#\u{A0}мил.|\
      1#\u{A0}млрд.|2#\u{A0}млрд.|3#\u{A0}млрд.|1#\u{A0}бил.|2#\u{A0}бил.|3#\u{A0}бил.
      months=јануар|фебруар|март|април|мај|јун|јул|август|септембар|октобар|новембар|децембар
      shortMonths=јан|феб|мар|апр|мај|јун|јул|авг|сеп|окт|нов|дец
      letterMonths=ј|ф|м|а|м|ј|ј|а|с|о|н|д
      days=недеља|понедељак|уторак|среда|четвртак|петак|субота
      shortDays=нед|пон|уто|сре|чет|пет|суб
      twoDays=не|по|ут|ср|че|пе|су
      letterDays=н|п|у|с|ч|п|с
      eras=п. н. е.|н. е.
      longEras=пре нове ере|нове ере
      quarters=1. кв.|2. кв.|3. кв.|4. кв.
      longQuarters=први квартал|други квартал|трећи квартал|четврти квартал
      nearDays=јуче|данас|сутра
      week=2|1
      dates=d. M. y.|d. M. y.|d. MMMM y.|EEEE, d. MMMM y.
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      joins={1} {0}|{1} {0}|{1} {0}|{1} {0}
      for E=EEE
      for Ed=EEE d.
      for Md=d. M.
      for ME=L EEE
      for MEd=EEE, d. M.
      for MMMd=d. MMM
      for MMME=LLL EEE
      for MMMEd=EEE d. MMM
      for MMMME=EEE ('месец': LLLL)
      for MMMMEd=EEE, d. MMMM
      for MMMMEEEE=LLLL EEEE
      for y=y.
      for yd=y. ('дан': d)
      for yE=y. EEE
      for yEd=y. EEE d.
      for yM=M. y.
      for yMd=d. M. y.
      for yME=M. y. EEE
      for yMEd=EEE, d. M. y.
      for yMMM=MMM y.
      for yMMMd=d. MMM y.
      for yMMME=MMM y. EEE
      for yMMMEd=EEE, d. MMM y.
      for j=HH
      for jm=HH:mm
      for jms=HH:mm:ss
      join M={1} {0}
      join MMM={1} {0}
      join MMMM={1} {0}
      join MMMMEEEE={1} {0}
      and=Q1 и Q2|Q1, Q2 и Q3|Q1, Q2, Q3 и Q4
      andShort=Q1 и Q2|Q1, Q2 и Q3|Q1, Q2, Q3 и Q4
      andNarrow=Q1 и Q2|Q1, Q2 и Q3|Q1, Q2, Q3 и Q4
      or=Q1 или Q2|Q1, Q2 или Q3|Q1, Q2, Q3 или Q4
      """)
  ])
}
