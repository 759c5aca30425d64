import type { BrowseFilter } from '@kindred/contract/discovery';
import {
  type NarrowingGroup,
  filterOf,
  narrowingGroups,
  withoutGroup,
} from '@kindred/contract/discovery/filters';
import { minimumAge } from '@kindred/contract/members';
import { forEachName } from '@kindred/contract/names';
import { type DealBreaker, profileLimits } from '@kindred/contract/profiles/limits';
import { Object as Row } from 'typebox';
import { Integer } from '../../../db/columns.ts';
import { filteredStatement, sql } from '../../../db/sql.ts';
import type { Db } from '../../../db/statement.ts';
import type { Moment } from '../../../platform/time/moment.ts';
import {
  exampleFilter,
  hasConditions,
  meetableConditions,
  narrowed,
  setFilters,
} from '../list/people-filter.ts';
import { conditionsFor } from '../matching/qualify.ts';
import { type Viewer, exampleViewer } from '../matching/viewer.ts';

interface FunnelCounts {
  readonly viewer: Viewer;
  readonly today: string;
}
const example: FunnelCounts = { viewer: exampleViewer, today: '2026-01-01' };

const countSteps = filteredStatement({
  name: 'count_funnel',
  build: (counted: FunnelCounts) => {
    const { visible, inRange, inAges, wanted, wantsViewer, undecided } = conditionsFor(counted);
    const wantYou = counted.viewer.bothWays ? wantsViewer : sql`true`;
    return sql`select count(*) as "inRange",
        count(*) filter (where ages) as "inAges",
        count(*) filter (where ages and wanted) as "wanted",
        count(*) filter (where ages and wanted and wanting) as "wantYou",
        count(*) filter (where ages and wanted and wanting and undecided) as "notSeen"
      from (select ${inAges} as ages, ${wanted} as wanted, ${wantYou} as wanting, ${undecided} as undecided
        from card c where ${inRange} and ${visible}) as met`;
  },
  row: Row({
    inRange: Integer,
    inAges: Integer,
    wanted: Integer,
    wantYou: Integer,
    notSeen: Integer,
  }),
  examples: [example],
});

const countQualified = filteredStatement({
  name: 'count_qualified',
  build: ({ viewer, filter, today }: FunnelCounts & { readonly filter: BrowseFilter }) =>
    sql`select count(*) from card c where ${meetableConditions(viewer, filter, today)}`,
  row: Row({ count: Integer }),
  examples: [{ ...example, filter: exampleFilter }],
});

interface FilteredCounts {
  readonly viewer: Viewer;
  readonly filter: BrowseFilter;
  readonly today: string;
}

/** How many people each preference and filter leaves, and how many more a wider preference or removing a filter would add. */
export async function readFunnel(
  db: Db,
  viewer: Viewer,
  { today }: Moment,
  { filter, hasAllFilters }: { readonly filter: BrowseFilter; readonly hasAllFilters: boolean },
) {
  const steps = await countSteps.one(db, { viewer: narrowed(viewer, filter), today });
  const count = async (wider: Partial<Viewer>, given: BrowseFilter) =>
    (await countQualified.one(db, { viewer: { ...viewer, ...wider }, filter: given, today })).count;
  const filtered = hasConditions(filter) ? await count({}, filter) : null;
  const left = filtered ?? steps.notSeen;
  const more = async (wider: Partial<Viewer>, given = filter) => ({
    more: Math.max(0, (await count(wider, given)) - left),
  });
  return {
    ...steps,
    filtered,
    without: await countWithout(filter, (given) => more({}, given)),
    wider: await countWider(db, { viewer, filter, today }, { hasAllFilters, more }),
  };
}

interface More {
  readonly more: number;
}

type Without = Record<NarrowingGroup, More | null>;

/** A step for each group of filters of which one is set. */
async function countWithout(filter: BrowseFilter, more: (given: BrowseFilter) => Promise<More>) {
  const without: Without = forEachName(narrowingGroups, () => null);
  for (const group of new Set(setFilters(filter).map((name) => filterOf(name).group)))
    if (group in without)
      without[group as NarrowingGroup] = await more(withoutGroup(filter, group));
  return without;
}

interface Widening {
  readonly hasAllFilters: boolean;
  readonly more: (wider: Partial<Viewer>, given?: BrowseFilter) => Promise<More>;
}

/** For each preference that may be widened, the least change that brings someone. Null if none does. */
async function countWider(db: Db, counted: FilteredCounts, { hasAllFilters, more }: Widening) {
  const { viewer, filter } = counted;
  const { maxDistance } = viewer;
  const isFixed = (name: DealBreaker) => viewer.dealBreakers.includes(name);
  const mayIgnoreOthers = hasAllFilters && (filter.bothWays ?? viewer.bothWays);
  return {
    distance:
      maxDistance === null || isFixed('distance') ? null : await countFarther(maxDistance, more),
    ages: isFixed('ages') ? null : widerAges(viewer, await countByAge(db, counted)),
    bothWays:
      mayIgnoreOthers && !isFixed('bothWays')
        ? anyMore(await more({}, { ...filter, bothWays: false }))
        : null,
  };
}

const anyMore = <T extends More>(found: T) => (found.more > 0 ? found : null);

/** The first distance that brings someone: twice as far, ten times as far, or anywhere (null). */
async function countFarther(maxDistance: number, more: Widening['more']) {
  const farther = [2 * maxDistance, 10 * maxDistance].filter(
    (kilometres) => kilometres <= profileLimits.distance,
  );
  for (const kilometres of [...farther, null]) {
    const found = anyMore({ kilometres, ...(await more({ maxDistance: kilometres })) });
    if (found) return found;
  }
  return null;
}

const selectAges = filteredStatement({
  name: 'count_qualified_by_age',
  build: ({ viewer, filter, today }: FilteredCounts) =>
    sql`select extract(year from age(${today}::date, c.born))::integer as age, count(*) from card c
      where ${meetableConditions(viewer, filter, today)} group by 1`,
  row: Row({ age: Integer, count: Integer }),
  examples: [{ ...example, filter: exampleFilter }],
});

type Ages = readonly { readonly age: number; readonly count: number }[];

/** Of everyone who fits except for the age. */
const countByAge = (db: Db, { viewer, ...counted }: FilteredCounts): Promise<Ages> =>
  selectAges.all(db, {
    ...counted,
    viewer: { ...viewer, minAge: minimumAge, maxAge: profileLimits.oldestSought },
  });

const furtherAges = 5;

/** The people at most some years outside of the ages, or the nearest ones. */
function widerAges({ minAge, maxAge }: Viewer, ages: Ages) {
  const outside = ages.map(({ age, count }) => ({
    age,
    count,
    years: Math.max(minAge - age, age - maxAge),
  }));
  const further = outside.filter(({ years }) => years > 0);
  if (further.length === 0) return null;
  const reach = Math.max(furtherAges, Math.min(...further.map(({ years }) => years)));
  const reached = further.filter(({ years }) => years <= reach);
  return {
    minAge: Math.min(minAge, ...reached.map(({ age }) => age)),
    maxAge: Math.max(maxAge, ...reached.map(({ age }) => age)),
    more: reached.reduce((sum, { count }) => sum + count, 0),
  };
}
