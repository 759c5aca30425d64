import type { Failure } from '@kindred/contract/common';
import { CallError } from '../../lib/call-error.ts';
import { staleData } from '../../lib/stale-data.ts';
import type { Sight } from './queries.ts';
import { type Draft, type DraftField } from './user-draft.ts';

const bodyOf = (error: unknown) =>
  error instanceof CallError && typeof error.body === 'object'
    ? (error.body as Partial<Failure> | null)
    : null;

const names = new Set<string>([
  'firstName',
  'lastName',
  'email',
  'gender',
  'bio',
  'city',
  'country',
  'isEmailVerified',
  'staffRole',
] satisfies (keyof Draft)[]);

/** What the server said of single fields of the form. */
export function fieldErrors(error: unknown): Partial<Record<DraftField, string>> {
  const told = (bodyOf(error)?.errors ?? []).map(
    ({ field, msg }) => [field.replace('location.', ''), msg] as const,
  );
  return Object.fromEntries(told.filter(([field]) => names.has(field)));
}

/** The user as they are now, where a change was refused because it was based on something older. */
export const sightIn = (error: unknown) => staleData<Sight>(error);
