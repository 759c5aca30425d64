import type { Pool } from 'pg';
import type { Moment } from '../../platform/time/moment.ts';
import { findMatches } from './deck/find-matches.ts';
import { findPeople } from './find-people.ts';
import type { Viewer } from './viewer.ts';

/** What others may see of these members, in this order, with how well they match the viewer, and why. */
export async function findCards(
  pool: Pool,
  viewer: Viewer,
  ids: readonly string[],
  moment: Moment,
) {
  const [matches, found] = await Promise.all([
    findMatches(pool, viewer.id, ids, moment.now),
    findPeople(pool, ids, viewer.position, moment),
  ]);
  return found.flatMap((person) => {
    const match = matches.get(person._id);
    return match ? [{ person, ...match }] : [];
  });
}
