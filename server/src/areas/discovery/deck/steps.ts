import type { DeckStep } from '@kindred/contract/discovery/deck';
import type { Moment } from '../../../platform/time/moment.ts';
import type { Search } from '../matching/qualify.ts';
import type { Viewer } from '../matching/viewer.ts';

const day = 86_400_000;
/** People passed on this many days ago are shown again when no one else is left. */
const againAfter = 30;

/** Whom a deck of each step has. What a member looks for is never widened. */
export function searchOf(step: DeckStep, viewer: Viewer, { now, today }: Moment): Search {
  const passedBefore = new Date(now.getTime() - againAfter * day);
  return { viewer, today, ...(step === 'again' && { passedBefore }) };
}
