import {
  type Position,
  distanceOfPoints,
  earthRadius,
  pointOf,
} from '../../../platform/geo/position.ts';

export interface Distance {
  readonly distance: number;
  readonly distanceFormatted: string;
}

/** Positions are grid cells, so that distances do not reveal where a member lives. */
export function describeDistance(a: Position, b: Position): Distance {
  // The distance uses the points by which lists are sorted, so that both round alike.
  const kilometres = distanceOfPoints(pointOf(a), pointOf(b));
  if (kilometres < 2) return { distance: 1, distanceFormatted: 'less than 2 km away' };
  if (kilometres < 50) {
    const distance = Math.round(kilometres);
    return { distance, distanceFormatted: `${distance} km away` };
  }
  const distance = Math.round(kilometres / 10) * 10;
  return { distance, distanceFormatted: `about ${distance} km away` };
}

/** Times a squared distance on a sphere with radius 1: 1 at 20 km, where being near is worth half in ranks. */
export const perNearness = (earthRadius / 20) ** 2;
