import { type Language, languages } from '@kindred/contract/languages';
import type { SiteDocument } from '@kindred/contract/site/document';
import { listCountriesIn, nameCountriesIn } from '@kindred/contract/texts/country-name';
import { textsFor } from '../text/language-texts.ts';

/** What visitors should know before they register, as sentences in the language of the page. */
export function notesIn({ brand, switches, limits }: SiteDocument, language: Language) {
  const { visitorNotes: m } = textsFor(language);
  const countries = listCountriesIn(languages[language].tag);
  return [
    ...(switches.invitationOnly ? [m.invitationOnly({ brand: brand.name })] : []),
    ...(limits.regions.length > 0
      ? [m.regions({ brand: brand.name, countries: countries(limits.regions) })]
      : []),
  ].map((text) => ({ text }));
}

/** The countries in which people can join, in the order of their names. */
export function regionsIn({ limits }: SiteDocument, language: Language) {
  const { tag } = languages[language];
  const name = nameCountriesIn(tag);
  const order = new Intl.Collator(tag);
  return limits.regions
    .map((code) => ({ code, name: name(code) }))
    .toSorted((a, b) => order.compare(a.name, b.name));
}
