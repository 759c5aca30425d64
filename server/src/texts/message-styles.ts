import { type Language, languageCodes, languages } from '@kindred/contract/languages';
import { forEachName } from '@kindred/contract/names';
import { listCountriesIn, nameCountriesIn } from '@kindred/contract/texts/country-name';
import { formatDayIn } from '@kindred/contract/texts/format-day';
import { momentIn, roundWait } from '@kindred/contract/texts/times';
import { namePlacesIn } from '@kindred/contract/texts/name-places';
import { nameLanguagesIn } from '@kindred/contract/texts/language-name';
import { readCatalogue } from './catalogues.ts';
import { commaOf, placeNames } from './page-catalogues.ts';

export type Values = Readonly<Record<string, unknown>>;

const places = forEachName(languageCodes, (language) =>
  namePlacesIn(languages[language].tag, placeNames[language]),
);

const times = readCatalogue('times');

const semicolons: Partial<Record<Language, string>> = { ar: '؛ ', fr: '\u202f; ' };

/** The amount is in the smallest unit of the currency. */
function formatMoney(amount: number, currency: string, language: Language) {
  const format = new Intl.NumberFormat(tagOf(language), { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  const written = format.format(amount / 10 ** digits);
  // In a line from right to left, the parts of a sign such as US$ would stand on both sides of the number.
  return languages[language].direction === 'rtl'
    ? `\u2066${written.replaceAll(/[\u061c\u200e\u200f]/g, '')}\u2069`
    : written;
}

/** `say` is for styles whose words are in a catalogue, of which an owner changes those of pages alone. */
type Style = (
  value: unknown,
  language: Language,
  values: Values,
  say: (text: string, values: Values) => string,
) => string;

const tagOf = (language: Language) => languages[language].tag;

/** How a value is written, by the style that the text names: `{seconds, number, wait}`. */
export const styles: Readonly<Record<string, Style>> = {
  number: (value, language) => (value as number).toLocaleString(tagOf(language)),
  /** One word after the other, as none of them is of a language. */
  list: (words, language) => [words].flat().join(commaOf(language)),
  /** Phrases that may have commas. */
  phrases: (phrases, language) => (phrases as readonly string[]).join(semicolons[language] ?? '; '),
  /** Follows 'in'. */
  wait(seconds, language, _values, say) {
    const { unit, count } = roundWait(seconds as number);
    return say(times[language][`wait/${unit}`] ?? '', { count });
  },
  /** A time, in UTC where no time zone is known. */
  moment: (time, language, { timeZone = 'UTC' }, say) =>
    say(
      times[language]['moment'] ?? '',
      momentIn(tagOf(language), time as string, timeZone as string),
    ),
  day: (day, language) => formatDayIn(tagOf(language))(day as string),
  money: (amount, language, { currency }) =>
    formatMoney(amount as number, currency as string, language),
  language: (code, language) => nameLanguagesIn(tagOf(language))(code as Language),
  country: (code, language) => nameCountriesIn(tagOf(language))(code as string),
  countries: (codes, language) => listCountriesIn(tagOf(language))(codes as readonly string[]),
  place: (city, language, { country }) => places[language](city as string, country as string),
  places: (cities, language, { country }) =>
    new Intl.ListFormat(tagOf(language), { type: 'disjunction' }).format(
      (cities as readonly string[]).map((city) => places[language](city, country as string)),
    ),
  /** What someone wrote as a sentence of its own, within another one. */
  unended: (sentence) => (sentence as string).replace(/[.!?\s]+$/, ''),
};
