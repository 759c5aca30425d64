import type { PeopleFilter } from '@kindred/contract/discovery';
import { type Sql, and, raw, sql } from '../../db/sql.ts';
import { type Position, boxAround } from '../../platform/geo/position.ts';
import type { Viewer } from './viewer.ts';

const genderBits = { woman: 1, man: 2, nonbinary: 4, other: 8 } as const;

/** The trigram index cannot find shorter terms in the middle of a name. */
const shortestPart = 3;

/** The conditions on card `c` under which the viewer and the member could meet. */
export function meetableConditions(viewer: Viewer, filter: PeopleFilter, today: string): Sql {
  const { searchTerm, gender } = filter;
  const maxDistance = Math.min(viewer.maxDistance ?? Infinity, filter.maxDistance ?? Infinity);
  const seeks = gender ? viewer.seeks & genderBits[gender] : viewer.seeks;
  const minAge = Math.max(viewer.minAge, filter.minAge ?? 0);
  const maxAge = Math.min(viewer.maxAge, filter.maxAge ?? Infinity);
  const conditions = [
    sql`c.member_id <> ${viewer.id}`,
    sql`c.gender & ${seeks}::smallint <> 0`,
    sql`c.seeks & ${viewer.gender}::smallint <> 0`,
    sql`c.born <= (${today}::date - make_interval(years => ${minAge}::int))::date`,
    sql`c.born > (${today}::date - make_interval(years => ${maxAge + 1}::int))::date`,
    sql`${viewer.age}::smallint between c.seek_min_age and c.seek_max_age`,
    sql`not exists (select from block b where b.member_id = ${viewer.id} and b.other_id = c.member_id)`,
    sql`not exists (select from choice d
      where d.member_id = ${viewer.id} and d.other_id = c.member_id and d.kind <> 'none')`,
  ];
  if (searchTerm) {
    const term = searchTerm.replaceAll(/[\\%_]/g, String.raw`\$&`);
    const inside = Array.from(searchTerm).length >= shortestPart;
    conditions.push(sql`c.first_name_key like lower(${inside ? `%${term}%` : `${term}%`})`);
  }
  if (maxDistance < Infinity) conditions.push(within(viewer.position, maxDistance));
  return and(conditions);
}

/** Both positions are grid cells, so that repeated searches with other distances reveal no more than the grid. */
function within({ latitude, longitude }: Position, kilometres: number): Sql {
  const half = (a: Sql, b: Sql) => sql`power(sin(radians(${a} - ${b}) / 2), 2)`;
  const [here, there] = [sql`${latitude}::float8`, sql`${longitude}::float8`];
  const chord = sql`${half(raw('c.latitude'), here)}
    + cos(radians(${here})) * cos(radians(c.latitude)) * ${half(raw('c.longitude'), there)}`;
  // The index finds the box, and the exact distance removes its corners.
  const box = boxAround({ latitude, longitude }, kilometres);
  const between = (column: string, [from, to]: readonly [number, number]) =>
    sql`${raw(`c.${column}`)} between ${from}::float8 and ${to}::float8`;
  return and([
    between('latitude', box.latitudes),
    ...(box.longitudes ? [between('longitude', box.longitudes)] : []),
    sql`2 * 6371.0088 * asin(least(1, sqrt(${chord}))) <= ${kilometres}`,
  ]);
}
