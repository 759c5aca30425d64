import type { OwnUser } from '@kindred/contract/members';
import { type Part, isDone, profileParts, requiredParts } from '../../../lib/facts/completeness.ts';

/** The steps of a new profile: each asks for one part, the required ones first. */
export const stepNames = profileParts;
export type Step = Part;

/** The first step without which others cannot find the member. */
export const missingStep = (user: OwnUser) => requiredParts.find((part) => !isDone[part](user));

/** The number of the first step with something to ask; one more than there are if none has. */
export function firstOpenStep(user: OwnUser): number {
  const index = stepNames.findIndex((part) => !isDone[part](user));
  return (index === -1 ? stepNames.length : index) + 1;
}
