extension LocaleTable {
  /// Vietnamese; recorded by `Tests/record-locales`.
  static let vietnamese = tables([
    LocaleText(
      "vi",
      """
      decimal=,
      group=.
      currency=#\u{A0}¤
      negativeCurrency=-#\u{A0}¤
      plusCurrency=+#\u{A0}¤
      accounting=-#\u{A0}¤
      currencyNames=USD# đô la Mỹ/# đô la Mỹ|EUR# euro/# euro|GBP# bảng Anh/# bảng Anh|JPY# \
      yên Nhật/# yên Nhật|CNY# nhân dân tệ/# nhân dân tệ|INR# Rupee Ấn Độ/# Rupee Ấn Độ|CAD# \
      đô la Canada/# đô la Canada|AUD# Đô la Australia/# Đô la Australia|CHF# franc Thụy sĩ/# \
      franc Thụy sĩ|KRW# won Hàn Quốc/# won Hàn Quốc|BRL# real Braxin/# real Braxin
      symbols=USDUS$|EUR€|GBP£|JPY¥|CNYCN¥|KRW₩|INR₹|BRLR$|CADCA$|AUDAU$|NZDNZ$|MXNMX$|HKDHK$|\
      TWDNT$|ILS₪|THB฿|VND₫
      narrowSymbols=USD$|CNY¥|CAD$|AUD$|NZD$|MXN$|HKD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|\
      CZKKč|HUFFt|RONlei|RUB₽|UAH₴|TRY₺|ZARR|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|PKRRs|\
      BDT৳
      compact=1#\u{A0}N|2#\u{A0}N|3#\u{A0}N|1#\u{A0}Tr|2#\u{A0}Tr|3#\u{A0}Tr|1#\u{A0}T|\
      2#\u{A0}T|3#\u{A0}T|1#\u{A0}NT|2#\u{A0}NT|3#\u{A0}NT
      months=tháng 1|tháng 2|tháng 3|tháng 4|tháng 5|tháng 6|tháng 7|tháng 8|tháng 9|tháng 10|\
      tháng 11|tháng 12
      monthsAlone=Tháng 1|Tháng 2|Tháng 3|Tháng 4|Tháng 5|Tháng 6|Tháng 7|Tháng 8|Tháng 9|\
      Tháng 10|Tháng 11|Tháng 12
      shortMonths=thg 1|thg 2|thg 3|thg 4|thg 5|thg 6|thg 7|thg 8|thg 9|thg 10|thg 11|thg 12
      shortMonthsAlone=Tháng 1|Tháng 2|Tháng 3|Tháng 4|Tháng 5|Tháng 6|Tháng 7|Tháng 8|Tháng 9|\
      Tháng 10|Tháng 11|Tháng 12
      letterMonths=1|2|3|4|5|6|7|8|9|10|11|12
      days=Chủ Nhật|Thứ Hai|Thứ Ba|Thứ Tư|Thứ Năm|Thứ Sáu|Thứ Bảy
      shortDays=CN|Th 2|Th 3|Th 4|Th 5|Th 6|Th 7
      twoDays=CN|T2|T3|T4|T5|T6|T7
      letterDays=CN|T2|T3|T4|T5|T6|T7
      halves=SA|CH
      eras=TCN|SCN
      longEras=Trước Chúa Giáng Sinh|Sau Công Nguyên
      longQuarters=Quý 1|Quý 2|Quý 3|Quý 4
      nearDays=Hôm qua|Hôm nay|Ngày mai
      week=2|1
      dates=d/M/yy|'ngày' d MMM, y|'ngày' d MMMM, y|EEEE, 'ngày' d MMMM, y
      times=HH:mm|HH:mm:ss|HH:mm:ss z|HH:mm:ss zzzz
      joins={0} {1}|{0} {1}|'lúc' {0} {1}|'lúc' {0} {1}
      for Ed=EEE, d
      for Md=d/M
      for MEd=EEE, d/M
      for MMMd=d MMM
      for MMMEd=EEE, d MMM
      for MMMME=ccc ('Tháng': LLLL)
      for yd=y ('Ngày': d)
      for yEd=y EEE, d
      for yMd=d/M/y
      for yMEd=EEE, d/M/y
      for yMMMd=d MMM, y
      for yMMMEd=EEE, d MMM, y
      for yMMMEEEEd=EEEE, 'ngày' d MMM, y
      for yMMMM=MMMM 'năm' y
      for yMMMMd='ngày' d MMMM, y
      for yMMMME=MMMM 'năm' y ccc
      for yMMMMEd=EEE, 'ngày' d MMMM, y
      for j=HH 'giờ'
      for jm=HH:mm
      for jms=HH:mm:ss
      for H=HH 'giờ'
      join M={0} {1}
      join MMM={0} {1}
      join MMMM='lúc' {0} {1}
      join MMMMEEEE='lúc' {0} {1}
      join E={0}, {1}
      and=Q1 và Q2|Q1, Q2 và Q3|Q1, Q2, Q3 và Q4
      andShort=Q1 và Q2|Q1, Q2 và Q3|Q1, Q2, Q3 và Q4
      or=Q1 hoặc Q2|Q1, Q2 hoặc Q3|Q1, Q2, Q3 hoặc Q4
      """)
  ])
}
