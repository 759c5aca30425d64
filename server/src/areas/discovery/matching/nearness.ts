import { distanceBands } from '@kindred/contract/profiles/limits';
import { type Sql, sql } from '../../../db/sql.ts';
import { reachOf } from '../../../platform/geo/position.ts';
import { squaredDistance } from './qualify.ts';
import type { Viewer } from './viewer.ts';

const nearby = [10, 25, 50];

/** Their people are searched in circles of these distances, one after another, until enough are found. */
export const bandsOf = (viewer: Viewer) => circlesOf(viewer, distanceBands);

/** Smaller circles find the first few people in a city sooner. */
export const searchCirclesOf = (viewer: Viewer) => circlesOf(viewer, [...nearby, ...distanceBands]);

const circlesOf = ({ maxDistance }: Viewer, circles: readonly number[]): (number | null)[] =>
  maxDistance === null ? [...circles, null] : [maxDistance];

/** The band of card `c`, from 0. A distance says whom a member can meet, so everyone within it is in one band, which is null. */
export function bandOf({ maxDistance, position }: Viewer): Sql | null {
  if (maxDistance !== null) return null;
  const limits = distanceBands.map((kilometres) => reachOf(kilometres));
  return sql`width_bucket(${squaredDistance(position)}, ${limits}::float8[])`;
}
