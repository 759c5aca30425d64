import type { DeckStep } from '@kindred/contract/discovery/deck';
import { minimumAge } from '@kindred/contract/members';
import type { Moment } from '../../../platform/time/moment.ts';
import type { Search } from '../matching/qualify.ts';
import type { Viewer } from '../matching/viewer.ts';

const everywhere = [10, 25, 50, 100, 250, 500, 1000, 2500, 6000];
const furtherAges = 5;

const day = 86_400_000;
/** People passed on this many days ago are shown again when no one else is left. */
const againAfter = 30;

export interface Step {
  readonly step: DeckStep;
  readonly looking: Search;
}

/** The preferences a deck is searched with, one after another, until someone is found. */
export function stepsOf(viewer: Viewer, { now, today }: Moment): Step[] {
  const { maxDistance, minAge, maxAge } = viewer;
  const wider = {
    minAge: Math.max(minimumAge, minAge - furtherAges),
    maxAge: maxAge + furtherAges,
  };
  const farther = { ...viewer, maxDistance: maxDistance && maxDistance * 2 };
  const passedBefore = new Date(now.getTime() - againAfter * day);
  return [
    { step: 'yours', looking: { viewer, today } },
    ...(maxDistance === null
      ? []
      : [{ step: 'farther' as const, looking: { viewer: farther, today } }]),
    { step: 'ages', looking: { viewer: { ...viewer, ...wider }, today } },
    { step: 'again', looking: { viewer, today, passedBefore } },
  ];
}

/** Members who look anywhere get the nearest people: the first of these distances with enough of them. */
export const distancesOf = ({ maxDistance }: Viewer): (number | null)[] =>
  maxDistance === null ? [...everywhere, null] : [maxDistance];
