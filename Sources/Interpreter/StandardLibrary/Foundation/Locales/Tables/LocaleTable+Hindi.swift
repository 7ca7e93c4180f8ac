extension LocaleTable {
  /// Hindi; recorded by `Tests/record-locales`.
  static let hindi = tables([
    LocaleText(
      "hi",
      """
      secondary=2
      accounting=-¤#
      currencyNames=USD# यूएस डॉलर/# यूएस डॉलर|EUR# यूरो/# यूरो|GBP# ब्रिटिश पाउंड स्टर्लिंग/# \
      ब्रिटिश पाउंड स्टर्लिंग|JPY# जापानी येन/# जापानी येन|CNY# चीनी युआन/# चीनी युआन|INR# \
      भारतीय रुपया/# भारतीय रुपए|CAD# कनाडाई डॉलर/# कनाडाई डॉलर|AUD# ऑस्ट्रेलियाई डॉलर/# \
      ऑस्ट्रेलियाई डॉलर|CHF# स्विस फ़्रैंक/# स्विस फ़्रैंक|KRW# दक्षिण कोरियाई वॉन/# दक्षिण \
      कोरियाई वॉन|BRL# ब्राज़ीली रियाल/# ब्राज़ीली रियाल
      symbols=USD$|EUR€|GBP£|JPYJP¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADCA$|AUDA$|NZDNZ$|MXNMX$|HKDHK$|\
      TWDNT$|ILS₪|THB฿|VND₫
      narrowSymbols=JPY¥|CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|\
      CZKKč|HUFFt|RONलेई|RUB₽|UAH₴|TRY₺|ZARR|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|\
      BDT৳
      compact=1#\u{A0}हज़ार|2#\u{A0}हज़ार|1#\u{A0}लाख|2#\u{A0}लाख|1#\u{A0}क॰|2#\u{A0}क॰|\
      1#\u{A0}अ॰|2#\u{A0}अ॰|1#\u{A0}ख॰|2#\u{A0}ख॰|1#\u{A0}नील|2#\u{A0}नील
      months=जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्तूबर|नवंबर|दिसंबर
      shortMonths=जन॰|फ़र॰|मार्च|अप्रैल|मई|जून|जुल॰|अग॰|सित॰|अक्तू॰|नव॰|दिस॰
      letterMonths=ज|फ़|मा|अ|म|जू|जु|अ|सि|अ|न|दि
      days=रविवार|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार
      shortDays=रवि|सोम|मंगल|बुध|गुरु|शुक्र|शनि
      twoDays=र|सो|मं|बु|गु|शु|श
      letterDays=र|सो|मं|बु|गु|शु|श
      halves=पू|अ
      eras=ईसा-पूर्व|ईस्वी
      longEras=ईसा-पूर्व|ईसवी सन
      quarters=ति1|ति2|ति3|ति4
      longQuarters=पहली तिमाही|दूसरी तिमाही|तीसरी तिमाही|चौथी तिमाही
      nearDays=कल|आज|आने वाला कल
      dates=d/M/yy|d MMM y|d MMMM y|EEEE, d MMMM y
      times=a h:mm|a h:mm:ss|a h:mm:ss z|a h:mm:ss zzzz
      joins={1}, {0}|{1}, {0}|{1}, {0}|{1}, {0}
      for Md=d/M
      for MEd=EEE, d/M
      for MMMd=d MMM
      for MMMEd=EEE, d MMM
      for MMMME=ccc ('माह': LLLL)
      for yd=y ('दिन': d)
      for yEd=y EEE d
      for yMd=d/M/y
      for yMEd=EEE, d/M/y
      for yMMMd=d MMM y
      for yMMMEd=EEE, d MMM y
      for j=a h
      for jm=a h:mm
      for jms=a h:mm:ss
      join MMM={1}, {0}
      join MMMM={1}, {0}
      join MMMMEEEE={1}, {0}
      and=Q1 और Q2|Q1, Q2 और Q3|Q1, Q2, Q3 और Q4
      andShort=Q1 और Q2|Q1, Q2 और Q3|Q1, Q2, Q3 और Q4
      andNarrow=Q1 और Q2|Q1, Q2 और Q3|Q1, Q2, Q3 और Q4
      or=Q1 या Q2|Q1, Q2 या Q3|Q1, Q2, Q3 या Q4
      """)
  ])
}
