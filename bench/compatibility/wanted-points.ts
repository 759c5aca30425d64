import { qualities, sharedInterestsWanted } from './columns.ts';
import type { Person } from './dates.ts';

/**
 * How much each quality matters, as points of 100. Some waves gave out 100 points, others rated each from 1 to 10. Empty
 * if nothing was written.
 */
export function wantedPoints(profile: Person['profile']) {
  const columns = [...qualities.map(({ wanted }) => wanted), sharedInterestsWanted] as const;
  const points = columns.map((column) => profile[column] || 0);
  const all = points.reduce((total, value) => total + value, 0);
  return all > 0 ? points.map((value) => (100 * value) / all) : [];
}
