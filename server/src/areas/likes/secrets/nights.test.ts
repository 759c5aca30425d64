// @module-tag long
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { choose, renewed, storeLike } from '../../../../test/likes/likes.ts';
import { createMember, signIn } from '../../../../test/members/members.ts';
import { aMan, personOf } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';

const app = await testApp();
const sql = sqlOf(app);

const here = { latitude: 12, longitude: 20, seek_max_distance: 50, show_last_active: false };

async function person(number: number, fields: Parameters<typeof createMember>[1]) {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const member = await createMember(app, { ...fields, member: { id } });
  return personOf(app, member, await signIn(app, member));
}

test('trust 22: accounts of one attacker learn from no night what someone chose about one of them', async () => {
  // No one but the target is not the attacker's. The last woman is the one that the target decides on.
  const women = [];
  for (const number of [1, 2, 3]) women.push(await person(number, { profile: here }));
  const last = women.at(-1)?.id ?? '';
  const target = await person(11, aMan(here));
  const viewer = await person(12, aMan(here));
  const others = [];
  for (let count = 0; count < 19; count += 1) others.push(await createMember(app, aMan(here)));
  for (const { id } of others) {
    await storeLike(app, id, last);
    await sql`insert into choice (member_id, other_id, kind, chosen_at, stored_at)
      values (${id}, ${women[0]?.id}, 'pass', now(), now())`;
  }

  async function afterNight() {
    await addJob(app.pool, 'estimate-rank-bonuses', {});
    await app.jobs.runDue();
    await sql`delete from deck`;
    const reader = await renewed(app, viewer);
    const { data } = (await reader.get('/deck', { limit: '30' })).json<{
      data: { people: { person: { _id: string } }[] };
    }>();
    const cards = await sql`select member_id, rank_bonus from card order by member_id`;
    return { deck: data.people.map(({ person: { _id } }) => _id), cards };
  }

  const before = await afterNight();
  expect(before.deck).toHaveLength(women.length);
  for (const choice of ['pass', 'like']) {
    expect((await choose(target, { id: last }, choice)).statusCode).toBe(200);
    expect(await afterNight()).toEqual(before);
  }
});
