import { type Random, between, pick, randomFrom, streamOf, weighted } from '../random.ts';
import { badActs } from './bad-acts.ts';
import { honestActs } from './honest-acts.ts';
import {
  type BadKind,
  type HonestKind,
  type SafetyLanguage,
  type SafetyPerson,
  type SafetyTexts,
  badKinds,
  safetyLanguages,
} from './person.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { honestText } from './write-text.ts';

const safetyTexts: Readonly<Record<SafetyLanguage, SafetyTexts>> = { en, de, es };

const honestKindOf = weighted<HonestKind>([
  ['ordinary', 60],
  ['traveler', 9],
  ['poet', 8],
  ['pastes-opener', 8],
  ['learns-language', 8],
  ['lookalike', 7],
]);

/** The chance that the network of a person is in another country than their profile. */
const abroad: Readonly<Record<BadKind | HonestKind, number>> = {
  'link-spam': 0.6,
  escort: 0.3,
  'romance-script': 0.75,
  harasser: 0.05,
  'banned-duplicate': 0.3,
  ordinary: 0.04,
  traveler: 0.8,
  poet: 0.05,
  'pastes-opener': 0.05,
  'learns-language': 0.15,
  lookalike: 0.1,
};

const farCountries = ['NG', 'GH', 'PH', 'UA', 'RU', 'AE', 'MY', 'TR', 'MA', 'IN'];

const stream = streamOf('safety');

interface Sizes {
  readonly seed: number;
  readonly honest: number;
  readonly bad: number;
}

/** The same seed gives the same people, with the bad ones first, as many of each kind and language as of the others. */
export function makeSafetyPeople({ seed, honest, bad }: Sizes): readonly SafetyPerson[] {
  return Array.from({ length: bad + honest }, (_, index) => {
    const random = randomFrom(seed, index, stream);
    const kind = badKinds[index % badKinds.length];
    return index < bad && kind
      ? makePerson(random, index, { kind, isBad: true })
      : makePerson(random, index, { kind: honestKindOf(random), isBad: false });
  });
}

type Role =
  | { readonly kind: BadKind; readonly isBad: true }
  | { readonly kind: HonestKind; readonly isBad: false };

function makePerson(random: Random, index: number, role: Role): SafetyPerson {
  const { kind, isBad } = role;
  const language =
    safetyLanguages[Math.floor(index / badKinds.length) % safetyLanguages.length] ?? 'en';
  const texts = safetyTexts[language];
  const country = pick(random, texts.countries);
  const bios = isBad && random() < 0.6 ? texts.badBios : texts.bios;
  return {
    index,
    kind,
    isBad,
    language,
    firstName: pick(random, texts.names),
    age: between(random, isBad ? 22 : 19, isBad ? 55 : 74),
    bio: honestText(random, texts, pick(random, bios)),
    country,
    networkCountry: random() < abroad[kind] ? pick(random, farCountries) : country,
    hasBannedPhoto: kind === 'banned-duplicate',
    acts: role.isBad ? badActs(random, role.kind, texts) : honestActs(random, role.kind, texts),
  };
}
