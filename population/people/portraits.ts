import type { Focus } from '@kindred/contract/members';
import pool from '../portraits.gen.json' with { type: 'json' };
import { cultures, type Culture, type CultureName } from '../cultures.ts';
import type { Portrait } from '../portrait.ts';
import { pick, weighted, type Random } from '../random.ts';
import { publicId } from './identifiers.ts';
import type { Identity } from './identity.ts';

export const portraits = pool as readonly Portrait[];

type AgeGroup = 'young' | 'middle' | 'greying' | 'older';
type PickPortrait = (random: Random) => Portrait;
const choices = new Map<string, PickPortrait>();

function ageGroupOf(age: number): AgeGroup {
  if (age >= 62) return 'older';
  if (age >= 48) return 'greying';
  return age >= 28 ? 'middle' : 'young';
}

function fits({ hair, older = false }: Portrait, ageGroup: AgeGroup): boolean {
  if (ageGroup === 'older')
    return older || hair === 'scarf' || hair === 'turban' || hair === 'bald';
  if (ageGroup === 'greying') return true;
  return !older && (ageGroup === 'middle' || hair !== 'bald');
}

/** Weighs portraits by skin tone, then by hair; if no portrait has that hair at that age, the tone decides. */
function weighPortraits(
  culture: Culture,
  look: Identity['look'],
  ageGroup: AgeGroup,
): PickPortrait {
  const ofLook = portraits.filter((portrait) => portrait.look === look);
  const people = ofLook.some((portrait) => fits(portrait, ageGroup))
    ? ofLook.filter((portrait) => fits(portrait, ageGroup))
    : ofLook;
  return weighted(
    people.map((portrait) => {
      const tone = culture.tones.find(([value]) => value === portrait.tone)?.[1] ?? 0.0001;
      const peers = people.filter((other) => other.tone === portrait.tone).length;
      return [
        portrait,
        (tone / peers) * (culture.hair.includes(portrait.hair) ? 1 : 0.001),
      ] as const;
    }),
  );
}

/** A portrait that fits the name and age. */
export function pickPortrait(
  random: Random,
  culture: CultureName,
  { look, age }: Identity,
): Portrait {
  const ageGroup = ageGroupOf(age);
  const key = `${culture} ${look} ${ageGroup}`;
  let choice = choices.get(key);
  if (!choice) choices.set(key, (choice = weighPortraits(cultures[culture], look, ageGroup)));
  return choice(random);
}

export function portraitNamed(name: string): Portrait {
  const portrait = portraits.find((one) => one.name === name);
  if (!portrait) throw new Error(`There is no portrait ${name}`);
  return portrait;
}

export interface Photo {
  readonly publicId: string;
  readonly url: string;
  readonly name: string;
  readonly size: number;
  readonly placeholder: Uint8Array;
  readonly focus: Focus;
}

/** The middle of the head in each of a person's three views, which draw it at the same place. */
const focusOfViews: readonly Focus[] = [
  { x: 0.57, y: 0.58 },
  { x: 0.57, y: 0.65 },
  { x: 0.41, y: 0.55 },
];

const countOf = weighted([
  [1, 0.3],
  [2, 0.35],
  [3, 0.35],
]);
const placeholders = new Map(
  portraits.flatMap(({ views }) =>
    views.map(({ file, placeholder }) => [file, Buffer.from(placeholder, 'base64')]),
  ),
);

/** One to three pictures of the same person; the first is the main one. */
export function createPhotos(random: Random, portrait: Portrait, count = countOf(random)): Photo[] {
  const first = Math.floor(random() * portrait.views.length);
  return Array.from({ length: count }, (_, at) => {
    const number = (first + at) % portrait.views.length;
    const view = portrait.views[number] ?? pick(random, portrait.views);
    return {
      publicId: publicId(random),
      url: `/portraits/${view.file}`,
      name: view.file,
      size: view.size,
      placeholder: placeholders.get(view.file) ?? Buffer.alloc(0),
      focus: focusOfViews[number] ?? { x: 0.5, y: 0.5 },
    };
  });
}
