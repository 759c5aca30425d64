import type { BrowseFilter } from '@kindred/contract/discovery';
import { type Sql, and, sql } from '../../db/sql.ts';
import { qualifies } from './qualify.ts';
import type { Viewer } from './viewer.ts';

const genderBits = { woman: 1, man: 2, nonbinary: 4, other: 8 } as const;

/** The trigram index cannot find shorter terms in the middle of a name. */
const shortestPart = 3;

/** The conditions on card `c` under which the viewer finds a member with a filter. */
export function meetableConditions(viewer: Viewer, filter: BrowseFilter, today: string): Sql {
  const conditions = qualifies({ viewer: narrowed(viewer, filter), today });
  const { searchTerm } = filter;
  if (!searchTerm) return conditions;
  const term = searchTerm.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const inside = Array.from(searchTerm).length >= shortestPart;
  const named = sql`c.first_name_key like lower(${inside ? `%${term}%` : `${term}%`})`;
  return and([conditions, named]);
}

/** Filters can only narrow; only `bothWays` is the viewer's choice. */
export function narrowed(viewer: Viewer, filter: BrowseFilter): Viewer {
  const { gender, minAge, maxAge, maxDistance, bothWays } = filter;
  const distance = Math.min(viewer.maxDistance ?? Infinity, maxDistance ?? Infinity);
  return {
    ...viewer,
    seeks: gender ? viewer.seeks & genderBits[gender] : viewer.seeks,
    minAge: Math.max(viewer.minAge, minAge ?? 0),
    maxAge: Math.min(viewer.maxAge, maxAge ?? Infinity),
    maxDistance: distance === Infinity ? null : distance,
    bothWays: bothWays ?? viewer.bothWays,
  };
}
