// contract/src/chat/stop-words.ts
/**
 * Parts of patterns, of which each stands between two characters that are neither letter nor digit. Every text is read
 * for all of them, as people write in more than one language: a word that is harmless in another one is left out.
 */
var stopWords = {
  en: {
    money: [
      'crypto\\p{L}{0,15}',
      'bitcoins?|btc|usdt|ethereum|forex|trading platform',
      'western union|moneygram|gift ?cards?|pay ?pal|cash ?app|venmo|zelle|iban',
      '(?:wire|bank) transfer|invest(?:ing|ments?)?|(?:send|lend) (?:me )?money',
    ],
    contact: ['whats ?app|telegram|snapchat|viber|wechat|hangouts|kik|insta(?:gram)?'],
    hurtful: [
      'idiots?|morons?|stupid|dumb|losers?|pathetic|ugly|disgusting',
      'bitch(?:es)?|sluts?|whores?|cunts?|assholes?|bastards?|retard(?:s|ed)?|fat (?:pig|cow)',
      'shut up|fuck (?:you|off)|hate you|kys|kill yourself|go die',
    ],
  },
  de: {
    money: [
      '(?:krypto|crypto)\\p{L}{0,15}',
      'bank ?überweisung|geld (?:schicken|senden|leihen|überweisen)',
      '(?:schick|leih|überweis)(?:e|st)? (?:mir|uns) (?:bitte )?(?:etwas |ein bisschen )?geld',
      'geschenkkarten?|gutscheincodes?|investier(?:en|t|ung)|geldanlagen?|sofortüberweisung',
    ],
    contact: ['(?:meine|deine) (?:handy)?nummer'],
    hurtful: [
      'idioten?|trottel|dummkopf|vollidiot(?:en)?|versager(?:in)?|hässlich(?:e|er|es)?|widerlich(?:e|er|es)?|ekelhaft(?:e|er|es)?',
      'schlampen?|huren?|hurensohn|nutten?|fotzen?|arschl(?:och|öcher)|wichser|missgeburt(?:en)?|spasti|fette (?:sau|kuh)',
      'halt (?:die|deine) (?:fresse|klappe|schnauze)|halts? maul|fick dich|verpiss dich|hasse dich|bring dich um|geh sterben|verrecke',
    ],
  },
  fr: {
    money: [
      'crypto-?monnaies?',
      'virements? bancaires?|mandat cash|cartes? cadeaux?|placements? financiers?',
      'investi(?:r|s|ssement|ssements)',
      "(?:envoie|envoyer|prête|prêter|envoyez|prêtez)(?:[- ](?:moi|nous))? (?:de l['’]argent|un peu d['’]argent)",
    ],
    contact: ['(?:mon|ton) numéro de (?:téléphone|portable)'],
    hurtful: [
      'imbéciles?|abruti(?:e|s|es)?|débiles?|crétin(?:e|s|es)?|minables?|pathétiques?|dégoûtante?s?',
      'salopes?|putes?|pétasses?|connards?|connasses?|enculés?|bâtards?|grosse vache|fils de pute',
      'ferme ta gueule|ta gueule|va te faire (?:foutre|voir|enculer)|nique ta mère|je te déteste|suicide[- ]toi|va mourir|crève',
    ],
  },
  es: {
    money: [
      'criptomonedas?|cripto',
      'transferencias? bancarias?|tarjetas? (?:de )?regalo|inver(?:tir|sión|siones)',
      '(?:env[ií]a|m[aá]nda|pr[eé]sta|env[ií]e|mande|preste)(?:me|nos) (?:algo de |un poco de )?(?:dinero|plata)',
    ],
    contact: ['(?:mi|tu) número de (?:teléfono|celular|móvil)'],
    hurtful: [
      'idiotas?|imb[eé]cil(?:es)?|est[uú]pid[oa]s?|fracasad[oa]s?|pat[eé]tic[oa]s?|asqueros[oa]s?|fe[oa] de mierda',
      'putas?|zorra de mierda|perra asquerosa|cabr[oó]n(?:a|es)?|gilipollas|pendej[oa]s?|malparid[oa]s?|hij[oa] de puta|retrasad[oa]s? mental(?:es)?|maric[oó]n(?:es)?|gorda asquerosa',
      'cállate|vete a la mierda|que te jodan|chinga tu madre|te odio|m[aá]tate|muérete|ojal[aá] te mueras',
    ],
  },
  pt: {
    money: [
      'criptomoedas?|cripto',
      'transfer[eê]ncias? banc[aá]rias?|chave pix|vale[- ]presente|cart(?:ão|ões) presente|investi(?:r|mento|mentos)',
      '(?:me )?(?:envi[ae]|mand[ae]|emprest[ae])(?:r)? (?:um )?(?:dinheiro|pix|grana)',
    ],
    contact: ['(?:meu|seu|teu) n[uú]mero de (?:telefone|celular)|meu zap|zap ?zap'],
    hurtful: [
      'idiotas?|imbec(?:il|is)|est[uú]pid[oa]s?|fracassad[oa]s?|pat[eé]tic[oa]s?|nojent[oa]s?|horroros[oa]s?',
      'putas?|vagabunda|vadias?|piranha|arrombad[oa]s?|babacas?|cuz(?:ão|ona)|otári[oa]s?|filh[oa] da puta|retardad[oa]s?|viad(?:o|inho)s?|gorda nojenta',
      'cala a boca|vai se foder|vai tomar no cu|vá à merda|te odeio|se mat[ae]|vai morrer',
    ],
  },
  pl: {
    money: [
      'kryptowalut\\p{L}{0,15}|krypto',
      'przelew(?:u|em|y|ów)? bankow\\p{L}{0,15}|kart\\p{L}{0,15} podarunkow\\p{L}{0,15}|kod(?:u|em)? blik|inwest(?:ować|uj|uję|ycj\\p{L}{0,15})',
      '(?:wyślij|prześlij|pożycz|przelej) (?:mi |nam )?(?:trochę )?(?:pieniędzy|pieniądze|kasy|kasę)',
    ],
    contact: ['(?:mój|twój) numer telefonu'],
    hurtful: [
      'idiot(?:a|ka|ko|om|ów)|debil(?:u|e|ka)?|kretyn(?:ie|ka|i)?|głupek|głupia|frajer(?:ze|ka)?|żałosn[yae]|obrzydliw[yae]|brzydal',
      'kurw[aoy]|dziwk[aoi]|szmat[aoy] jedna|suk[ao] jedna|dupek|chuj(?:u|em)?|pizd[aoy]|skurwysyn(?:u|y)?|gruba świnia|pedał(?:y|em)?',
      'zamknij (?:się|ryj|mordę)|spierdalaj|wypierdalaj|pierdol się|odpierdol się|nienawidzę cię|zabij się|zdechnij|giń',
    ],
  },
  ar: {
    money: [
      'عملات? رقمية|العملات الرقمية|بيتكوين|تداول العملات',
      'تحويل بنكي|حوالة بنكية|حوالة مالية|بطاقات? هدايا|ويسترن يونيون|استثمار(?:ات)?',
      '(?:أرسل|ارسل|ارسلي|أرسلي|حول|حولي)(?: لي)? (?:بعض )?(?:المال|مال|فلوس|نقود)',
    ],
    contact: [
      'واتس ?(?:اب|آب|أب)|تيليجرام|تلغرام|تيليغرام|سناب ?شات|انستغرام|إنستغرام|رقم هاتفي|رقم جوالي',
    ],
    hurtful: [
      'غبي|غبية|أغبياء|أحمق|حمقاء|تافه|تافهة|قبيح|قبيحة|مقرف|مقرفة|فاشل|فاشلة',
      'عاهرة|شرموطة|قحبة|كلبة|ابن الكلب|ابن العاهرة|حقير|حقيرة|سافل|سافلة|متخلف|متخلفة',
      'اخرس|اخرسي|أكرهك|اكرهك|اقتل نفسك|اقتلي نفسك|موت(?:ي)? أحسن',
    ],
  },
};
// contract/src/chat/stops.ts
/** Why a message is refused. */
var messageStops = {
  link: { isQuestion: false },
  contact: { isQuestion: false },
  money: { isQuestion: false },
  hurtful: { isQuestion: true },
};
var isQuestion = (stop) => stop !== null && messageStops[stop].isQuestion;
var endings =
  'com|net|org|io|me|co|app|link|xyz|top|info|ru|cn|tk|club|shop|online|site|live|biz|ly|gg';
var languageWords = /* @__PURE__ */ Object.values(stopWords);
/** One of these, between what are neither letters nor digits of any script. */
var anyWord = (words) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${words.join('|')})(?![\p{L}\p{N}_])`, 'u');
/**
 * Signs of a scam, in a text to someone who has not answered yet. Easy to get around: a first filter. No pattern repeats
 * without an end, because reading on from every character of a long text takes very long.
 */
var scamSigns = [
  ['link', new RegExp(String.raw`https?:|\bwww\.|[a-z0-9]\.(?:${endings})\b`)],
  ['contact', /[\w.+-]@[\w-]{1,63}\.\w{2}/],
  ['contact', /(?:\+|\b)\d(?:[\s().-]{0,2}\d){8}/],
  [
    'contact',
    /* @__PURE__ */ anyWord(/* @__PURE__ */ languageWords.flatMap(({ contact = [] }) => contact)),
  ],
  ['money', /* @__PURE__ */ anyWord(/* @__PURE__ */ languageWords.flatMap(({ money }) => money))],
];
var hurtful = /* @__PURE__ */ anyWord(
  /* @__PURE__ */ languageWords.flatMap((words) => words.hurtful),
);
/** Wide letters become plain, invisible ones are removed, and case does not count. */
var plain = (text) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ');
/** Why a message, or the note of a like, is not sent as it is. */
function findStop(text, { answered = false, sure = false } = {}) {
  const read = plain(text);
  return (
    (answered ? null : scamSigns.find(([, each]) => each.test(read))?.[0]) ??
    (!sure && hurtful.test(read) ? 'hurtful' : null)
  );
}
export { isQuestion as n, findStop as t };
