import { type ReasonKey, reasonCodes } from '@kindred/contract/reports/reasons';
import {
  type Priority,
  type ProblemType,
  priorities,
  problemTypes,
} from '@kindred/contract/reports/report-types';
import { ownReasons } from '../../lib/facts/report-reasons.ts';
import type { QueueQuery } from '../../api/desk/cases.ts';

/** The cases that the queue shows. Each is a part of the server's filters. */
const shows = {
  mine: { holder: 'me' },
  free: { holder: 'none' },
  others: { holder: 'others' },
  claimed: { holder: 'anyone' },
  escalated: { escalated: true },
  people: { kind: 'person' },
  service: { kind: 'service' },
  aside: { setAside: true },
} as const satisfies Record<string, Partial<QueueQuery>>;
export type Show = keyof typeof shows;
export const showNames = Object.keys(shows) as Show[];

/** The filters of the queue and the open case, as the URL contains them. */
export interface DeskSearch {
  case?: string;
  show?: Show;
  problem_type?: ProblemType;
  reason?: ReasonKey;
  priority?: Priority;
}

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

// Every key is named, because the router keeps what a validated search does not name.
const none: DeskSearch = {
  case: undefined,
  show: undefined,
  problem_type: undefined,
  reason: undefined,
  priority: undefined,
};

/** URLs are typed, shared and old, so unknown values are ignored. */
export function readDeskSearch(given: Record<string, unknown>): DeskSearch {
  const { case: id } = given;
  return {
    ...none,
    ...(typeof id === 'string' && idPattern.test(id) && { case: id.toLowerCase() }),
    ...oneOf(given, 'show', showNames),
    ...oneOf(given, 'problem_type', problemTypes),
    ...oneOf(given, 'reason', [...reasonCodes, ...ownReasons()]),
    ...oneOf(given, 'priority', priorities),
  };
}

function oneOf<N extends string, V extends string>(
  given: Record<string, unknown>,
  name: N,
  known: readonly V[],
) {
  const value = known.find((word) => word === given[name]);
  return value ? ({ [name]: value } as Record<N, V>) : {};
}

export const toQuery = ({ show, problem_type, reason, priority }: DeskSearch): QueueQuery => ({
  ...(show && shows[show]),
  ...(problem_type && { problem_type }),
  ...(reason && { reason }),
  ...(priority && { priority }),
});

export const isFiltered = ({ show, problem_type, reason, priority }: DeskSearch) =>
  [show, problem_type, reason, priority].some(Boolean);
