import type { User } from '@kindred/contract/members';

/** First and last name, else the name, else nothing. */
export function fullName({ firstName, lastName, name }: Partial<User>): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || name || null;
}

/** The first letter as a reader sees it. */
export function initial(name: string): string {
  return new Intl.Segmenter().segment(name).containing(0)?.segment ?? '';
}
