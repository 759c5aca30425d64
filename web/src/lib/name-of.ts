import type { User } from '@kindred/contract/members';

/** First and last name, else the name, else nothing. */
export function nameOf({
  firstName,
  lastName,
  name,
}: Pick<User, 'firstName' | 'lastName' | 'name'>) {
  return [firstName, lastName].filter(Boolean).join(' ') || name || null;
}
