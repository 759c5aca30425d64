import { type Language, languageCodes, languages } from '@kindred/contract/languages';
import { countryCodes } from '@kindred/contract/site/countries';
import { nameCountriesIn } from '@kindred/contract/texts/country-name';

// Common spellings that are neither the name nor the code.
const otherNames: Readonly<Record<string, string>> = {
  america: 'US',
  bosnia: 'BA',
  britain: 'GB',
  burma: 'MM',
  congo: 'CG',
  'czech republic': 'CZ',
  'dr congo': 'CD',
  'democratic republic of the congo': 'CD',
  'east timor': 'TL',
  england: 'GB',
  'great britain': 'GB',
  holland: 'NL',
  'hong kong sar china': 'HK',
  'ivory coast': 'CI',
  korea: 'KR',
  macedonia: 'MK',
  myanmar: 'MM',
  'northern ireland': 'GB',
  'republic of ireland': 'IE',
  'republic of korea': 'KR',
  'russian federation': 'RU',
  scotland: 'GB',
  swaziland: 'SZ',
  turkey: 'TR',
  uae: 'AE',
  uk: 'GB',
  'united states of america': 'US',
  usa: 'US',
  vatican: 'VA',
  'viet nam': 'VN',
  wales: 'GB',
};

/** Lower case without accents or punctuation, so that typed text matches the name. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[a-z0-9]*$/.test(lower)) return lower;
  return lower
    .replace(/[^ -~]+/g, plain)
    .replace(/[’‘'`.]/g, '')
    .replace(/[\s,/()-]+/g, ' ')
    .trim();
}

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'a',
};

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþıə]/g, (letter) => letters[letter] ?? letter);
}

function namesIn(language: Language): ReadonlyMap<string, string> {
  const { tag } = languages[language];
  const name = nameCountriesIn(tag);
  return new Map(countryCodes.map((code) => [code, name(code)]));
}

const names = namesIn('en');

/** Those of the other languages take a while, and most processes are asked for few. */
const namesByLanguage = new Map<Language, ReadonlyMap<string, string>>([['en', names]]);

function namesOf(language: Language) {
  const known = namesByLanguage.get(language) ?? namesIn(language);
  namesByLanguage.set(language, known);
  return known;
}

const byName = new Map<string, string>([
  ...Object.entries(otherNames),
  ...[...names].map(([code, name]) => [fold(name), code] as const),
]);

let otherLanguages: ReadonlyMap<string, string> | undefined;

const inOtherLanguages = () =>
  new Map(
    languageCodes.flatMap((language) =>
      [...namesOf(language)].map(([code, name]) => [fold(name), code] as const),
    ),
  );

/** The code of a country given by its code or its name in any language, the English one first. */
export function countryCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  if (names.has(code)) return code;
  const folded = fold(text);
  const known = byName.get(folded);
  if (known) return known;
  otherLanguages ??= inOtherLanguages();
  return otherLanguages.get(folded);
}

/** The name in a language of a country given by its English name. */
export function countryIn(name: string, language: Language): string {
  if (language === 'en') return name;
  const code = countryCode(name);
  return (code && namesOf(language).get(code)) ?? name;
}

/** The English name of a country by its code. */
export function countryName(code: string): string | undefined {
  return names.get(code);
}
