import { type Language, languages } from '@kindred/contract/languages';
import { listCountriesIn, nameCountriesIn } from '@kindred/contract/texts/country-name';
import type * as dateTime from '@kindred/contract/texts/en/format-date-time';
import type * as wait from '@kindred/contract/texts/en/format-wait';
import type * as place from '@kindred/contract/texts/en/place-name';
import { nameLanguagesIn } from '@kindred/contract/texts/language-name';
import { readEach, readModule } from './modules.ts';

export type Values = Readonly<Record<string, unknown>>;

const formats = await readEach(async (language) => ({
  ...(await readModule<typeof dateTime>(language, 'format-date-time')),
  ...(await readModule<typeof wait>(language, 'format-wait')),
  ...(await readModule<typeof place>(language, 'place-name')),
}));

type Style = (value: unknown, language: Language, values: Values) => string;

const tagOf = (language: Language) => languages[language].tag;

/** How a value is written, by the style that the text names: `{seconds, number, wait}`. */
export const styles: Readonly<Record<string, Style>> = {
  number: (value, language) => (value as number).toLocaleString(tagOf(language)),
  /** One word after the other, as none of them is of a language. */
  list: (words, language) => [words].flat().join(language === 'ar' ? '، ' : ', '),
  /** Follows 'in'. */
  wait: (seconds, language) => formats[language].formatWait(seconds as number),
  moment: (time, language, { timeZone }) =>
    formats[language].formatDateTime(time as string, timeZone as string),
  language: (code, language) => nameLanguagesIn(tagOf(language))(code as Language),
  country: (code, language) => nameCountriesIn(tagOf(language))(code as string),
  countries: (codes, language) => listCountriesIn(tagOf(language))(codes as readonly string[]),
  place: (city, language, { country }) =>
    formats[language].placeName(city as string, country as string),
  places: (cities, language, { country }) =>
    new Intl.ListFormat(tagOf(language), { type: 'disjunction' }).format(
      (cities as readonly string[]).map((city) =>
        formats[language].placeName(city, country as string),
      ),
    ),
  /** What someone wrote as a sentence of its own, within another one. */
  unended: (sentence) => (sentence as string).replace(/[.!?\s]+$/, ''),
};
