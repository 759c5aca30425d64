export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The radius of the earth in kilometres. */
export const earthRadius = 6371.0088;
const degree = (Math.PI / 180) * earthRadius;
const rows = Math.round((180 * degree) / 2);
const rowHeight = 180 / rows;

/**
 * Moves a position to the middle of its grid cell of about 2 km. Only such positions are stored, so that distances do
 * not reveal an address. The result is rounded like the database column, so that snapping twice changes nothing.
 */
export function snapPosition({ latitude, longitude }: Position): Position {
  const row = Math.min(rows - 1, Math.max(0, Math.floor((latitude + 90) / rowHeight)));
  const middle = (row + 0.5) * rowHeight - 90;
  const columns = Math.max(1, Math.round(360 * Math.cos((middle * Math.PI) / 180) * (degree / 2)));
  const turn = (((longitude + 180) % 360) + 360) % 360;
  const column = Math.min(columns - 1, Math.floor((turn / 360) * columns));
  return {
    latitude: Math.fround(middle),
    longitude: Math.fround(((column + 0.5) * 360) / columns - 180),
  };
}

/** Kilometres along the ground. */
export function distanceBetween(a: Position, b: Position): number {
  const radians = Math.PI / 180;
  const half = (from: number, to: number) => Math.sin(((to - from) * radians) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(a.latitude * radians) *
      Math.cos(b.latitude * radians) *
      half(a.longitude, b.longitude);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export interface Box {
  readonly latitudes: readonly [south: number, north: number];
  /** Absent when a pole or the date line is so near that every longitude is included. */
  readonly longitudes?: readonly [west: number, east: number];
}

/** A box that contains the circle, with a small margin. */
export function boxAround({ latitude, longitude }: Position, kilometres: number): Box {
  const angle = kilometres / earthRadius;
  const reach = (angle * 180) / Math.PI + margin;
  const latitudes = [latitude - reach, latitude + reach] as const;
  const sine = Math.sin(angle) / Math.cos((latitude * Math.PI) / 180);
  if (reach > 90 || Math.abs(latitude) + reach >= 90 || sine >= 1) return { latitudes };
  const width = (Math.asin(sine) * 180) / Math.PI + margin;
  if (longitude - width < -180 || longitude + width > 180) return { latitudes };
  return { latitudes, longitudes: [longitude - width, longitude + width] };
}

/** The margin for rounding in the database. */
const margin = 0.001;

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The position on a sphere with radius 1, computed as in the database, from its column values. */
export function pointOf({ latitude, longitude }: Position): Point {
  const phi = (Math.fround(latitude) * Math.PI) / 180;
  const lambda = (Math.fround(longitude) * Math.PI) / 180;
  return {
    x: Math.cos(phi) * Math.cos(lambda),
    y: Math.cos(phi) * Math.sin(lambda),
    z: Math.sin(phi),
  };
}

/** Kilometres along the ground. */
export const distanceOfPoints = (a: Point, b: Point) =>
  2 * earthRadius * Math.asin(Math.min(1, Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z) / 2));

const farthest = 20_015;

/** Kilometres along the ground as a squared distance on a sphere with radius 1. Null is anywhere. */
export const reachOf = (kilometres: number | null) =>
  kilometres !== null && kilometres < farthest
    ? 4 * Math.sin(kilometres / (2 * earthRadius)) ** 2
    : 5;

const zonesPerDegree = 4;
export const zonesPerRow = 360 * zonesPerDegree;
const mostZones = 4000;

/** The highest number that `zone_of` returns. */
export const zones = 180 * zonesPerDegree * zonesPerRow + zonesPerRow;

/** The zones of `zone_of` within this distance; null if these are too many to list. */
export function zonesAround(position: Position, kilometres: number | null): number[] | null {
  if (kilometres === null || !boxAround(position, kilometres).longitudes) return null;
  const found = zoneRowsAround(position, kilometres);
  const [first, last] = found[0] ?? [0, -1];
  if (found.length * (last - first + 1) > mostZones) return null;
  return found.flatMap(([from, to]) => range(from, to));
}

/** The same zones, however many, as the first and last of each row. */
export function zoneRowsAround(position: Position, kilometres: number): [number, number][] {
  const { latitudes, longitudes } = boxAround(position, kilometres);
  const [south, north] = latitudes.map((degrees) => zoneOf(degrees, 90));
  const [west, east] = (longitudes ?? [-180, 180]).map((degrees) => zoneOf(degrees, 180));
  return range(south ?? 0, north ?? 0).map((row) => [
    row * zonesPerRow + (west ?? 0),
    row * zonesPerRow + Math.min(zonesPerRow - 1, east ?? 0),
  ]);
}

/** The number of a row or column of zones, counted from a pole or the date line. */
const zoneOf = (degrees: number, most: number) =>
  Math.floor((Math.min(most, Math.max(-most, degrees)) + most) * zonesPerDegree);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
