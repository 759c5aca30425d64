import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { withPremium } from '../../../test/likes/likes.ts';
import { sentMails } from '../../../test/service/mails.ts';
import { createStaff } from '../../../test/members/members.ts';
import { aMan, createPerson, usersIn } from '../../../test/members/people.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notify } from '../notices/notify.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const unknown = '00000000-0000-4000-8000-000000000000';

type Person = Awaited<ReturnType<typeof createPerson>>;
const block = (from: Person, id: string) => from.send('PUT', `/blocks/${id}`);
const unblock = (from: Person, id: string) => from.send('DELETE', `/blocks/${id}`);
const blocksOf = async (from: Person) =>
  (await from.get('/blocks')).json<{
    data: { blocks: { memberId: string; firstName: string }[] };
  }>().data.blocks;
const rows = (a: string) => sql`select * from block where member_id = ${a}`;

test('trust 23: a block in either direction looks like an unknown member, in lists, search, counts and by id', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  const meets = async (from: Person, to: Person) => {
    const lists = [
      await from.get('/auth/users', { limit: '100' }),
      await from.get('/auth/search-users', { limit: '100' }),
    ];
    return lists.map((list) => usersIn(list).some(({ _id }) => _id === to.id));
  };
  const counts = async () =>
    Promise.all(
      [ada, alan].map(async ({ get }) => {
        const list = await get('/auth/search-users');
        return list.json<{ data: { pagination: { total: number } } }>().data.pagination.total;
      }),
    );
  const before = await counts();
  expect([await meets(ada, alan), await meets(alan, ada)]).toEqual([
    [true, true],
    [true, true],
  ]);
  expect((await block(ada, alan.id)).json()).toEqual({ success: true, data: { blocked: true } });
  expect([await meets(ada, alan), await meets(alan, ada)]).toEqual([
    [false, false],
    [false, false],
  ]);
  expect(await counts()).toEqual(before.map((total) => total - 1));
  for (const [from, to] of [
    [ada, alan],
    [alan, ada],
  ] as const) {
    const [blocked, noOne] = [
      await from.get(`/auth/user/${to.id}`),
      await from.get(`/auth/user/${unknown}`),
    ];
    expect(blocked.statusCode).toBe(404);
    const { requestId: _id, ...received } = noOne.json<{ requestId: string }>();
    expect(blocked.json()).toMatchObject(received);
    expect(blocked.headers['content-length']).toBe(noOne.headers['content-length']);
  }
  await unblock(ada, alan.id);
  expect((await alan.get(`/auth/user/${ada.id}`)).statusCode).toBe(200);
});

test('trust 23: blocking responds the same for every id, so that it reveals nothing', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  await block(alan, ada.id);
  const banned = await createPerson(app, aMan());
  await sql`update member set state = 'banned', state_by = 'staff' where id = ${banned.id}`;
  for (const id of [alan.id, banned.id, unknown]) {
    const answer = await block(ada, id);
    expect([answer.statusCode, answer.body]).toEqual([
      200,
      '{"success":true,"data":{"blocked":true}}',
    ]);
  }
});

test('members see only their own blocks, and cannot block staff or themselves', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  await block(ada, alan.id);
  await block(ada, (await createStaff(app)).id);
  expect(await blocksOf(ada)).toMatchObject([{ memberId: alan.id, firstName: 'Alan' }]);
  expect(await blocksOf(alan)).toEqual([]);
  expect((await block(ada, ada.id)).statusCode).toBe(422);
});

test('members can remove only their own block', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  await block(ada, alan.id);
  await block(alan, ada.id);
  await unblock(ada, alan.id);
  expect((await ada.get(`/auth/user/${alan.id}`)).statusCode).toBe(404);
  expect(await blocksOf(ada)).toEqual([]);
  expect(await rows(alan.id)).toMatchObject([{ other_id: ada.id, mine: true, theirs: false }]);
  await unblock(alan, ada.id);
  expect([await rows(ada.id), await rows(alan.id)]).toEqual([[], []]);
});

test('both sides agree after many parallel blocks and unblocks', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  for (let round = 0; round < 5; round++) {
    await Promise.all([
      block(ada, alan.id),
      block(alan, ada.id),
      unblock(ada, alan.id),
      unblock(alan, ada.id),
      block(ada, alan.id),
    ]);
    const [mine, theirs] = [await rows(ada.id), await rows(alan.id)];
    expect(mine.map((row) => [row.mine, row.theirs])).toEqual(
      theirs.map((row) => [row.theirs, row.mine]),
    );
  }
});

test('trust 47: the list shows the name from the time of the block, and only of people the blocker could see then', async () => {
  const ada = await createPerson(app);
  const [seen, paused, banned, blocker, unconfirmed] = [
    await createPerson(app, aMan()),
    await createPerson(app, aMan({ paused: true })),
    await createPerson(app, aMan()),
    await createPerson(app, aMan()),
    await createPerson(app, { ...aMan(), member: { email_verified_at: null } }),
  ];
  await sql`update member set state = 'banned', state_by = 'staff' where id = ${banned.id}`;
  await block(blocker, ada.id);
  for (const { id } of [seen, paused, banned, blocker, unconfirmed]) await block(ada, id);
  await block(ada, unknown);
  await sql`update profile set first_name = 'Renamed' where first_name = 'Alan'`;
  expect(await blocksOf(ada)).toMatchObject([{ memberId: seen.id, firstName: 'Alan' }]);
  // A block of someone who cannot be seen is still stored.
  await unblock(blocker, ada.id);
  expect((await blocker.get(`/auth/user/${ada.id}`)).statusCode).toBe(404);
  // Blocking again shows no newer name than the visible one.
  await unblock(ada, blocker.id);
  await block(ada, blocker.id);
  expect((await blocksOf(ada)).map(({ firstName }) => firstName)).toEqual(['Renamed', 'Alan']);
});

test.each([
  ['paused', { paused: true }],
  ['incognito', { incognito: true }],
])('trust 25: the photo addresses of a member who is %s change', async (_how, settings) => {
  const ada = await withPremium(app, await createPerson(app));
  await sql`update photo set url = '/media/' || public_id || '.first/800.webp' where member_id = ${ada.id}`;
  await ada.send('PUT', '/settings', settings);
  const urls = await sql<{ url: string }>`select url from photo where member_id = ${ada.id}`;
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter(({ url }) => url.includes('.first/'))).toEqual([]);
});

test('the next page continues where the last ended', async () => {
  const ada = await createPerson(app);
  const others = [];
  for (let index = 0; index < 5; index++) others.push(await createPerson(app, aMan()));
  for (const { id } of others) await block(ada, id);
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string> = cursor ? { cursor, limit: '2' } : { limit: '2' };
    const page = await ada.get('/blocks', query);
    const { data } = page.json<{
      data: { blocks: { memberId: string }[]; nextCursor: string | null };
    }>();
    found.push(...data.blocks.map(({ memberId }) => memberId));
    cursor = data.nextCursor;
  } while (cursor);
  expect(found.toSorted()).toEqual(others.map(({ id }) => id).toSorted());
  expect((await ada.get('/blocks', { cursor: 'mine' })).statusCode).toBe(400);
});

test('trust 23: nothing of a blocked member arrives, from before or after, in the app or by mail', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  const notice = {
    memberId: ada.id,
    kind: 'report.reply',
    about: { reportId: alan.id },
    fromId: alan.id,
  } as const;
  const sendNotice = () => inTransaction(app.pool, (client) => notify(client, notice));
  const heard = async () => {
    const { data } = (await ada.get('/notices')).json<{ data: { unread: number; notices: [] } }>();
    const mails = (await sentMails(app)).filter(({ to }) => to?.[0]?.address === ada.email);
    return [data.unread, data.notices.length, mails.length];
  };
  await sendNotice();
  expect(await heard()).toEqual([1, 1, 1]);
  await block(ada, alan.id);
  await sendNotice();
  expect(await heard()).toEqual([0, 0, 1]);
  // What was sent during the block does not arrive later.
  await unblock(ada, alan.id);
  expect(await heard()).toEqual([1, 1, 1]);
});
