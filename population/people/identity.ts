import { cultures, type CultureName } from '../cultures.ts';
import { between, pick, weighted, type Random } from '../random.ts';
import { dayLength, type PopulationSettings } from '../settings.ts';

type Look = 'woman' | 'man' | 'either';

export interface Identity {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly gender: string;
  readonly look: Look;
  readonly age: number;
  readonly birthDate: string;
}

const ownGenders = [
  'agender',
  'genderfluid',
  'genderqueer',
  'trans woman',
  'trans man',
  'demigirl',
  'bigender',
  'two-spirit',
];
const genderOf = weighted([
  ['man', 0.527],
  ['woman', 0.44],
  ['nonbinary', 0.024],
  ['own', 0.009],
]);

const youngest = 18;
const oldest = 80;

// Most are in their late twenties, with a long tail of older members.
const ageOf = weighted(
  Array.from({ length: oldest - youngest + 1 }, (_, step) => {
    const age = youngest + step;
    return [age, Math.exp(-(Math.log((age - 12) / 16) ** 2) / 0.5)] as const;
  }),
);

/** A name, an age and a gender that fit together. Everyone was at least 18 when they joined. */
export function createIdentity(
  random: Random,
  culture: CultureName,
  joined: number,
  settings: PopulationSettings,
): Identity {
  const chosen = genderOf(random);
  const gender = chosen === 'own' ? pick(random, ownGenders) : chosen;
  const named = chosen === 'man' || (chosen !== 'woman' && random() < 0.5) ? 'man' : 'woman';
  const birthDate = birthDateOf(random, joined, settings);
  const age = ageOn(settings.today, birthDate);
  return {
    firstName: firstNameOf(random, culture, named, age),
    lastName: random() < 0.05 ? null : familyNameOf(random, culture, named),
    gender,
    look: chosen === 'man' || chosen === 'woman' ? chosen : random() < 0.6 ? 'either' : named,
    age,
    birthDate,
  };
}

function firstNameOf(random: Random, culture: CultureName, named: 'woman' | 'man', age: number) {
  const { women, men, olderWomen, olderMen } = {
    olderWomen: undefined,
    olderMen: undefined,
    ...cultures[culture],
  };
  const older = named === 'woman' ? olderWomen : olderMen;
  const usual = named === 'woman' ? women : men;
  return pick(random, older && age >= 52 && random() < 0.85 ? older : usual);
}

function familyNameOf(random: Random, culture: CultureName, named: 'woman' | 'man') {
  const [mans = '', womans = mans] = pick(random, cultures[culture].families).split('/');
  return named === 'woman' ? womans : mans;
}

function birthDateOf(random: Random, joined: number, settings: PopulationSettings): string {
  const date = new Date(settings.today - between(random, 0, 364) * dayLength);
  date.setUTCFullYear(date.getUTCFullYear() - ageOf(random));
  const latest = new Date(joined);
  latest.setUTCFullYear(latest.getUTCFullYear() - youngest);
  if (date > latest) date.setTime(latest.getTime() - between(random, 1, 300) * dayLength);
  return date.toISOString().slice(0, 10);
}

/** The age in full years on a day. */
export function ageOn(day: number, birthDate: string): number {
  const [year, rest] = [Number(birthDate.slice(0, 4)), birthDate.slice(5)];
  const today = new Date(day).toISOString();
  return Number(today.slice(0, 4)) - year - (today.slice(5, 10) < rest ? 1 : 0);
}
