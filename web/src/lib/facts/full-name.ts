import type { User } from '@kindred/contract/members';

type Names = Partial<Pick<User, 'firstName' | 'lastName' | 'name'>>;

/** First and last name, else the name, else null. */
export function fullName({ firstName, lastName, name }: Names): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || name || null;
}

/** The first letter as readers count letters, which can be several characters, as a capital. */
export function initial(name: string): string {
  return (new Intl.Segmenter().segment(name).containing(0)?.segment ?? '').toUpperCase();
}
