import { Object as Row } from 'typebox';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createWorld } from '../../../../test/worlds/create-world.ts';
import { Uuid } from '../../../db/columns.ts';
import { and, filteredStatement, sql } from '../../../db/sql.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { type Search, conditionsFor } from './qualify.ts';
import { exampleViewer, findViewer } from './viewer.ts';
import { seed } from '../../../../test/seed.ts';

const app = await testApp();
const world = await createWorld(app, { count: 400, viewers: 30, seed: seed + 12 });

const row = Row({ member_id: Uuid });

const selectByConditions = filteredStatement({
  name: 'find_who_fits_by_conditions',
  build: (looking: Search) => {
    const { inRange, inAges, wanted, wantsViewer } = conditionsFor(looking);
    return sql`select c.member_id from card c where c.member_id <> ${looking.viewer.id}
      and ${and([inRange, inAges, wanted, wantsViewer])} order by c.member_id`;
  },
  row,
  examples: [{ viewer: exampleViewer, today: '2026-01-01' }],
});

const selectByCards = filteredStatement({
  name: 'find_who_fits_by_cards',
  build: ({ viewer: { id }, today }: Search) =>
    sql`select c.member_id from card c where c.member_id <> ${id}
      and not exists (select from misfit(${id}, c.member_id, ${today})) order by c.member_id`,
  row,
  examples: [{ viewer: exampleViewer, today: '2026-01-01' }],
});

test('two people fit by their cards exactly if each qualifies for the other', async () => {
  let found = 0;
  const { today } = presentMoment(app);
  const rows = await sqlOf(app)<{ id: string }>`select member_id as id from card`;
  const withCards = new Set(rows.map(({ id }) => id));
  for (const { id } of world.members.filter((each) => withCards.has(each.id)).slice(0, 60)) {
    const viewer = await findViewer(app.pool, id, today, app.site);
    if (!viewer) throw new Error('A member with a card has a complete profile');
    const fitting = await selectByCards.all(app.pool, { viewer, today });
    expect(fitting).toEqual(await selectByConditions.all(app.pool, { viewer, today }));
    found += fitting.length;
  }
  expect(found).toBeGreaterThan(50);
});
