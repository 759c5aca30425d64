import { type Place, largestPlaceIn, nearestPlace } from '../../platform/geo/gazetteer.ts';
import type { Position } from '../../platform/geo/position.ts';

/** This has to be the same as in shown_latitude and shown_longitude. */
const height = 0.2;
const columnsAtEquator = 360 / height;

/**
 * The city of a member who hides their distance, from the middle of their square alone: their own city would reveal
 * where in the square they are.
 */
export function cityOfSquare(middle: Position): Place | undefined {
  const { latitude, longitude } = middle;
  const columns = Math.max(1, Math.round(columnsAtEquator * Math.cos((latitude * Math.PI) / 180)));
  const width = 360 / columns;
  const largest = largestPlaceIn({
    latitudes: [latitude - height / 2, latitude + height / 2],
    longitudes: [longitude - width / 2, longitude + width / 2],
  });
  return largest ?? nearestPlace(middle);
}
