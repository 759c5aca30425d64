import type { BrowseFilter } from '@kindred/contract/discovery';
import {
  type NarrowingGroup,
  filterOf,
  narrowingGroups,
  withoutGroup,
} from '@kindred/contract/discovery/filters';
import type { DistanceUnit } from '@kindred/contract/profiles/limits';
import { forEachName } from '@kindred/contract/names';
import { Object as Row } from 'typebox';
import { Integer } from '../../../db/columns.ts';
import { filteredStatement, sql } from '../../../db/sql.ts';
import type { Reader } from '../../../db/statement.ts';
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
import { type More, countWider } from './wider.ts';

interface FunnelCounts {
  readonly viewer: Viewer;
  readonly today: string;
}
const example: FunnelCounts = { viewer: exampleViewer, today: '2026-01-01' };

const countSteps = filteredStatement({
  name: 'count_funnel',
  reads: true,
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
  reads: true,
  build: ({ viewer, filter, today }: FunnelCounts & { readonly filter: BrowseFilter }) =>
    sql`select count(*) from card c where ${meetableConditions(viewer, filter, today)}`,
  row: Row({ count: Integer }),
  examples: [{ ...example, filter: exampleFilter }],
});

interface FunnelOptions {
  readonly filter: BrowseFilter;
  readonly unit: DistanceUnit;
  readonly hasAllFilters: boolean;
}

/** How many people each preference and filter leaves, and how many more a wider preference or removing a filter would add. */
export async function readFunnel(
  db: Reader,
  viewer: Viewer,
  { today }: Moment,
  { filter, unit, hasAllFilters }: FunnelOptions,
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
    wider: await countWider(db, { viewer, filter, today }, { unit, hasAllFilters, more }),
  };
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
