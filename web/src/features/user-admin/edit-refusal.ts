import type { Failure } from '@kindred/contract/common';
import { CallError } from '../../lib/call-error.ts';
import { staleData } from '../../lib/stale-data.ts';
import type { VersionedUser } from './queries.ts';
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

/** The errors that belong to single fields of the form. */
export function fieldErrors(error: unknown): Partial<Record<DraftField, string>> {
  const errors = (bodyOf(error)?.errors ?? []).map(
    ({ field, msg }) => [field.replace('location.', ''), msg] as const,
  );
  return Object.fromEntries(errors.filter(([field]) => names.has(field)));
}

/** The current user, where a change was refused because it was based on an older version. */
export const currentUserIn = (error: unknown) => staleData<VersionedUser>(error);
