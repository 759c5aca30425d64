import { type Sql, and, join, raw, sql } from '../../../db/sql.ts';
import { isShown, leftOut } from '../../members/can-see.ts';
import { isOldPass, oldPassIds } from '../../members/old-passes.ts';
import { type Position, pointOf, reachOf, zonesAround } from '../../../platform/geo/position.ts';
import type { Viewer } from './viewer.ts';

/**
 * Who qualifies for a member, as conditions on card `c`: people they can see and want to meet. Decks, lists, searches and
 * counts all use these, so that they cannot disagree.
 */
export interface Conditions {
  /** People who could see the viewer's profile by id, too: not the viewer, not blocked, not incognito. */
  readonly visible: Sql;
  readonly inRange: Sql;
  readonly inAges: Sql;
  readonly wanted: Sql;
  /** The viewer is of a gender and age and at a distance that they look for. */
  readonly wantsViewer: Sql;
  readonly undecided: Sql;
}

export interface Search {
  readonly viewer: Viewer;
  /** A day of the operator's calendar. */
  readonly today: string;
  /** People the viewer passed on before count as undecided again. */
  readonly passedBefore?: Date;
}

const never = '-infinity';

// Lists of values rather than bits, because an index finds those.
const gendersIn = (seeks: number) => [1, 2, 4, 8].filter((gender) => (gender & seeks) > 0);
const genderCombinations = Array.from({ length: 15 }, (_, index) => index + 1);
const combinationsWith = (gender: number) =>
  genderCombinations.filter((seeks) => (seeks & gender) > 0);

export function conditionsFor(looking: Search): Conditions {
  const { viewer, today } = looking;
  const { id, position, maxDistance } = viewer;
  return {
    visible: and([shown(id), inNone([leftOut.blocked(id)]), inNone([leftOut.matched(id)])]),
    inRange: within(position, maxDistance),
    inAges: agedBetween(viewer.minAge, viewer.maxAge, today),
    wanted: wantedBy(viewer),
    wantsViewer: and([looksFor(viewer), within(position, null, 'both')]),
    undecided: and([inNone([decided(looking)]), ...notPassedLongAgo(looking, 'list')]),
  };
}

/**
 * All conditions for being in a list of the viewer. For a few people, the lists of those the viewer does not see are
 * searched one by one; for the thousands of a deck they are read once, as one.
 */
export function qualifies(looking: Search, howMany: 'few' | 'list' | 'many' = 'few'): Sql {
  const { viewer } = looking;
  const { inRange, inAges, wanted } = conditionsFor(looking);
  const near = viewer.bothWays
    ? and([within(viewer.position, viewer.maxDistance, 'both'), looksFor(viewer)])
    : inRange;
  const hidden = [leftOut.blocked(viewer.id), leftOut.matched(viewer.id), decided(looking)];
  const met =
    howMany === 'many'
      ? inNone([...hidden, ...oldPasses(looking)])
      : and([...hidden.map((list) => inNone([list])), ...notPassedLongAgo(looking, howMany)]);
  return and([wanted, inAges, near, shown(viewer.id), met]);
}

/** Card `c` has, in fields of the owner, something of each of these: see own_field_codes(). */
export const hasFields = (accepted: readonly string[]): Sql[] =>
  accepted.length === 0
    ? []
    : [
        sql`exists (select from card_field f
      where f.member_id = c.member_id and f.own_fields && all (${accepted}::int4multirange[]))`,
      ];

/** The same for rows `c` that are sorted: each is looked up in turn, and the order stays, as no join can replace this. */
export const hasFieldsInTurn = (accepted: readonly string[]) =>
  sql`(select f.own_fields && all (${accepted}::int4multirange[]) from card_field f
      where f.member_id = c.member_id)`;

/** People of a gender that the viewer looks for, and with what they ask for in fields of the owner. */
const wantedBy = ({ seeks, askedFields, onlyChecked }: Viewer) =>
  and([
    sql`c.gender = any (${gendersIn(seeks)}::smallint[])`,
    ...hasFields(askedFields),
    ...(onlyChecked ? [sql`c.checked > 0`] : []),
  ]);

/** The viewer is of a gender and age that they look for, and has what they ask for in fields of the owner. */
const looksFor = ({ gender, age, ownFields }: Viewer) =>
  sql`c.seeks = any (${combinationsWith(gender)}::smallint[])
      and ${age}::smallint between c.seek_min_age and c.seek_max_age
      and (c.asked_fields is null or ${ownFields}::int4multirange && all (c.asked_fields))`;

const shown = (id: string) => sql`c.member_id <> ${id} and ${isShown('c', id)}`;

const decided = ({ viewer, passedBefore }: Search) =>
  sql`select d.other_id from choice d where d.member_id = ${viewer.id} and d.kind <> 'none'
      and not (d.kind = 'pass' and d.chosen_at < ${passedBefore ?? never}::timestamptz)`;

/** Passes of a year ago are older than those that the viewer is asked about again. */
const hidesOldPasses = ({ viewer, passedBefore }: Search) => viewer.hasOldPasses && !passedBefore;

const oldPasses = (looking: Search) =>
  hidesOldPasses(looking) ? [oldPassIds(sql`${looking.viewer.id}::uuid`)] : [];

/** For a few people, each is looked up: the member may have thousands. For a list they are read once. */
const notPassedLongAgo = (looking: Search, howMany: 'few' | 'list') =>
  howMany === 'list'
    ? oldPasses(looking).map((list) => sql`c.member_id not in (${list})`)
    : oldPasses(looking).map(
        () => sql`not ${isOldPass(sql`${looking.viewer.id}::uuid`, raw('c.member_id'))}`,
      );

const inNone = (lists: readonly Sql[]) => sql`not exists (
    select from (${join(lists, ' union all ')}) as hidden where hidden.other_id = c.member_id)`;

const agedBetween = (least: number, most: number, today: string) =>
  sql`c.born <= (${today}::date - make_interval(years => ${least}::int))::date
    and c.born > (${today}::date - make_interval(years => ${most + 1}::int))::date`;

/**
 * Of two points on a sphere with radius 1: 2 less twice their scalar product. Multiplied and added to where the numbers
 * of the viewer are, which takes no time for each person.
 */
export function squaredDistance(position: Position, { times = 1, plus = 0 } = {}): Sql {
  const { x, y, z } = pointOf(position);
  const product = (column: string, value: number) =>
    sql`${raw(column)} * ${2 * times * value}::float8`;
  const most = sql`${2 * times + plus}::float8`;
  return sql`(${most} - ${product('c.x', x)} - ${product('c.y', y)} - ${product('c.z', z)})`;
}

/**
 * Near enough for the viewer, or for both. Both positions are grid cells, so that repeated searches with other
 * distances reveal no more than the grid.
 */
function within(position: Position, kilometres: number | null, whose?: 'both'): Sql {
  const squared = squaredDistance(position);
  const theirs = whose ? sql`${squared} <= c.reach` : raw('true');
  if (kilometres === null) return theirs;
  const reach = sql`${reachOf(kilometres)}::float8`;
  const near = whose ? sql`${squared} <= least(${reach}, c.reach)` : sql`${squared} <= ${reach}`;
  const zones = zonesAround(position, kilometres);
  return zones ? and([sql`c.zone = any (${zones}::integer[])`, near]) : near;
}
