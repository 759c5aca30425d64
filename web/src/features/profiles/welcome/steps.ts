import type { OwnUser } from '@kindred/contract/members';
import { type Part, isDone } from '../../../lib/facts/completeness.ts';
import type { Group } from '../../../widgets/profile-form/profile-draft.ts';

/** The steps of a new profile, the required ones first. Photos are no group of fields. */
export const stepNames = ['about', 'seeking', 'photo', 'interests', 'prompts'] as const;
export type Step = (typeof stepNames)[number];

export const groupsOf = {
  about: ['about', 'place'],
  seeking: ['seeking'],
  interests: ['interests'],
  prompts: ['prompts'],
} as const satisfies Record<Exclude<Step, 'photo'>, readonly Group[]>;

const partsOf: Record<Step, readonly Part[]> = { ...groupsOf, photo: ['photo'] };

const requiredSteps: readonly Step[] = ['about', 'seeking', 'photo'];

const findMissing = (user: OwnUser, steps: readonly Step[]) =>
  steps.find((step) => !partsOf[step].every((part) => isDone[part](user)));

/** The first step without which others cannot find the member. */
export const missingStep = (user: OwnUser) => findMissing(user, requiredSteps);

/** The number of the first step with something to ask; one more than there are if none has. */
export function firstOpenStep(user: OwnUser): number {
  const step = findMissing(user, stepNames);
  return step ? stepNames.indexOf(step) + 1 : stepNames.length + 1;
}
