import type { PeopleFilter } from '@kindred/contract/discovery';
import { type Position, boxAround } from '../../platform/geo/position.ts';
import type { Viewer } from './viewer.ts';

const genderBits = { woman: 1, man: 2, nonbinary: 4, other: 8 } as const;

/** Shorter terms have nothing that an index could look for in the middle of a name. */
const shortestPart = 3;

/** The conditions on card `c` under which the viewer and somebody could meet, and the values that they name. */
export function meetableSql(viewer: Viewer, filter: PeopleFilter, today: string) {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const { searchTerm, gender } = filter;
  const maxDistance = Math.min(viewer.maxDistance ?? Infinity, filter.maxDistance ?? Infinity);
  const seeks = gender ? viewer.seeks & genderBits[gender] : viewer.seeks;
  const minAge = Math.max(viewer.minAge, filter.minAge ?? 0);
  const maxAge = Math.min(viewer.maxAge, filter.maxAge ?? Infinity);
  const me = value(viewer.id);
  const day = value(today);
  const where = [
    `c.member_id <> ${me}`,
    `c.gender & ${value(seeks)}::smallint <> 0`,
    `c.seeks & ${value(viewer.gender)}::smallint <> 0`,
    `c.born <= (${day}::date - make_interval(years => ${value(minAge)}::int))::date`,
    `c.born > (${day}::date - make_interval(years => ${value(maxAge + 1)}::int))::date`,
    `${value(viewer.age)}::smallint between c.seek_min_age and c.seek_max_age`,
    `not exists (select from block b where b.member_id = ${me} and b.other_id = c.member_id)`,
  ];
  if (searchTerm) {
    const term = searchTerm.replaceAll(/[\\%_]/g, String.raw`\$&`);
    const inside = Array.from(searchTerm).length >= shortestPart;
    where.push(`c.first_name_key like lower(${value(inside ? `%${term}%` : `${term}%`)})`);
  }
  if (maxDistance < Infinity) where.push(withinSql(viewer.position, maxDistance, value));
  return { where: where.join(' and '), values };
}

/** Both ends are middles of cells, so no choice of distances tells more than the grid does. */
function withinSql(
  { latitude, longitude }: Position,
  kilometres: number,
  value: (given: unknown) => string,
) {
  const [here, there] = [`${value(latitude)}::float8`, `${value(longitude)}::float8`];
  const half = (a: string, b: string) => `power(sin(radians(${a} - ${b}) / 2), 2)`;
  const chord = `${half('c.latitude', here)}
    + cos(radians(${here})) * cos(radians(c.latitude)) * ${half('c.longitude', there)}`;
  // An index knows the box; of who is in it, the corners are too far.
  const box = boxAround({ latitude, longitude }, kilometres);
  const between = (column: string, [from, to]: readonly [number, number]) =>
    `c.${column} between ${value(from)}::float8 and ${value(to)}::float8`;
  return [
    between('latitude', box.latitudes),
    ...(box.longitudes ? [between('longitude', box.longitudes)] : []),
    `2 * 6371.0088 * asin(least(1, sqrt(${chord}))) <= ${value(kilometres)}`,
  ].join(' and ');
}
