extension LocaleTable {
  /// Japanese; recorded by `Tests/record-locales`.
  static let japanese = tables([
    LocaleText(
      "ja",
      """
      currencyNames=USD#米ドル/#米ドル|EUR#ユーロ/#ユーロ|GBP#英国ポンド/#英国ポンド|JPY#円/#円|CNY#中国人民元/#中国人民元|\
      INR#インド ルピー/#インド ルピー|CAD#カナダ ドル/#カナダ ドル|AUD#オーストラリア ドル/#オーストラリア ドル|CHF#スイス フラン/#スイス フラン|\
      KRW#韓国ウォン/#韓国ウォン|BRL#ブラジル レアル/#ブラジル レアル
      symbols=USD$|EUR€|GBP£|JPY¥|CNY元|KRW₩|INR₹|BRLR$|CADCA$|AUDA$|NZDNZ$|MXNMX$|HKDHK$|\
      TWDNT$|ILS₪|VND₫
      narrowSymbols=JPY￥|CNY￥|CAD$|AUD$|NZD$|MXN$|HKD$|TWD$|SGD$|SEKkr|NOKkr|DKKkr|ISKkr|PLNzł|\
      CZKKč|HUFFt|RONレイ|RUB₽|UAH₴|TRY₺|ZARR|THB฿|IDRRp|MYRRM|PHP₱|EGPE£|ARS$|CLP$|COP$|NGN₦|\
      PKRRs|BDT৳
      compact=4#|1#万|2#万|3#万|4#万|1#億|2#億|3#億|4#億|1#兆|2#兆|3#兆
      months=1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
      shortMonths=1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
      letterMonths=1|2|3|4|5|6|7|8|9|10|11|12
      days=日曜日|月曜日|火曜日|水曜日|木曜日|金曜日|土曜日
      shortDays=日|月|火|水|木|金|土
      twoDays=日|月|火|水|木|金|土
      letterDays=日|月|火|水|木|金|土
      halves=午前|午後
      eras=紀元前|西暦
      longEras=紀元前|西暦
      longQuarters=第1四半期|第2四半期|第3四半期|第4四半期
      nearDays=昨日|今日|明日
      dates=y/MM/dd|y/MM/dd|y年M月d日|y年M月d日 EEEE
      times=H:mm|H:mm:ss|H:mm:ss z|H時mm分ss秒 zzzz
      joins={1} {0}|{1} {0}|{1} {0}|{1} {0}
      for d=d日
      for Ed=d日(EEE)
      for EEEEd=d日EEEE
      for M=M月
      for ME=M月 ccc
      for MEd=M/d(EEE)
      for MEEEEd=M/dEEEE
      for MMM=M月
      for MMMd=M月d日
      for MMME=M月 ccc
      for MMMEd=M月d日(EEE)
      for MMMEEEEd=M月d日 EEEE
      for MMMM=M月
      for MMMMd=M月d日
      for MMMME=ccc ('月': M月)
      for MMMMEd=M月d日(EEE)
      for MMMMEEEE=M月 cccc
      for MMMMEEEEd=M月d日 EEEE
      for y=y年
      for yd=y年 ('日': d日)
      for yE=y年 ccc
      for yEd=y年 d日(EEE)
      for yEEEEd=y年 d日EEEE
      for yM=y/M
      for yMd=y/M/d
      for yME=y/M ccc
      for yMEd=y/M/d(EEE)
      for yMEEEEd=y/M/dEEEE
      for yMMM=y年M月
      for yMMMd=y年M月d日
      for yMMME=y年M月 ccc
      for yMMMEd=y年M月d日(EEE)
      for yMMMEEEEd=y年M月d日 EEEE
      for yMMMM=y年M月
      for yMMMMd=y年M月d日
      for yMMMME=y年M月 ccc
      for yMMMMEd=y年M月d日(EEE)
      for yMMMMEEEEd=y年M月d日 EEEE
      for j=H時
      for jm=H:mm
      for jms=H:mm:ss
      for H=H時
      for Hm=H:mm
      for Hms=H:mm:ss
      join M={1} {0}
      join MMM={1} {0}
      join MMMM={1} {0}
      join MMMMEEEE={1} {0}
      and=Q1、Q2|Q1、Q2、Q3|Q1、Q2、Q3、Q4
      andShort=Q1、Q2|Q1、Q2、Q3|Q1、Q2、Q3、Q4
      andNarrow=Q1、Q2|Q1、Q2、Q3|Q1、Q2、Q3、Q4
      or=Q1またはQ2|Q1、Q2、またはQ3|Q1、Q2、Q3、またはQ4
      """)
  ])
}
