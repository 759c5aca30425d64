import { minimumAge } from '@kindred/contract/members';
import { profileLimits } from '@kindred/contract/profiles';
import { Object as Row } from 'typebox';
import { Integer } from '../../../db/columns.ts';
import { filteredStatement, sql } from '../../../db/sql.ts';
import type { Db } from '../../../db/statement.ts';
import type { Moment } from '../../../platform/time/moment.ts';
import { conditionsFor, qualifies } from '../qualify.ts';
import { type Viewer, exampleViewer } from '../viewer.ts';

interface Counted {
  readonly viewer: Viewer;
  readonly today: string;
}
const examples: readonly [Counted] = [{ viewer: exampleViewer, today: '2026-01-01' }];

const countSteps = filteredStatement({
  name: 'count_funnel',
  build: (counted: Counted) => {
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
  examples,
});

const countQualified = filteredStatement({
  name: 'count_qualified',
  build: (counted: Counted) => sql`select count(*) from card c where ${qualifies(counted)}`,
  row: Row({ count: Integer }),
  examples,
});

const furtherAges = 5;

/** How many people each wish leaves, and how many more one wider wish would bring. */
export async function readFunnel(db: Db, viewer: Viewer, { today }: Moment) {
  const steps = await countSteps.one(db, { viewer, today });
  const more = async (wider: Partial<Viewer>) =>
    (await countQualified.one(db, { viewer: { ...viewer, ...wider }, today })).count -
    steps.notSeen;
  const kilometres = widerDistance(viewer.maxDistance);
  const ages = {
    minAge: Math.max(minimumAge, viewer.minAge - furtherAges),
    maxAge: Math.min(profileLimits.oldestSought, viewer.maxAge + furtherAges),
  };
  return {
    ...steps,
    wider: {
      distance:
        viewer.maxDistance === null
          ? null
          : { kilometres, more: await more({ maxDistance: kilometres }) },
      ages: { ...ages, more: await more(ages) },
      bothWays: viewer.bothWays ? { more: await more({ bothWays: false }) } : null,
    },
  };
}

/** Twice as far; null is anywhere. */
const widerDistance = (kilometres: number | null) =>
  kilometres === null || kilometres * 2 > profileLimits.distance ? null : kilometres * 2;
