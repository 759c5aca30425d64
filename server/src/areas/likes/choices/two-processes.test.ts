// @module-tag long
import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createMember } from '../../../../test/members/members.ts';
import { aMan } from '../../../../test/members/people.ts';
import { enter, startServer } from '../../../../test/service/separate-server.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);

type Member = Awaited<ReturnType<typeof createMember>>;
interface Guest extends Member {
  readonly headers: Record<string, string>;
}

/** People without a limit of likes, signed in at the server. */
async function guests(url: string, count: number, fields: object = {}): Promise<Guest[]> {
  const people = [];
  for (let index = 0; index < count; index += 1) {
    const member = await createMember(app, fields);
    await sql`insert into vip_grant (member_id, ends_at, reason)
      values (${member.id}, ${new Date(app.now().getTime() + 86_400_000)}, 'test')`;
    people.push({ ...member, headers: await enter(url, member) });
  }
  return people;
}

async function like(url: string, { headers }: Guest, { id }: Guest) {
  const answer = await fetch(`${url}${apiBase}/choices/${id}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"choice":"like"}',
  });
  const { data } = (await answer.json()) as { data?: { matched: boolean } };
  return { status: answer.status, matched: data?.matched };
}

/**
 * Likes both ways without a match, matches of one side only, and matches of which one side was not notified exactly
 * once.
 */
const halves = () => sql`
  select c.member_id, c.other_id from choice c join choice d on d.member_id = c.other_id and d.other_id = c.member_id
  where c.kind = 'like' and d.kind = 'like'
    and not exists (select from match m where m.member_id = c.member_id and m.other_id = c.other_id)
  union all
  select m.member_id, m.other_id from match m
  where not exists (select from match o where o.member_id = m.other_id and o.other_id = m.member_id)
    or (select count(*) from choice c where (c.member_id, c.other_id) in
      ((m.member_id, m.other_id), (m.other_id, m.member_id)) and c.kind = 'like') <> 2
    or (select count(*) from notice n
      where n.kind = 'match' and n.member_id = m.member_id and n.from_id = m.other_id) <> 1`;

test('pairs who like each other at the same moment, in two processes, match once, and each is notified once', async () => {
  const [women, men] = long ? [50, 40] : [8, 6];
  const [one, other] = [await startServer(app), await startServer(app)];
  const [ladies, lads] = [await guests(one.url, women), await guests(other.url, men, aMan())];
  for (const woman of ladies) {
    const both = await Promise.all(
      lads.flatMap((man) => [like(one.url, woman, man), like(other.url, man, woman)]),
    );
    expect(both.map(({ status }) => status)).toEqual(both.map(() => 200));
    for (let pair = 0; pair < both.length; pair += 2)
      expect([both[pair]?.matched, both[pair + 1]?.matched]).toContain(true);
  }
  expect(await halves()).toEqual([]);
  expect(await sql`select from match`).toHaveLength(2 * women * men);
});

test('trust 34: killed while likes are sent, every confirmed one is there, and no match is half', async () => {
  const [women, men] = [10, long ? 4 : 2];
  const answered: [string, string][] = [];
  const first = await startServer(app);
  const people = {
    ladies: await guests(first.url, women),
    lads: await guests(first.url, men, aMan()),
  };
  let { url, end } = first;
  for (let round = 0; round < men; round += 1) {
    const man = people.lads[round] as Guest;
    const sending = people.ladies.flatMap((woman) =>
      [
        [woman, man],
        [man, woman],
      ].map(async ([from, to]) => {
        if (!from || !to) return;
        const { status } = await like(url, from, to);
        if (status === 200) answered.push([from.id, to.id]);
      }),
    );
    const all = Promise.allSettled(sending);
    await Promise.race(round % 2 ? [all, sleep(10 * round)] : sending);
    await end('SIGKILL');
    await all;
    if (round < men - 1) ({ url, end } = await startServer(app));
  }
  expect(answered).not.toEqual([]);
  expect(await halves()).toEqual([]);
  const stored = await sql<{
    pair: string;
  }>`select member_id || ' ' || other_id as pair from choice`;
  const pairs = new Set(stored.map(({ pair }) => pair));
  expect(answered.filter((pair) => !pairs.has(pair.join(' ')))).toEqual([]);
});
