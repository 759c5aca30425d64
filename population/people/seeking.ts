import { between, weighted, type Random } from '../random.ts';
import type { Identity } from './identity.ts';

export interface Seeking {
  readonly genders: readonly string[];
  readonly minAge: number;
  readonly maxAge: number;
  /** Kilometres; null is anywhere. */
  readonly maxDistance: number | null;
}

const everyone = ['woman', 'man', 'nonbinary', 'other'];

const genderPreferences = {
  man: weighted<readonly string[]>([
    [['woman'], 0.85],
    [['man'], 0.075],
    [['woman', 'man'], 0.025],
    [['woman', 'nonbinary'], 0.02],
    [everyone, 0.03],
  ]),
  woman: weighted<readonly string[]>([
    [['man'], 0.82],
    [['woman'], 0.06],
    [['woman', 'man'], 0.045],
    [['woman', 'nonbinary'], 0.025],
    [everyone, 0.05],
  ]),
  other: weighted<readonly string[]>([
    [everyone, 0.6],
    [['woman', 'nonbinary', 'other'], 0.22],
    [['man', 'nonbinary', 'other'], 0.18],
  ]),
};

const distanceOf = weighted<number | null>([
  [10, 0.07],
  [20, 0.12],
  [30, 0.16],
  [50, 0.29],
  [80, 0.12],
  [100, 0.12],
  [200, 0.05],
  [null, 0.07],
]);

/** The people a member looks for. The age range grows with their own age; men lean younger and women older. */
export function createSeeking(random: Random, { gender, age }: Identity): Seeking {
  const kind = gender === 'man' || gender === 'woman' ? gender : 'other';
  const reach = 2 + Math.floor((age - 16) / 6);
  const lean = { man: -0.35, woman: 0.35, other: 0 }[kind] * reach;
  const below = between(random, 1, reach + 3) - lean;
  const above = between(random, 1, reach + 4) + lean;
  const minAge = Math.max(18, Math.min(age, Math.round(age - below)));
  return {
    genders: genderPreferences[kind](random),
    minAge,
    maxAge: Math.max(minAge + 2, Math.min(99, Math.round(age + Math.max(1, above)))),
    maxDistance: distanceOf(random),
  };
}
