import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createMember } from '../../../test/members/members.ts';
import { aMan, createPerson } from '../../../test/members/people.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);

type Person = Awaited<ReturnType<typeof createPerson>>;
interface Block {
  memberId: string;
  firstName: string | null;
}

const block = (from: Person, id: string) => from.send('PUT', `/blocks/${id}`);
const blocksOf = async (from: Person) =>
  (await from.get('/blocks'))
    .json<{ data: { blocks: Block[] } }>()
    .data.blocks.map(({ memberId, firstName }) => [memberId, firstName]);
const rename = (id: string, name: string) =>
  sql`update profile set first_name = ${name} where member_id = ${id}`;

test('trust 47: a list of blocks keeps the name at the time of the block, whatever happens to the other member later', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  await block(ada, alan.id);
  await rename(alan.id, 'Secretly');
  expect(await blocksOf(ada)).toEqual([[alan.id, 'Alan']]);
  await block(alan, ada.id);
  await block(ada, alan.id);
  expect(await blocksOf(ada)).toEqual([[alan.id, 'Alan']]);
  await sql`update member set state = 'banned', state_by = 'staff' where id = ${alan.id}`;
  expect(await blocksOf(ada)).toEqual([[alan.id, 'Alan']]);
  await sql`delete from member where id = ${alan.id}`;
  expect(await blocksOf(ada)).toEqual([]);
});

test('trust 47: a member with an unconfirmed address learns no name by blocking', async () => {
  const unproven = await createPerson(app, { member: { email_verified_at: null } });
  const alan = await createMember(app, aMan());
  await block(unproven, alan.id);
  expect(await blocksOf(unproven)).toEqual([]);
});

test('trust 47: own reports and the archive do not reveal whether the reported member still exists', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  const report = { problem_type: 'Harassment', description: 'Look.', reportedUserId: alan.id };
  await ada.send('POST', '/reports/create-reports', report);
  const archivedAs = async () => {
    const reports = app.areas
      .flatMap(({ personalData = [] }) => personalData)
      .find(({ table }) => table === 'report');
    if (!reports || !('rows' in reports)) throw new Error('Reports are not archived');
    const client = await app.pool.connect();
    try {
      await client.query('begin');
      const rows: object[] = [];
      for await (const row of reports.rows(client, ada.id, app.site)) rows.push(row);
      await client.query('commit');
      return rows;
    } finally {
      client.release();
    }
  };
  const [list, archive] = [
    (await ada.get('/reports/my-reports')).json<object>(),
    await archivedAs(),
  ];
  expect(archive).toMatchObject([{ about: 'another member' }]);
  await sql`delete from member where id = ${alan.id}`;
  expect((await ada.get('/reports/my-reports')).json()).toEqual(list);
  expect(await archivedAs()).toEqual(archive);
});

test('trust 7: a member who has not confirmed their address reports no one, and no one reports them', async () => {
  const ada = await createPerson(app);
  const unproven = await createPerson(app, { ...aMan(), member: { email_verified_at: null } });
  const reports = async () => {
    const statuses = [];
    for (const [from, to] of [
      [ada, unproven],
      [unproven, ada],
    ] as const) {
      const report = { problem_type: 'Harassment', description: 'Look.', reportedUserId: to.id };
      statuses.push((await from.send('POST', '/reports/create-reports', report)).statusCode);
    }
    return statuses;
  };
  expect(await reports()).toEqual([404, 404]);
  await sql`update member set email_verified_at = now() where id = ${unproven.id}`;
  expect(await reports()).toEqual([200, 200]);
});

test('trust 25: blocks are limited, so that no one changes the photo addresses of all members', async () => {
  const hour = 3_600_000;
  const slow = await testApp({ environment: { LIMITS: '0.03' }, databaseUrl: app.databaseUrl });
  slow.advanceClock(hour - (slow.now().getTime() % hour));
  const [ada, alan] = [await createPerson(slow), await createPerson(slow, aMan())];
  const statuses = [];
  for (const method of ['PUT', 'DELETE', 'PUT', 'DELETE'] as const)
    statuses.push((await ada.send(method, `/blocks/${alan.id}`)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
});
