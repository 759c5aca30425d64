import type { StaffRole } from '../../contract/src/route.ts';
import type { Member } from './member.ts';

/** Among the first to join, so that they were there for all reports. */
const seats: Readonly<Record<number, StaffRole>> = {
  2: 'moderator',
  5: 'moderator',
  9: 'moderator',
  14: 'moderator',
  17: 'moderator',
  21: 'support',
  23: 'moderator',
  28: 'support',
  33: 'analyst',
};

/** The team of a population. None of them can sign in. */
export const staffRoleOf = ({ index, complete, verifiedAt, status }: Member) =>
  complete && verifiedAt !== null && status.state === 'active' ? (seats[index] ?? null) : null;
