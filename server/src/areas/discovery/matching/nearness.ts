import { type Sql, raw, sql } from '../../../db/sql.ts';
import { reachOf } from '../../../platform/geo/position.ts';
import { squaredDistance } from './qualify.ts';
import type { Viewer } from './viewer.ts';

/** Kilometres. Members who look anywhere see everyone within one of these before anyone who is farther away. */
const bands = [100, 250, 500, 1000, 2500, 6000];
const nearby = [10, 25, 50];

/** Their people are searched in circles of these distances, one after another, until enough are found. */
export const bandsOf = (viewer: Viewer) => circlesOf(viewer, bands);

/** Smaller circles find the first few people in a city sooner. */
export const searchCirclesOf = (viewer: Viewer) => circlesOf(viewer, [...nearby, ...bands]);

const circlesOf = ({ maxDistance }: Viewer, circles: readonly number[]): (number | null)[] =>
  maxDistance === null ? [...circles, null] : [maxDistance];

/** The first column of an order of card `c`. A distance says whom a member can meet, so everyone within it is in one band. */
export function byBand({ maxDistance, position }: Viewer): Sql {
  if (maxDistance !== null) return raw('');
  const limits = bands.map((kilometres) => reachOf(kilometres));
  return sql`width_bucket(${squaredDistance(position)}, ${limits}::float8[]), `;
}
