import type { Language } from '../languages.ts';

/** What Arabic writes together with the next word: 'and', 'with', 'to', 'like', 'will' and the article. */
const before = '[وفبلكس]{0,2}(?:ال)?';

/**
 * What tells a claim in other languages than English, as parts of a pattern that stand between two characters that are
 * neither letter nor digit. Too many matches cost less than a missed one.
 */
export const claimWords: Readonly<
  Record<
    Exclude<Language, 'en'>,
    { readonly [Claim in 'minor' | 'life' | 'violence']: readonly string[] }
  >
> = {
  de: {
    minor: [
      'minderjährig(?:e|en|er|es)?|kind(?:er|ern)?|jugendliche(?:n|r)?|teenager(?:in)?|schüler(?:in|innen)?|pädo\\p{L}{0,15}|grooming',
      '(?:unter|keine|noch nicht|erst|gerade mal) (?:18|achtzehn)',
      '(?:[5-9]|1[0-7]) ?(?:jahre|jährig(?:e|er|es)?)',
      '(?:ist|bin|war|erst|gerade) (?:erst |gerade )?1[0-7]',
    ],
    life: [
      'suizid\\p{L}{0,15}|selbstmord\\p{L}{0,15}|selbstverletz\\p{L}{0,15}|überdosis',
      '(?:umbringen|das leben nehmen|nicht mehr leben|sterben will|will sterben|ritzt sich|ritze mich)',
    ],
    violence: [
      'gewalt\\p{L}{0,15}|vergewaltig\\p{L}{0,15}|mord\\p{L}{0,15}|ermorde\\p{L}{0,15}|töte\\p{L}{0,15}|erstech\\p{L}{0,15}|würg\\p{L}{0,15}|missbrauch\\p{L}{0,15}',
      'bedroh\\p{L}{0,15}|droht|drohung(?:en)?|gedroht|messer|waffen?|pistole',
      '(?:geschlagen|schlägt|verprügelt|prügelt|angegriffen|verletzt) (?:mich|sie|ihn|uns)|(?:mich|sie|ihn|uns) (?:geschlagen|verprügelt|angegriffen|verletzt)',
    ],
  },
  fr: {
    minor: [
      'mineure?s?|enfants?|adolescente?s?|ados?|collégien(?:ne)?s?|lycéen(?:ne)?s?|pédo\\p{L}{0,15}',
      'moins de (?:18|dix-huit)|pas (?:encore )?(?:18|dix-huit) ans',
      '(?:[5-9]|1[0-7]) ans',
    ],
    life: [
      'suicid\\p{L}{0,15}|automutil\\p{L}{0,15}|overdose',
      '(?:en finir|mettre fin à (?:mes|ses) jours|envie de mourir|veut mourir|veux mourir|se tuer|me tuer|se faire du mal|me faire du mal)',
    ],
    violence: [
      'violen(?:t|te|ts|tes|ce|ces)|viol(?:s|er|é|ée|eur)?|agress\\p{L}{0,15}|meurtr\\p{L}{0,15}|tuer|tué|tuée|poignard\\p{L}{0,15}|étrangl\\p{L}{0,15}',
      'menac\\p{L}{0,15}|couteaux?|armes?|pistolet',
      "(?:m|l)['’]a (?:frappée?|battue?|giflée?)|(?:me|la|le|nous) (?:frappe|bat|gifle)",
    ],
  },
  es: {
    minor: [
      'menor(?:es)?(?: de edad)?|niñ[oa]s?|adolescentes?|pedo[fó]\\p{L}{0,15}|pederast\\p{L}{0,15}',
      'menos de (?:18|dieciocho)',
      '(?:[5-9]|1[0-7]) años',
    ],
    life: [
      'suicid\\p{L}{0,15}|autolesi\\p{L}{0,15}|sobredosis',
      '(?:quitarse la vida|quitarme la vida|acabar con (?:mi|su) vida|quier[eo] morir(?:se|me)?|hacerse daño|hacerme daño)',
    ],
    violence: [
      'violen(?:to|ta|tos|tas|cia)|viol(?:ar|ó|ada|ado|ador|ación)|agre(?:dir|dió|sión|siones|sor)|asesin\\p{L}{0,15}|matar(?:me|la|lo|te)?|apuñal\\p{L}{0,15}|estrangul\\p{L}{0,15}',
      'amenaz\\p{L}{0,15}|cuchillos?|navajas?|armas?|pistolas?',
      '(?:me|la|lo|nos) (?:pegó|pega|golpeó|golpea|atacó)',
    ],
  },
  pt: {
    minor: [
      'menor(?:es)?(?: de idade)?|criança|crianças|adolescentes?|pedó?fil\\p{L}{0,15}',
      'menos de (?:18|dezoito)',
      '(?:[5-9]|1[0-7]) anos',
    ],
    life: [
      'suic[ií]d\\p{L}{0,15}|automutil\\p{L}{0,15}|overdose',
      '(?:tirar a própria vida|acabar com a (?:minha|própria) vida|quer(?:o|ia)? morrer|se matar|me matar|se machucar|me machucar|se cortar|me cortar)',
    ],
    violence: [
      'violen(?:to|ta|tos|tas|cia|ência)|estupr\\p{L}{0,15}|agred\\p{L}{0,15}|agress\\p{L}{0,15}|assassin\\p{L}{0,15}|matar|esfaque\\p{L}{0,15}|estrangul\\p{L}{0,15}',
      'amea[cç]\\p{L}{0,15}|facas?|armas?|pistola',
      '(?:me|a|o|nos) (?:bateu|bate|socou|atacou)|bateu em (?:mim|nós)',
    ],
  },
  pl: {
    minor: [
      'nieletni\\p{L}{0,15}|niepełnoletni\\p{L}{0,15}|dziec(?:ko|ka|i|ku|kiem)|nastolat\\p{L}{0,15}|pedofil\\p{L}{0,15}|uczennic\\p{L}{0,15}',
      '(?:poniżej|mniej niż|nie ma) (?:18|osiemnast\\p{L}{0,15})',
      '(?:[5-9]|1[0-7]) ?(?:lat|lata|-?let\\p{L}{0,15})',
    ],
    life: [
      'samobój\\p{L}{0,15}|samookalecz\\p{L}{0,15}|przedawk\\p{L}{0,15}',
      '(?:odebrać sobie życie|skończyć ze sobą|zabić się|chc[eę] umrzeć|nie chc[eę] żyć|tnie się|tnę się)',
    ],
    violence: [
      'przemoc\\p{L}{0,15}|gwałt\\p{L}{0,15}|gwałc\\p{L}{0,15}|zgwałc\\p{L}{0,15}|napa[dś]\\p{L}{0,15}|zabi[ćjł]\\p{L}{0,15}|morder\\p{L}{0,15}|dusi\\p{L}{0,15}|dźgn\\p{L}{0,15}',
      'groz(?:i|ił|iła|ić)|groźb\\p{L}{0,15}|nóż|nożem|broń|broni|pistolet\\p{L}{0,15}',
      '(?:uderzył|uderzyła|pobił|pobiła|bije|zaatakował|zaatakowała) (?:mnie|ją|go|nas)',
    ],
  },
  ar: {
    minor: [
      `${before}(?:قاصر(?:ة|ين|ات)?|طفل(?:ة)?|أطفال|مراهق(?:ة|ين|ات)?)`,
      '(?:تحت|دون|أقل من) (?:ال)?(?:18|١٨|ثامنة عشرة|ثمانية عشر)',
      '(?:عمره|عمرها|عمري) (?:[5-9]|1[0-7]|[٥-٩]|١[٠-٧])',
    ],
    life: [
      `${before}(?:انتحار|[ينتأ]نتحر|إيذاء النفس|جرعة زائدة)`,
      `${before}قتل نفس(?:ي|ه|ها)|${before}إنهاء حيات(?:ي|ه|ها)|(?:أريد|يريد|تريد) (?:أن )?(?:أموت|يموت|تموت|الموت)`,
    ],
    violence: [
      `${before}(?:عنف|اغتصاب|اغتصب(?:ني|ها|ه)?|اعتد(?:ى|اء)|[يتأ]?قتل(?:ني|ها|ه)?|طعن(?:ني|ها|ه)?|خنق(?:ني|ها|ه)?)`,
      `${before}(?:تهديد(?:ات)?|[يت]?هدد(?:ني|ها|ه)?|سكين|سلاح|مسدس)`,
      `${before}[يت]?ضرب(?:ني|ها|ه|نا)`,
    ],
  },
};
