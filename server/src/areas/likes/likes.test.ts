import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { sentMails } from '../../../test/service/mails.ts';
import {
  type Person,
  choose,
  chosen,
  matchOf,
  pairOf,
  renewed,
  undo,
  withPremium,
} from '../../../test/likes/likes.ts';
import { createStaff, signIn } from '../../../test/members/members.ts';
import { aMan, createPerson, personOf, usersIn } from '../../../test/members/people.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const unknown = '00000000-0000-4000-8000-000000000000';

const namesIn = async (from: Person, list: 'likes' | 'matches' | 'bookmarks') => {
  const { data } = (await from.get(`/${list}`)).json<{
    data: Record<string, { person: { _id: string } }[]>;
  }>();
  return (data[list] ?? []).map(({ person }) => person._id);
};
const matchCountOf = async (from: Person) =>
  (await from.get('/matches', { limit: '1' })).json<{ data: { count: number } }>().data.count;
const pastOf = async (from: Person) =>
  (await from.get('/matches/past')).json<{
    data: { matches: { memberId: string; firstName: string }[] };
  }>().data.matches;
const noticesOf = async ({ id }: Person) =>
  sql<{ from_id: string }>`select from_id from notice where member_id = ${id} and kind = 'match'`;
describe('two who like each other', () => {
  test('match once, and each gets one notice, and only the first of them an email, without names', async () => {
    const [ada, alan] = await pairOf(app);
    expect(await chosen(choose(ada, alan))).toMatchObject({ choice: 'like', matched: false });
    expect([await namesIn(ada, 'matches'), await noticesOf(alan)]).toEqual([[], []]);
    expect(await chosen(choose(alan, ada))).toMatchObject({ matched: true });
    expect(await chosen(choose(alan, ada))).toMatchObject({ matched: true });
    expect([await namesIn(ada, 'matches'), await namesIn(alan, 'matches')]).toEqual([
      [alan.id],
      [ada.id],
    ]);
    expect([await noticesOf(ada), await noticesOf(alan)]).toEqual([
      [{ from_id: alan.id }],
      [{ from_id: ada.id }],
    ]);
    app.advanceClock(6 * 60_000);
    await addJob(app.pool, 'deliver-due-mails', {});
    const mails = (await sentMails(app)).filter(({ to }) =>
      to?.some(({ address }) => address === ada.email || address === alan.email),
    );
    const news = mails.filter(({ subject }) => subject === 'You have a new match');
    expect(news.map(({ to }) => to?.[0]?.address)).toEqual([ada.email]);
    expect(JSON.stringify(mails)).not.toContain('Alan');
  });

  test('match once, however often and however parallel they like each other', async () => {
    for (let round = 0; round < 10; round++) {
      const [ada, alan] = await pairOf(app);
      const answers = await Promise.all([
        choose(ada, alan),
        choose(alan, ada),
        choose(ada, alan),
        choose(alan, ada, 'superlike'),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).not.toContain(500);
      const rows = await sql`select from match where member_id in (${ada.id}, ${alan.id})`;
      expect(rows).toHaveLength(2);
      expect([await noticesOf(ada), await noticesOf(alan)]).toMatchObject([
        [{ from_id: alan.id }],
        [{ from_id: ada.id }],
      ]);
    }
  });

  test('keep their choices until one of them ends the match', async () => {
    const [ada, alan] = await matchOf(app);
    expect((await choose(ada, alan, 'pass')).statusCode).toBe(409);
    expect((await undo(ada, alan)).statusCode).toBe(409);
    expect(await namesIn(alan, 'matches')).toEqual([ada.id]);
  });
});

test('a choice that arrives late does not replace a later one, and an undone one does not come back', async () => {
  const [ada, alan] = await pairOf(app);
  const at = app.now().getTime() - 10_000;
  await choose(ada, alan, 'pass', { chosenAt: at + 2000 });
  expect(await chosen(choose(ada, alan, 'like', { chosenAt: at }))).toMatchObject({
    choice: 'pass',
  });
  await undo(ada, alan);
  await choose(ada, alan, 'pass', { chosenAt: at + 2000 });
  const [row] = await sql<{ kind: string }>`select kind from choice where member_id = ${ada.id}`;
  expect(row?.kind).toBe('none');
  // A clock that is ahead does not lock a choice.
  await choose(ada, alan, 'pass', { chosenAt: at + 86_400_000_000 });
  app.advanceClock(1000);
  expect(await chosen(choose(ada, alan, 'like'))).toMatchObject({ choice: 'like' });
});

test('people that a member has chosen are no longer in lists, and are again after an undo', async () => {
  const [ada, alan] = await pairOf(app);
  const listed = async () =>
    usersIn(await ada.get('/auth/users', { limit: '100' })).some(({ _id }) => _id === alan.id);
  expect(await listed()).toBe(true);
  await choose(ada, alan, 'pass');
  expect(await listed()).toBe(false);
  await undo(ada, alan);
  expect(await listed()).toBe(true);
});

describe('a match that ends', () => {
  const gone = async (from: Person, to: Person) => {
    expect([await namesIn(from, 'matches'), await matchCountOf(from)]).toEqual([[], 0]);
    expect((await from.get(`/auth/user/${to.id}`)).statusCode).toBe(404);
    expect((await pastOf(from)).map(({ memberId }) => memberId)).toEqual([to.id]);
  };

  test('is gone for both immediately, and neither sees the other again', async () => {
    const [ada, alan] = await matchOf(app);
    const ended = await ada.send('DELETE', `/matches/${alan.id}`);
    expect(ended.json()).toEqual({ success: true, data: { matched: false } });
    await gone(ada, alan);
    await gone(alan, ada);
    expect((await choose(alan, ada)).statusCode).toBe(404);
    expect([await noticesOf(ada), await noticesOf(alan)]).toEqual([[], []]);
    expect((await ada.send('DELETE', `/matches/${alan.id}`)).statusCode).toBe(200);
  });

  test('by a block looks like any other, and comes back when the block is removed', async () => {
    const [ada, alan] = await matchOf(app);
    await ada.send('PUT', `/blocks/${alan.id}`);
    await gone(alan, ada);
    await ada.send('DELETE', `/blocks/${alan.id}`);
    expect([await namesIn(alan, 'matches'), await matchCountOf(alan)]).toEqual([[ada.id], 1]);
  });

  test('because an account is closed comes back with the account', async () => {
    const [ada, alan] = await matchOf(app);
    await sql`update member set state = 'deactivated', state_by = 'staff' where id = ${alan.id}`;
    await gone(ada, alan);
    await sql`update member set state = 'active', state_by = null where id = ${alan.id}`;
    expect(await namesIn(ada, 'matches')).toEqual([alan.id]);
    expect(await pastOf(ada)).toEqual([]);
  });
});

test.each([
  [
    'was banned',
    `update member set state = 'banned', state_by = 'staff', state_reason = 'x' where id = $1`,
  ],
  ['joined the team', `update member set staff_role = 'support' where id = $1`],
  ['has no confirmed address any more', 'update member set email_verified_at = null where id = $1'],
])(
  'trust 7, 23: of a match who %s nothing is left, not even the notice, until they are back',
  async (_how, change) => {
    const [ada, alan] = await matchOf(app);
    const notices = async () =>
      (await ada.get('/notices'))
        .json<{ data: { notices: { kind: string }[] } }>()
        .data.notices.filter(({ kind }) => kind === 'match');
    expect(await notices()).toHaveLength(1);
    await app.pool.query(change, [alan.id]);
    expect([await notices(), await namesIn(ada, 'matches')]).toEqual([[], []]);
    expect((await ada.get(`/auth/user/${alan.id}`)).statusCode).toBe(404);
    await sql`update member set state = 'active', state_by = null, state_reason = null, staff_role = null,
    email_verified_at = now() where id = ${alan.id}`;
    expect([(await notices()).length, await namesIn(ada, 'matches')]).toEqual([1, [alan.id]]);
  },
);

test.each(['/likes', '/matches', '%s refuses an invalid cursor', '/blocks'])(
  '%s refuses a cursor that is none',
  async (url) => {
    const ada = await withPremium(app, await createPerson(app));
    for (const cursor of [`1.${'-'.repeat(36)}`, '1.1', 'x', `99999999999999.${unknown}x`])
      expect((await ada.get(url, { cursor })).statusCode, cursor).toBe(400);
  },
);

test('trust 25: photo addresses change when a match ends', async () => {
  const [ada, alan] = await matchOf(app);
  await sql`update photo set url = '/media/' || public_id || '.first/800.webp' where member_id = ${alan.id}`;
  await alan.send('DELETE', `/matches/${ada.id}`);
  const urls = await sql<{ url: string }>`select url from photo where member_id = ${alan.id}`;
  expect(urls.filter(({ url }) => url.includes('.first/'))).toEqual([]);
});

test('a pause hides from everyone but matches', async () => {
  const [ada, alan] = await matchOf(app);
  const eve = await createPerson(app);
  await alan.send('PUT', '/settings', { paused: true });
  expect(await namesIn(ada, 'matches')).toEqual([alan.id]);
  expect((await ada.get(`/auth/user/${alan.id}`)).statusCode).toBe(200);
  expect((await eve.get(`/auth/user/${alan.id}`)).statusCode).toBe(404);
});

test.each([
  ['an unknown id', async () => unknown],
  ['someone who paused', async () => (await createPerson(app, aMan({ paused: true }))).id],
  ['staff', async () => (await createStaff(app)).id],
])('trust 23: %s cannot be liked, passed on or bookmarked', async (_what, idOf) => {
  const ada = await createPerson(app);
  const id = await idOf();
  const answers = [
    await choose(ada, { id }),
    await choose(ada, { id }, 'pass'),
    await ada.send('PUT', `/bookmarks/${id}`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(await sql`select from choice where member_id = ${ada.id}`).toEqual([]);
});

test('staff accounts cannot like anyone, and no one can like themselves', async () => {
  const staff = await createStaff(app);
  const moderator = personOf(app, staff, await signIn(app, staff));
  const alan = await createPerson(app, aMan());
  expect((await choose(moderator, alan)).statusCode).toBe(403);
  expect((await choose(alan, alan)).statusCode).toBe(422);
});

test('a pass has no note', async () => {
  const [ada, alan] = await pairOf(app);
  expect((await choose(ada, alan, 'pass', { note: 'No' })).statusCode).toBe(422);
});

test('bookmarks are in order and continue where the page ended', async () => {
  const ada = await createPerson(app);
  const men = [];
  for (let index = 0; index < 3; index++) {
    const man = await createPerson(app, aMan());
    men.unshift(man.id);
    await ada.send('PUT', `/bookmarks/${man.id}`);
    app.advanceClock(1000);
  }
  expect(await namesIn(ada, 'bookmarks')).toEqual(men);
  const first = (await ada.get('/bookmarks', { limit: '2' })).json<{
    data: { bookmarks: { person: { _id: string } }[]; nextCursor: string };
  }>().data;
  const rest = (await ada.get('/bookmarks', { cursor: first.nextCursor })).json<{
    data: { bookmarks: { person: { _id: string } }[]; nextCursor: null };
  }>().data;
  expect([...first.bookmarks, ...rest.bookmarks].map(({ person }) => person._id)).toEqual(men);
  expect(rest.nextCursor).toBeNull();
  await ada.send('DELETE', `/bookmarks/${men[0]}`);
  expect(await namesIn(ada, 'bookmarks')).toEqual(men.slice(1));
});

test('trust 23: a match that ended is no longer listed after 90 days', async () => {
  const [ada, alan] = await matchOf(app);
  await alan.send('DELETE', `/matches/${ada.id}`);
  app.advanceClock(91 * 86_400_000);
  expect(await pastOf(await renewed(app, ada))).toEqual([]);
  // What the other does later does not bring it back, as that would tell.
  const him = await renewed(app, alan);
  await him.send('PUT', `/blocks/${ada.id}`);
  expect(await pastOf(await renewed(app, ada))).toEqual([]);
  await him.send('DELETE', `/blocks/${ada.id}`);
  await him.send('POST', '/auth/deactivate', { password: alan.password });
  expect(await pastOf(await renewed(app, ada))).toEqual([]);
});
