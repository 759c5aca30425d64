import type { BrowseFilter } from '@kindred/contract/discovery';
import { minimumAge } from '@kindred/contract/members';
import {
  type DealBreaker,
  type DistanceUnit,
  profileLimits,
} from '@kindred/contract/profiles/limits';
import { Object as Row } from 'typebox';
import { Integer } from '../../../db/columns.ts';
import { filteredStatement, sql } from '../../../db/sql.ts';
import type { Reader } from '../../../db/statement.ts';
import { exampleFilter, meetableConditions } from '../list/people-filter.ts';
import { type Viewer, exampleViewer } from '../matching/viewer.ts';
import { fartherThan } from './farther.ts';

export interface More {
  readonly more: number;
}

interface FilteredCounts {
  readonly viewer: Viewer;
  readonly filter: BrowseFilter;
  readonly today: string;
}

interface Widening {
  readonly unit: DistanceUnit;
  readonly hasAllFilters: boolean;
  readonly more: (wider: Partial<Viewer>, given?: BrowseFilter) => Promise<More>;
}

/** For each preference that may be widened, the least change that brings someone. Null if none does. */
export async function countWider(
  db: Reader,
  counted: FilteredCounts,
  { unit, hasAllFilters, more }: Widening,
) {
  const { viewer, filter } = counted;
  const { maxDistance } = viewer;
  const isFixed = (name: DealBreaker) => viewer.dealBreakers.includes(name);
  const mayIgnoreOthers = hasAllFilters && (filter.bothWays ?? viewer.bothWays);
  return {
    distance:
      maxDistance === null || isFixed('distance')
        ? null
        : await countFarther(fartherThan(maxDistance, unit), more),
    ages: isFixed('ages') ? null : widerAges(viewer, await countByAge(db, counted)),
    bothWays:
      mayIgnoreOthers && !isFixed('bothWays')
        ? anyMore(await more({}, { ...filter, bothWays: false }))
        : null,
  };
}

const anyMore = <T extends More>(found: T) => (found.more > 0 ? found : null);

/** The first of these distances that brings someone, or anywhere (null). */
async function countFarther(farther: readonly number[], more: Widening['more']) {
  for (const kilometres of [...farther, null]) {
    const found = anyMore({ kilometres, ...(await more({ maxDistance: kilometres })) });
    if (found) return found;
  }
  return null;
}

const selectAges = filteredStatement({
  name: 'count_qualified_by_age',
  reads: true,
  build: ({ viewer, filter, today }: FilteredCounts) =>
    sql`select extract(year from age(${today}::date, c.born))::integer as age, count(*) from card c
      where ${meetableConditions(viewer, filter, today)} group by 1`,
  row: Row({ age: Integer, count: Integer }),
  examples: [{ viewer: exampleViewer, filter: exampleFilter, today: '2026-01-01' }],
});

type Ages = readonly { readonly age: number; readonly count: number }[];

/** Of everyone who fits except for the age. */
const countByAge = (db: Reader, { viewer, ...counted }: FilteredCounts): Promise<Ages> =>
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
