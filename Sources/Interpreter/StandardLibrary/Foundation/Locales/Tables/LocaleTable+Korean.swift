extension LocaleTable {
  /// Korean; recorded by `Tests/record-locales`.
  static let korean = tables([
    LocaleText(
      "ko",
      """
      currencyNames=USD# 미국 달러/# 미국 달러|EUR# 유로/# 유로|GBP# 영국 파운드/# 영국 파운드|JPY# 일본 엔화/# 일본 엔화|\
      CNY# 중국 위안화/# 중국 위안화|INR# 인도 루피/# 인도 루피|CAD# 캐나다 달러/# 캐나다 달러|AUD# 호주 달러/# 호주 달러|CHF# 스위스 \
      프랑/# 스위스 프랑|KRW# 대한민국 원/# 대한민국 원|BRL# 브라질 레알/# 브라질 레알
      symbols=USDUS$|EUR€|GBP£|JPYJP¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADCA$|AUDAU$|NZDNZ$|MXNMX$|\
      HKDHK$|TWDNT$|ILS₪|VND₫
      narrowSymbols=USD$|JPY¥|CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|\
      CZKKč|HUFFt|RONL|RUB₽|UAH₴|TRY₺|ZARR|THB฿|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|\
      PKRRs|BDT৳
      compact=1#천|1#만|2#만|3#만|4#만|1#억|2#억|3#억|4#억|1#조|2#조|3#조
      months=1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월
      shortMonths=1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월
      letterMonths=1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월
      days=일요일|월요일|화요일|수요일|목요일|금요일|토요일
      shortDays=일|월|화|수|목|금|토
      twoDays=일|월|화|수|목|금|토
      letterDays=일|월|화|수|목|금|토
      halves=오전|오후
      longEras=기원전|서기
      quarters=1분기|2분기|3분기|4분기
      longQuarters=제 1/4분기|제 2/4분기|제 3/4분기|제 4/4분기
      nearDays=어제|오늘|내일
      dates=y. M. d.|y. M. d.|y년 MMMM d일|y년 MMMM d일 EEEE
      times=a h:mm|a h:mm:ss|a h시 m분 s초 z|a h시 m분 s초 zzzz
      joins={1} {0}|{1} {0}|{1} {0}|{1} {0}
      for d=d일
      for Ed=d일 (EEE)
      for EEEEd=d일 EEEE
      for M=M월
      for Md=M. d.
      for ME=M월 ccc
      for MEd=M. d. (EEE)
      for MEEEEd=M. d. EEEE
      for MMMd=MMM d일
      for MMMEd=MMM d일 (EEE)
      for MMMEEEEd=MMM d일 EEEE
      for MMMME=ccc ('월': LLLL)
      for MMMMEEEEd=MMMM d일 EEEE
      for y=y년
      for yd=y년 ('일': d일)
      for yE=y년 ccc
      for yEd=y년 d일 (EEE)
      for yEEEEd=y년 d일 EEEE
      for yM=y. M.
      for yMd=y. M. d.
      for yME=y. M. ccc
      for yMEd=y. M. d. (EEE)
      for yMEEEEd=y. M. d. EEEE
      for yMMM=y년 MMM
      for yMMMd=y년 MMM d일
      for yMMME=y년 MMM ccc
      for yMMMEd=y년 MMM d일 (EEE)
      for yMMMEEEEd=y년 MMM d일 EEEE
      for yMMMMEd=y년 MMMM d일 EEE
      for j=a h시
      for jm=a h:mm
      for jms=a h:mm:ss
      for H=H시
      for Hms=H시 m분 s초
      join M={1} {0}
      join MMM={1} {0}
      join MMMM={1} {0}
      join MMMMEEEE={1} {0}
      join E=({1}) {0}
      and=Q1 및 Q2|Q1, Q2 및 Q3|Q1, Q2, Q3 및 Q4
      andShort=Q1 및 Q2|Q1, Q2 및 Q3|Q1, Q2, Q3 및 Q4
      andNarrow=Q1 및 Q2|Q1, Q2 및 Q3|Q1, Q2, Q3 및 Q4
      or=Q1 또는 Q2|Q1, Q2 또는 Q3|Q1, Q2, Q3 또는 Q4
      """)
  ])
}
