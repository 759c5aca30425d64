import type { Language } from '../../contract/src/languages.ts';
import type { CultureName } from '../cultures.ts';
import type { Random } from '../random.ts';
import type { Place } from '../../server/src/platform/geo/gazetteer.ts';

const countries: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  de: 'AT CH DE LI',
  fr: 'FR LU MC',
  es: 'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV UY VE',
  pt: 'AO BR CV MZ PT',
  pl: 'PL',
  ar: 'AE BH DZ EG IQ JO KW LB LY MA OM PS QA SA SD SY TN YE',
};

const languageByCountry = new Map(
  (Object.entries(countries) as [Language, string][]).flatMap(([language, codes]) =>
    codes.split(' ').map((country) => [country, language] as const),
  ),
);

/** Places that no line on the map tells apart from their neighbours. */
const frenchByName: Readonly<Record<string, readonly string[]>> = {
  BE: ['Brussels'],
  CA: ['Buckingham', 'Gatineau', 'le Plateau'],
  CH: ['Sierre', 'Sitten'],
};
const othersByName: Readonly<Record<string, Language>> = {
  'BE Eupen': 'de',
  'BE Halle': 'en',
  'CH Bellinzona': 'en',
  'CH Lugano': 'en',
};

function speaksFrench({ country, city, latitude, longitude }: Place) {
  if (frenchByName[country]?.includes(city)) return true;
  if (country === 'BE') return latitude < 50.745;
  if (country === 'CH') return longitude < 7.2;
  // Quebec: along its river, and north of Ontario and New Brunswick.
  const byRiver = longitude > -74.6 && longitude < -69.5;
  const inNorth = latitude > 47.5 && longitude > -79.5 && longitude < -65.7;
  return country === 'CA' && (byRiver || inNorth);
}

/** The language of most people of a place, or English where the service has no texts in it. */
export function languageSpokenIn(place: Place): Language {
  return (
    othersByName[`${place.country} ${place.city}`] ??
    (speaksFrench(place) ? 'fr' : languageByCountry.get(place.country)) ??
    'en'
  );
}

/** Most people in the Emirates come from elsewhere and speak English to each other. */
const cultureOfItsOwn: Readonly<Record<string, CultureName>> = { AE: 'arab' };
const shareOfOthers = 0.15;

/** What a member writes, by the language of the place where they live. */
export function pickLanguage(
  random: Random,
  living: { readonly language: Language; readonly country: string; readonly culture: CultureName },
): Language {
  const { language, country, culture } = living;
  if ((cultureOfItsOwn[country] ?? culture) !== culture) return 'en';
  return random() < shareOfOthers ? 'en' : language;
}
