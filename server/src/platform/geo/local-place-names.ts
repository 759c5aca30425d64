/** Names in the writing of the place, of cities that no rule of `latin.ts` turns into their name in the gazetteer. */
const byCountry: Readonly<Record<string, string>> = {
  AE: 'أبو ظبي=Abu Dhabi',
  AF: 'کابل=Kabul',
  AM: 'Երևան=Yerevan, Գյումրի=Gyumri',
  AZ: 'Bakı=Baku',
  BD: 'ঢাকা=Dhaka, চট্টগ্রাম=Chittagong, খুলনা=Khulna',
  BG: 'София=Sofia, Бургас=Burgas',
  BY: "Мінск=Minsk, Гомель=Homyel', Могилёв=Mahilyow",
  CN: '上海=Shanghai, 北京=Beijing, 天津=Tianjin, 广州=Guangzhou, 廣州=Guangzhou, 深圳=Shenzhen, 武汉=Wuhan, 东莞=Dongguan, 重庆=Chongqing, 成都=Chengdu, 南京=Nanjing, 西安=Xi’an, 沈阳=Shenyang, 杭州=Hangzhou, 哈尔滨=Harbin, 苏州=Suzhou, 汕头=Shantou, 济南=Jinan, 郑州=Zhengzhou, 长春=Changchun, 大连=Dalian',
  CY: 'Λευκωσία=Nicosia',
  ET: 'አዲስ አበባ=Addis Ababa',
  GE: 'თბილისი=Tbilisi, ქუთაისი=Kutaisi',
  GR: 'Αθήνα=Athens, Θεσσαλονίκη=Thessaloníki, Πάτρα=Pátra, Πειραιάς=Piraeus',
  HK: '香港=Hong Kong',
  IL: 'ירושלים=Jerusalem, תל אביב=Tel Aviv, חיפה=Haifa, אשדוד=Ashdod',
  IN: 'मुंबई=Mumbai, दिल्ली=Delhi, ಬೆಂಗಳೂರು=Bengaluru, কলকাতা=Kolkata, சென்னை=Chennai, અમદાવાદ=Ahmedabad, హైదరాబాద్=Hyderabad, पुणे=Pune, सूरत=Sūrat, कानपुर=Kanpur, जयपुर=Jaipur, लखनऊ=Lucknow, नागपुर=Nagpur, इंदौर=Indore',
  IR: 'تهران=Tehran, کرج=Karaj, تبریز=Tabriz, شیراز=Shiraz',
  JP: '東京=Tokyo, 横浜=Yokohama, 大阪=Osaka, 名古屋=Nagoya, 札幌=Sapporo, 神戸=Kobe, 京都=Kyoto, 福岡=Fukuoka, 川崎=Kawasaki, さいたま=Saitama, 広島=Hiroshima, 仙台=Sendai, 北九州=Kitakyushu, 千葉=Chiba, 堺=Sakai',
  KH: 'ភ្នំពេញ=Phnom Penh',
  KR: '서울=Seoul, 부산=Busan, 인천=Incheon, 대구=Daegu, 대전=Daejeon, 광주=Gwangju, 수원=Suwon, 고양=Goyang-si, 성남=Seongnam-si',
  KZ: 'Караганда=Karagandy, Қарағанды=Karagandy, Шымкент=Shymkent',
  LA: 'ວຽງຈັນ=Vientiane',
  LK: 'කොළඹ=Colombo, கொழும்பு=Colombo',
  MK: 'Скопје=Skopje',
  MM: 'ရန်ကုန်=Yangon, မန္တလေး=Mandalay',
  MN: 'Улаанбаатар=Ulan Bator',
  MO: '澳門=Macau, 澳门=Macau',
  NP: 'काठमाडौं=Kathmandu',
  PK: 'کراچی=Karachi, لاہور=Lahore, فیصل آباد=Faisalabad, راولپنڈی=Rawalpindi',
  RS: 'Београд=Belgrade, Ниш=Niš, Нови Сад=Novi Sad',
  RU: 'Москва=Moscow, Санкт-Петербург=Saint Petersburg, Нижний Новгород=Nizhniy Novgorod',
  SA: 'مكة=Mecca',
  TH: 'กรุงเทพ=Bangkok, กรุงเทพมหานคร=Bangkok, สมุทรปราการ=Samut Prakan, อุดรธานี=Udon Thani',
  TW: '臺北=Taipei, 台北=Taipei, 高雄=Kaohsiung, 臺中=Taichung, 台中=Taichung, 臺南=Tainan, 台南=Tainan',
  UA: 'Одеса=Odessa, Одесса=Odessa, Киев=Kyiv, Запоріжжя=Zaporizhia, Донецьк=Donetsk',
  UZ: 'Toshkent=Tashkent, Ташкент=Tashkent',
  VN: 'Sài Gòn=Ho Chi Minh City',
};

/** From the country and name in the gazetteer. */
export const localPlaceNames: ReadonlyMap<string, readonly { local: string }[]> = Map.groupBy(
  Object.entries(byCountry).flatMap(([country, names]) =>
    names.split(', ').map((pair) => {
      const [local = '', name = ''] = pair.split('=');
      return { local, key: `${country} ${name}` };
    }),
  ),
  ({ key }) => key,
);
