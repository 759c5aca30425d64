import { language } from '#texts/language.ts';

const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });

/** The name of a country such as `AT`, in the language of the reader. */
export const nameOfCountry = (code: string) => names.of(code) ?? code;

// Unions, places without a law of their own, and test values.
const noCountries = /^(?:AC|CP|CQ|DG|EA|EU|EZ|IC|QO|TA|UN|XA|XB|ZZ)$/;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** All countries by their names. A code of former times has that of its successor, and is left out. */
export const allCountries = () =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(
      (code) =>
        !noCountries.test(code) &&
        names.of(code) !== undefined &&
        new Intl.Locale(`und-${code}`).region === code,
    )
    .map((code) => ({ value: code, label: nameOfCountry(code) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
