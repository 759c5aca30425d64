import fc from 'fast-check';
import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { type Person, choose, undo } from '../../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { insertRandomMembers, randomMembers } from '../../../../test/members/random-members.ts';
import { testApp } from '../../../../test/service/app.ts';
import { storeWorld, worlds } from '../../../../test/worlds/random-worlds.ts';
import { lockMemberToMovePasses } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { eraseLeavers } from '../../members/erase.ts';
import { personalData } from '../personal-data.ts';
import { isArchived } from '../../../platform/personal-data.ts';
import { movePasses } from './old-passes.ts';
import { randomFrom } from '../../../../test/random.ts';

const app = await testApp();
const sql = sqlOf(app);
const day = 86_400_000;
const everyone = ['woman', 'man', 'nonbinary', 'other'];

const moveAll = (...ids: string[]) =>
  inTransaction(app.pool, async (client) => {
    for (const id of ids)
      if (await lockMemberToMovePasses(client, id))
        await movePasses(client, id, new Date(app.now().getTime() - 365 * day));
  });

const makeOld = (...ids: string[]) => sql`
  update choice set chosen_at = chosen_at - interval '400 days', stored_at = stored_at - interval '400 days'
  where kind = 'pass' and member_id = any (${ids})`;

const storedOf = async (id: string) => {
  const rows = await sql<{ passes: number }>`
    select cardinality(other_ids) as passes from old_passes where member_id = ${id} order by last_id`;
  return rows.map(({ passes }) => passes);
};

const countChoices = async (id: string) =>
  (
    await sql.one<{
      count: number;
    }>`select count(*)::int as count from choice where member_id = ${id}`
  ).count;

const archive = personalData.filter(isArchived).find(({ table }) => table === 'choice');
async function readArchive(id: string) {
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    const rows: object[] = [];
    for await (const row of archive?.rows(client, id, app.site) ?? []) rows.push(row);
    return rows;
  } finally {
    await client.query('commit');
    client.release();
  }
}

test(
  'trust 105: every answer is the same before and after passes are moved',
  { tags: ['long'] },
  async () => {
    const size = 5;
    const people: Person[] = [];
    for (let count = 0; count < size; count += 1)
      people.push(await createPerson(app, { profile: { seek_genders: everyone } }));
    const ids = people.map(({ id }) => id);
    const urls = [
      ...[
        '/browse',
        '/auth/users',
        '/auth/search-users?searchTerm=ada',
        '/deck?limit=30',
        '/deck/funnel',
      ],
      ...[
        '/likes',
        '/likes/sent',
        '/likes/passed',
        '/likes/passed?limit=1',
        '/likes/counts',
        '/bookmarks',
      ],
      ...ids.map((id) => `/auth/user/${id}`),
    ];
    const read = async (person: Person) => {
      await sql`delete from deck`;
      const answers: unknown[] = [await readArchive(person.id)];
      for (const url of urls) {
        const answer = await person.get(url);
        const { requestId: _requestId, ...said } = answer.json<{ requestId?: string }>();
        answers.push([url, answer.statusCode, said]);
      }
      return answers;
    };
    let moved = 0;
    await fc.assert(
      fc.asyncProperty(worlds(size, 2), async (world) => {
        await storeWorld(app.owner, ids, world);
        await makeOld(...ids);
        const viewers = people.slice(0, 2);
        const before = await Promise.all(viewers.map(read));
        await moveAll(...ids);
        moved += (await sql`select from old_passes`).length;
        expect(await sql`select from choice where kind = 'pass'`).toEqual([]);
        expect(await Promise.all(viewers.map(read))).toEqual(before);
      }),
      { numRuns: long ? 200 : 8, endOnFailure: true },
    );
    expect(moved).toBeGreaterThan(0);
  },
);

test('an old pass can be undone or become a like, and an earlier tap that arrives late changes nothing', async () => {
  const ada = await createPerson(app);
  const [alan, bob, carl] = [
    await createPerson(app, aMan()),
    await createPerson(app, aMan()),
    await createPerson(app, aMan()),
  ];
  for (const man of [alan, bob, carl]) await choose(ada, man, 'pass');
  await makeOld(ada.id);
  await moveAll(ada.id);
  expect(await storedOf(ada.id)).toEqual([3]);
  await choose(ada, alan, 'like', { chosenAt: Date.now() - 500 * day });
  await choose(ada, alan, 'pass');
  expect([await storedOf(ada.id), await countChoices(ada.id)]).toEqual([[3], 0]);

  await choose(bob, ada, 'like');
  const made = await choose(ada, bob, 'like');
  expect(made.json()).toMatchObject({ data: { choice: 'like', matched: true } });
  await undo(ada, carl);
  expect(await storedOf(ada.id)).toEqual([1]);
  const kinds =
    await sql`select other_id, kind from choice where member_id = ${ada.id} order by kind`;
  expect(kinds).toEqual([
    { other_id: bob.id, kind: 'like' },
    { other_id: carl.id, kind: 'none' },
  ]);
  await undo(ada, alan);
  expect(await storedOf(ada.id)).toEqual([]);
});

test(
  'a job moves passes of more than a year in sorted rows, once there are enough of them',
  { tags: ['long'] },
  async () => {
    const ada = await createPerson(app);
    const others = randomMembers(260, randomFrom(3), app.now());
    await insertRandomMembers(app, others);
    const pass = (from: number, to: number, days: number) => sql`
    insert into choice (member_id, other_id, kind, chosen_at, stored_at)
    select ${ada.id}, id, 'pass', now() - ${days}::int * interval '1 day', now() - ${days}::int * interval '1 day'
    from unnest(${others.slice(from, to).map(({ id }) => id)}::uuid[]) as id`;
    /** So many nights that everyone's turn comes. */
    const run = async () => {
      for (let night = 0; night < 32; night += 1) {
        app.advanceClock(day);
        await addJob(app.pool, 'move-old-passes', {});
        await app.jobs.runDue();
      }
    };
    await pass(0, 79, 366);
    await pass(100, 250, 300);
    await run();
    expect([await storedOf(ada.id), await countChoices(ada.id)]).toEqual([[], 229]);
    await pass(79, 90, 366);
    await run();
    expect([await storedOf(ada.id), await countChoices(ada.id)]).toEqual([[80, 10], 150]);
    await run();
    expect([await storedOf(ada.id), await countChoices(ada.id)]).toEqual([[80, 80, 80], 0]);
    const [order] = await sql`
    select bool_and(other_ids = array(select unnest(other_ids) order by 1) and last_id = other_ids[cardinality(other_ids)]) as sorted
    from old_passes where member_id = ${ada.id}`;
    expect(order).toEqual({ sorted: true });
  },
);

test('trust 105: who is erased is in no list of old passes, also if passes were moved at the same time', async () => {
  const ada = await createPerson(app);
  const [alan, bob] = [await createPerson(app, aMan()), await createPerson(app, aMan())];
  for (const man of [alan, bob]) await choose(ada, man, 'pass');
  await makeOld(ada.id);
  await sql`update member set state = 'erased', state_by = 'self', erase_at = now() where id = ${alan.id}`;
  let erased: Promise<void> | undefined;
  await inTransaction(app.pool, async (client) => {
    expect(await lockMemberToMovePasses(client, ada.id)).toBe(true);
    erased = eraseLeavers(app);
    await expect
      .poll(
        () =>
          sql`select from pg_locks where locktype = 'advisory' and not granted and objid = 5041229`,
      )
      .toHaveLength(1);
    await movePasses(client, ada.id, new Date(app.now().getTime() - 365 * day));
  });
  await erased;
  expect(await sql`select from member where id = ${alan.id}`).toEqual([]);
  expect(await sql`select other_ids, last_id from old_passes where member_id = ${ada.id}`).toEqual([
    { other_ids: [bob.id], last_id: bob.id },
  ]);
  await sql`delete from member where id = ${bob.id}`;
  expect(await storedOf(ada.id)).toEqual([]);
});
