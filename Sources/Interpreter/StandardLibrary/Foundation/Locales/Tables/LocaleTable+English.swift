extension LocaleTable {
  /// English; recorded by `Tests/record-locales`.
  static let english = tables([
    LocaleText(
      "en",
      """
      decimal=.
      group=,
      secondary=3
      ungrouped=3
      negative=-#
      percent=#%
      negativePercent=-#%
      plus=+#
      plusPercent=+#%
      exponent=E
      currency=¤#
      negativeCurrency=-¤#
      plusCurrency=+¤#
      accounting=(¤#)
      currencyNames=USD# US dollar/# US dollars|EUR# euro/# euros|GBP# British pound/# British \
      pounds|JPY# Japanese yen/# Japanese yen|CNY# Chinese yuan/# Chinese yuan|INR# Indian \
      rupee/# Indian rupees|CAD# Canadian dollar/# Canadian dollars|AUD# Australian dollar/# \
      Australian dollars|CHF# Swiss franc/# Swiss francs|KRW# South Korean won/# South Korean \
      won|BRL# Brazilian real/# Brazilian reals
      symbols=USD$|EUR€|GBP£|JPY¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADCA$|AUDA$|NZDNZ$|MXNMX$|HKDHK$|\
      TWDNT$|ILS₪|VND₫|PHP₱
      narrowSymbols=CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|TWD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|\
      CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|THB฿|IDRRp|MYRRM|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|\
      BDT৳
      compact=1#K|2#K|3#K|1#M|2#M|3#M|1#B|2#B|3#B|1#T|2#T|3#T
      months=January|February|March|April|May|June|July|August|September|October|November|\
      December
      shortMonths=Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec
      letterMonths=J|F|M|A|M|J|J|A|S|O|N|D
      days=Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday
      shortDays=Sun|Mon|Tue|Wed|Thu|Fri|Sat
      twoDays=Su|Mo|Tu|We|Th|Fr|Sa
      letterDays=S|M|T|W|T|F|S
      halves=AM|PM
      eras=BC|AD
      longEras=Before Christ|Anno Domini
      quarters=Q1|Q2|Q3|Q4
      longQuarters=1st quarter|2nd quarter|3rd quarter|4th quarter
      nearDays=yesterday|today|tomorrow
      week=1|1
      dates=M/d/yy|MMM d, y|MMMM d, y|EEEE, MMMM d, y
      times=h:mm\u{202F}a|h:mm:ss\u{202F}a|h:mm:ss\u{202F}a z|h:mm:ss\u{202F}a zzzz
      joins={1}, {0}|{1} 'at' {0}|{1} 'at' {0}|{1} 'at' {0}
      for d=d
      for E=ccc
      for Ed=EEE d
      for M=L
      for Md=M/d
      for ME=L ccc
      for MEd=EEE, M/d
      for MMM=LLL
      for MMMd=MMM d
      for MMME=LLL ccc
      for MMMEd=EEE, MMM d
      for MMMME=ccc ('month': LLLL)
      for MMMMEEEE=LLLL cccc
      for y=y
      for yd=y ('day': d)
      for yE=y ccc
      for yEd=EEE d y
      for yM=M/y
      for yMd=M/d/y
      for yME=M/y ccc
      for yMEd=EEE, M/d/y
      for yMMM=MMM y
      for yMMMd=MMM d, y
      for yMMME=MMM y ccc
      for yMMMEd=EEE, MMM d, y
      for j=h\u{202F}a
      for jm=h:mm\u{202F}a
      for jms=h:mm:ss\u{202F}a
      for H=HH
      for Hm=HH:mm
      for Hms=HH:mm:ss
      for ms=mm:ss
      join M={1}, {0}
      join MMM={1} 'at' {0}
      join MMMM={1} 'at' {0}
      join MMMMEEEE={1} 'at' {0}
      join E={1} {0}
      and=Q1 and Q2|Q1, Q2, and Q3|Q1, Q2, Q3, and Q4
      andShort=Q1 & Q2|Q1, Q2, & Q3|Q1, Q2, Q3, & Q4
      andNarrow=Q1, Q2|Q1, Q2, Q3|Q1, Q2, Q3, Q4
      or=Q1 or Q2|Q1, Q2, or Q3|Q1, Q2, Q3, or Q4
      """),
    LocaleText(
      "en_US_POSIX", parent: "en",
      """
      ungrouped=100
      currency=¤\u{A0}#
      negativeCurrency=-¤\u{A0}#
      plusCurrency=+¤\u{A0}#
      """),
    LocaleText(
      "en_001", parent: "en",
      """
      symbols=USDUS$|EUR€|GBP£|JPYJP¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADCA$|AUDA$|NZDNZ$|MXNMX$|HKDHK$|\
      TWDNT$|ILS₪|VND₫|PHP₱
      narrowSymbols=USD$|JPY¥|CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|TWD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|\
      PLNzł|CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|THB฿|IDRRp|MYRRM|EGPE£|ARS$|CLP$|COP$|NGN₦|\
      PKRRs|BDT৳
      week=2|1
      dates=dd/MM/y|d MMM y|d MMMM y|EEEE, d MMMM y
      for Md=dd/MM
      for MEd=EEE, dd/MM
      for MMMd=d MMM
      for MMMEd=EEE, d MMM
      for yM=MM/y
      for yMd=dd/MM/y
      for yME=MM/y ccc
      for yMEd=EEE, dd/MM/y
      for yMMMd=d MMM y
      for yMMMEd=EEE, d MMM y
      andShort=Q1 and Q2|Q1, Q2 and Q3|Q1, Q2, Q3 and Q4
      or=Q1 or Q2|Q1, Q2 or Q3|Q1, Q2, Q3 or Q4
      """),
    LocaleText(
      "en_GB", parent: "en_001",
      """
      halves=am|pm
      week=2|4
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      for MEd=EEE dd/MM
      for MMMEd=EEE d MMM
      for j=HH
      for jm=HH:mm
      for jms=HH:mm:ss
      and=Q1 and Q2|Q1, Q2 and Q3|Q1, Q2, Q3 and Q4
      """),
    LocaleText(
      "en_AU", parent: "en_001",
      """
      exponent=e
      symbols=AUD$
      narrowSymbols=USD$|EUR€|GBP£|JPY¥|CNY¥|KRW₩|INR₹|BRLR$|CAD$|NZD$|MXN$|HKD$|TWD$|SGD$|\
      SEKKr|NOKkr|DKKkr|ISKKr|PLNzł|CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ILS₪|ZARR|THB฿|VND₫|\
      IDRRp|MYRRM|PHP₱|EGP£|ARS$|CLP$|COP$|NGN₦|PKRRs|BDTTk
      twoDays=Su|Mon|Tu|Wed|Th|Fri|Sat
      letterDays=Su|M|Tu|W|Th|F|Sa
      halves=am|pm
      dates=d/M/y|d MMM y|d MMMM y|EEEE, d MMMM y
      for Md=d/M
      for MEd=EEE, d/M
      for MMMEEEEd=EEEE d MMM
      for MMMMEd=EEE d MMMM
      for yM=M/y
      for yMd=d/M/y
      for yME=M/y ccc
      for yMEd=EEE, d/M/y
      for yMMMEEEEd=EEEE d MMM y
      for yMMMMEd=EEE d MMMM y
      """),
    LocaleText(
      "en_CA", parent: "en_001",
      """
      symbols=USDUS$|EUR€|GBP£|JPYJP¥|CNYCN¥|KRW₩|INR₹|BRLR$|CAD$|AUDA$|NZDNZ$|MXNMX$|HKDHK$|\
      TWDNT$|ILS₪|VND₫|PHP₱
      narrowSymbols=USD$|JPY¥|CNY¥|AUD$|NZD$|MXN$|HKD$|TWD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|\
      CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|THB฿|IDRRp|MYRRM|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|\
      BDT৳
      week=1|1
      dates=y-MM-dd|MMM d, y|MMMM d, y|EEEE, MMMM d, y
      for Md=MM-dd
      for MEd=EEE, MM-dd
      for MMMd=MMM d
      for MMMEd=EEE, MMM d
      for yM=y-MM
      for yMd=y-MM-dd
      for yME=y-MM ccc
      for yMEd=EEE, y-MM-dd
      for yMMMd=MMM d, y
      for yMMMEd=EEE, MMM d, y
      and=Q1 and Q2|Q1, Q2 and Q3|Q1, Q2, Q3 and Q4
      andShort=Q1 and Q2|Q1, Q2, and Q3|Q1, Q2, Q3, and Q4
      andNarrow=Q1 and Q2|Q1, Q2, and Q3|Q1, Q2, Q3, and Q4
      orShort=Q1 or Q2|Q1, Q2, or Q3|Q1, Q2, Q3, or Q4
      """),
    LocaleText(
      "en_IN", parent: "en_001",
      """
      secondary=2
      symbols=USD$|EUR€|GBP£|JPYJP¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADCA$|AUDA$|NZDNZ$|MXNMX$|HKDHK$|\
      TWDNT$|ILS₪|VND₫|PHP₱
      narrowSymbols=JPY¥|CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|TWD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|\
      CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|THB฿|IDRRp|MYRRM|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|\
      BDT৳
      compact=1#K|2#K|1#L|2#L|1#Cr|2#Cr|3#Cr|1#KCr|2#KCr|1#LCr|2#LCr|3#LCr
      week=1|1
      dates=dd/MM/yy|d MMM y|d MMMM y|EEEE, d MMMM y
      for yMd=d/M/y
      for yMEd=EEE, d/M/y
      join E={1}, {0}
      andNarrow=Q1, Q2|Q1, Q2, and Q3|Q1, Q2, Q3, and Q4
      """),
    LocaleText(
      "en_IE", parent: "en_001",
      """
      halves=a.m.|p.m.
      week=2|4
      dates=dd/MM/y|d MMM y|d MMMM y|EEEE d MMMM y
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      for Md=d/M
      for MEd=EEE, d/M
      for yMd=d/M/y
      for yMEd=EEE, d/M/y
      for yMMMEd=EEE d MMM y
      for j=HH
      for jm=HH:mm
      for jms=HH:mm:ss
      """),
    LocaleText(
      "en_NZ", parent: "en_001",
      """
      symbols=USDUS$|EUR€|GBP£|JPYJP¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADCA$|AUDA$|NZD$|MXNMX$|HKDHK$|\
      TWDNT$|ILS₪|VND₫|PHP₱
      narrowSymbols=USD$|JPY¥|CNY¥|CAD$|AUD$|MXN$|HKD$|TWD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|\
      CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|THB฿|IDRRp|MYRRM|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|\
      BDT৳
      for Md=d/M
      for yMd=d/MM/y
      """),
    LocaleText(
      "en_ZA", parent: "en_001",
      """
      decimal=,
      group=\u{A0}
      symbols=USDUS$|EUR€|GBP£|JPYJP¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADCA$|AUDA$|NZDNZ$|MXNMX$|HKDHK$|\
      TWDNT$|ILS₪|ZARR|VND₫|PHP₱
      narrowSymbols=USD$|JPY¥|CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|TWD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|\
      PLNzł|CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|THB฿|IDRRp|MYRRM|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|\
      BDT৳
      week=1|1
      dates=y/MM/dd|dd MMM y|dd MMMM y|EEEE, dd MMMM y
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      for Md=MM/dd
      for MEd=EEE, MM/dd
      for MMMd=dd MMM
      for MMMEd=EEE, dd MMM
      for MMMMd=d MMMM
      for yMd=y/MM/dd
      for yMEd=EEE, y/MM/dd
      for yMMMd=dd MMM y
      for yMMMEd=EEE, dd MMM y
      for yMMMMd=d MMMM y
      for yMMMMEEEEd=EEEE, d MMMM y
      for j=HH
      for jm=HH:mm
      for jms=HH:mm:ss
      """),
    LocaleText(
      "en_SG", parent: "en_001",
      """
      symbols=USDUS$|EUR€|GBP£|JPYJP¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADCA$|AUDA$|NZDNZ$|MXNMX$|HKDHK$|\
      TWDNT$|SGD$|ILS₪|VND₫|PHP₱
      narrowSymbols=USD$|JPY¥|CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|TWD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|\
      CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|THB฿|IDRRp|MYRRM|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|\
      BDT৳
      week=1|1
      dates=d/M/yy|d MMM y|d MMMM y|EEEE, d MMMM y
      """),
    LocaleText(
      "en_HK", parent: "en_001",
      """
      week=1|1
      dates=d/M/y|d MMM y|d MMMM y|EEEE, d MMMM y
      for yMd=d/M/y
      """),
  ])
}
