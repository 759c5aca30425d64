import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { choose, chosen, undo, withPremium } from '../../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);

test('the free limits apply to parallel requests, and count no like twice', async () => {
  const ada = await createPerson(app);
  await sql`insert into daily_likes (member_id, day, likes)
    values (${ada.id}, (${app.now()}::timestamptz at time zone 'UTC')::date, 48)`;
  const men = [];
  for (let index = 0; index < 5; index++) men.push(await createPerson(app, aMan()));
  const answers = await Promise.all(men.map((man) => choose(ada, man)));
  const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(codes).toEqual([200, 200, 429, 429, 429]);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json()).toMatchObject({
    message: expect.stringMatching(
      /^You've used all your likes for today\. Try again in /,
    ) as string,
  });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  const liked = men.find((_man, index) => answers[index]?.statusCode === 200);
  if (!liked) throw new Error('No one was liked');
  expect((await chosen(choose(ada, liked))).left).toMatchObject({ likes: 0 });
  expect((await choose(ada, men[0] ?? liked, 'pass')).statusCode).toBe(200);
  const answer = choose(await withPremium(app, ada), liked, 'superlike');
  expect((await chosen(answer)).left).toMatchObject({ likes: null, superlikes: 4 });
});

test('the free plan allows one super like and three undos a day', async () => {
  const ada = await createPerson(app);
  const men = [];
  for (let index = 0; index < 4; index++) men.push(await createPerson(app, aMan()));
  const [first, second] = men;
  if (!first || !second) throw new Error('There are four');
  expect((await choose(ada, first, 'superlike')).statusCode).toBe(200);
  expect((await choose(ada, second, 'superlike')).statusCode).toBe(429);
  for (const man of men) await choose(ada, man, 'pass');
  const undone = [];
  for (const man of men) undone.push((await undo(ada, man)).statusCode);
  expect(undone).toEqual([200, 200, 200, 429]);
  const kept = await sql`select from choice where member_id = ${ada.id} and kind = 'pass'`;
  expect(kept).toHaveLength(1);
  // A block of someone does not make it free to undo a choice about them.
  const [last] = men.slice(-1);
  await ada.send('PUT', `/blocks/${last?.id}`);
  expect((await undo(ada, last as (typeof men)[number])).statusCode).toBe(429);
});

test('trust 23: undoing a like of someone who blocked the member costs as little as for no one', async () => {
  const ada = await createPerson(app);
  const alan = await createPerson(app, aMan());
  await choose(ada, alan);
  await alan.send('PUT', `/blocks/${ada.id}`);
  const leftAfter = async (to: { id: string }) => (await chosen(undo(ada, to))).left.undos;
  expect(await leftAfter(alan)).toBe(await leftAfter({ id: randomUUID() }));
  expect(await sql`select kind from choice where member_id = ${ada.id}`).toEqual([
    { kind: 'none' },
  ]);
});

/** The names of the statements that a request takes. */
async function statementsOf(request: () => ReturnType<typeof choose>) {
  const queries = vi.spyOn(Client.prototype, 'query');
  const { statusCode } = await request();
  const sent = queries.mock.calls.map(([query]) => {
    const { name } = query as { name?: string };
    return name ?? (query as string);
  });
  queries.mockRestore();
  return { statusCode, sent: sent.filter((name) => !byChance.test(name)) };
}

/** How often workers look for a job, and what runs beside requests. */
const byChance =
  /graphile_worker|notify_live|fold_tally|find_caller|find_entitlements|presence|^select 1$/;

test('trust 22: when no likes are left, a like is refused by the same statements whether it would make a match or not', async () => {
  const ada = await createPerson(app);
  const [alan, bob] = [await createPerson(app, aMan()), await createPerson(app, aMan())];
  await choose(alan, ada);
  await sql`insert into daily_likes (member_id, day, likes, superlikes)
    values (${ada.id}, (${app.now()}::timestamptz at time zone 'UTC')::date, 50, 1)`;
  for (const kind of ['like', 'superlike']) {
    const [liker, other] = [
      await statementsOf(() => choose(ada, alan, kind)),
      await statementsOf(() => choose(ada, bob, kind)),
    ];
    expect(liker).toEqual(other);
    expect(liker.statusCode).toBe(429);
    expect(liker.sent.slice(-4)).toEqual([
      'begin',
      'lock_members',
      'find_what_was_before_a_choice',
      'rollback',
    ]);
  }
});
