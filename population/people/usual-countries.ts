import type { fieldTemplates, spokenLanguages } from '../../contract/src/site/field-templates.ts';
import { type Random, weighted } from '../random.ts';

const listOf = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

const taller = listOf('NL DK NO SE FI IS EE LV LT CZ DE BE HR RS SI');
const shorter = listOf('ID PH VN TH JP KR CN HK TW SG MY IN PK BD LK MX PE BO EC CO GT PT');

/** How much taller or shorter people of a country are on average. */
export function centimetresMoreIn(country: string) {
  if (taller.has(country)) return 2.5;
  return shorter.has(country) ? -5 : 0;
}

const fewDrinkers = listOf('AE SA KW QA BH OM JO EG MA DZ TN LY IQ SY YE SD PS PK BD ID MY');

export const drinksLittleIn = (country: string) => fewDrinkers.has(country);

type Spoken = keyof typeof spokenLanguages.choices;

const spokenIn: Readonly<Record<string, readonly Spoken[]>> = {
  IT: ['it'],
  NL: ['nl'],
  BE: ['nl'],
  TR: ['tr'],
  RU: ['ru'],
  UA: ['uk'],
  CN: ['zh'],
  TW: ['zh'],
  HK: ['zh'],
  IN: ['hi'],
  JP: ['ja'],
  SE: ['sv'],
};

/** What people of a country speak who have no texts in it. */
export const languagesIn = (country: string) => spokenIn[country] ?? [];

type Belief = keyof typeof fieldTemplates.religion.choices;
type Beliefs = (random: Random) => Belief;

const some = (...weights: readonly (readonly [Belief, number])[]): Beliefs => weighted(weights);

const usual = some(
  ['none', 40],
  ['agnostic', 12],
  ['christian', 33],
  ['spiritual', 7],
  ['muslim', 3],
  ['jewish', 1],
  ['hindu', 1],
  ['buddhist', 2],
  ['other', 1],
);
const muslim = some(['muslim', 82], ['christian', 6], ['spiritual', 3], ['none', 9]);
const christian = some(
  ['christian', 66],
  ['none', 18],
  ['spiritual', 8],
  ['agnostic', 6],
  ['other', 2],
);
const hindu = some(['hindu', 70], ['muslim', 12], ['christian', 5], ['none', 7], ['other', 6]);
const eastern = some(
  ['none', 56],
  ['buddhist', 26],
  ['christian', 8],
  ['spiritual', 6],
  ['other', 4],
);
const jewish = some(['jewish', 70], ['none', 18], ['muslim', 8], ['spiritual', 4]);

const groups: readonly (readonly [ReadonlySet<string>, Beliefs])[] = [
  [listOf('AE SA KW QA BH OM JO EG MA DZ TN LY IQ SY YE SD PS PK BD ID MY TR'), muslim],
  [listOf('PL IT PT ES GR RO MX BR AR CO PE CL PH GH KE ZA NG ET VE EC GT'), christian],
  [listOf('IN NP'), hindu],
  [listOf('JP CN KR TW HK VN TH SG'), eastern],
  [listOf('IL'), jewish],
];

export const beliefsIn = (country: string): Beliefs =>
  groups.find(([countries]) => countries.has(country))?.[1] ?? usual;
