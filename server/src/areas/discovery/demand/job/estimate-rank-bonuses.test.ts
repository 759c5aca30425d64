import { expect, test } from 'vitest';
import { long } from '../../../../../../e2e/test-size.ts';
import { testApp } from '../../../../../test/service/app.ts';
import { createWorld } from '../../../../../test/worlds/create-world.ts';
import { decksOf, expectLikes } from '../../../../../test/likes/expected-likes.ts';
import { qualifying, rankFor } from '../../../../../test/worlds/naive-deck.ts';
import { sqlOf } from '../../../../../test/database/sql.ts';
import { addJob } from '../../../../platform/jobs/jobs.ts';
import { presentMoment } from '../../../../platform/time/moment.ts';
import { loadCards } from '../cards/load-cards.ts';
import { Nearby } from '../cards/nearby.ts';
import { pairAppeal } from '../cards/pair-appeal.ts';
import { RandomSource } from '../random-source.ts';
import { world as everywhere } from '../districts/divide.ts';
import { estimateRankBonuses } from './estimate-rank-bonuses.ts';
import { runThread } from './run-thread.ts';

const app = await testApp();
const sql = sqlOf(app);
const size = long ? 2000 : 1000;
const world = await createWorld(app, { count: size, viewers: 40, seed: 21 });
await app.pool.query('update card set rank_bonus = 0');
await app.pool.query('delete from rank_bonus');
const { today } = presentMoment(app);
const plain = { bonus: 0 };
/** Cards have open answers only. */
const members = new Map(
  world.members.map((each) => [
    each.id,
    { ...each, rankBonus: plain, answers: each.answers.filter(({ open }) => open) },
  ]),
);
const loaded = await loadCards(app.pool, today, everywhere);
const { cards, ids } = loaded;

const idOf = new Map(
  Array.from({ length: ids.length }, (_, index) => [ids.slotAt(index), ids.idAt(index)]),
);
const memberOf = (id: string) => {
  const found = members.get(id);
  if (!found) throw new Error(`There is no member ${id}`);
  return found;
};
const memberAt = (slot: number) => memberOf(idOf.get(slot) ?? '');
/** The estimate does not know recent activity. */
const longAgo = new Date('1000-01-01');
/** Without choices and blocks, which the estimate does not know. */
const untouched = { ...world, choices: new Map(), blocked: new Set<string>() };

interface BonusRow {
  member_id: string;
  bonus: number;
}
const bonuses = () => sql<BonusRow>`select * from rank_bonus order by member_id`;
const rounds = async () =>
  (await sql<{ round: number }>`select round from estimate_progress`)[0]?.round ?? 0;

test('everyone who is visible to all is loaded once, and found by id', () => {
  const there = world.members.filter(
    ({ state, verified, staff, paused, incognito }) =>
      state === 'active' && verified && !staff && !paused && !incognito,
  );
  expect([...idOf.values()].toSorted()).toEqual(there.map(({ id }) => id).toSorted());
  for (const { id } of there) expect(idOf.get(ids.find(id))).toBe(id);
  expect(ids.find('00000000-0000-4000-8000-000000000000')).toBe(-1);
});

test('everyone found qualifies, everyone who qualifies is found, and their appeal is that of decks', () => {
  const { sample } = new Nearby(cards, loaded.groups);
  const random = new RandomSource(1);
  const into = new Int32Array(size);
  const shown = [...idOf.keys()].filter((slot) => memberAt(slot).showDistance).slice(0, 80);
  let compared = 0;
  for (const viewer of shown) {
    const me = { ...memberAt(viewer), bothWays: true };
    const found = into.slice(0, sample(viewer, random, into));
    const mine = qualifying(untouched, me).filter(({ incognito }) => !incognito);
    expect([...found].map((slot) => memberAt(slot).id).toSorted()).toEqual(
      mine.map(({ id }) => id).toSorted(),
    );
    for (const slot of found) {
      const them = { ...memberAt(slot), lastActive: longAgo };
      expect(pairAppeal(cards, viewer, slot)).toBeCloseTo(rankFor(untouched, me, them), 4);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(size / 8);
});

test('of many people nearby, a sample of those who qualify is taken', { tags: ['long'] }, () => {
  const { sample } = new Nearby(cards, loaded.groups);
  const random = new RandomSource(2);
  const all = new Int32Array(size);
  const few = new Int32Array(3);
  const [viewer = 0] = [...idOf.keys()].toSorted(
    (a, b) => sample(b, random, all) - sample(a, random, all),
  );
  const everyone = new Set(all.slice(0, sample(viewer, random, all)));
  const taken = new Set<number>();
  for (let times = 0; times < 20 * everyone.size; times += 1)
    for (const slot of few.slice(0, sample(viewer, random, few))) taken.add(slot);
  expect(taken).toEqual(everyone);
});

/** What the nightly job stores, which takes long. */
let stored: Promise<BonusRow[]> | undefined;
const wholeNight = () =>
  (stored ??= (async () => {
    await addJob(app.pool, 'estimate-rank-bonuses', {});
    await app.jobs.runDue();
    return bonuses();
  })());

test('the nightly job stores the rank bonus of everyone', { tags: ['long'] }, async () => {
  const whole = await wholeNight();
  expect(whole.length).toBeGreaterThan(0.35 * size);
  expect(
    await sql`select from card left join rank_bonus s using (member_id) where abs(rank_bonus
      - coalesce(s.bonus, 0) / 240.0) > 1e-9`,
  ).toEqual([]);
  expect(await sql`select from card where rank_bonus <> 0`).not.toEqual([]);
  expect(await rounds()).toBe(0);
});

test(
  'rank bonuses make a quarter more matches in the decks of all, and likes much more even',
  { tags: ['long'] },
  async () => {
    const whole = await wholeNight();
    const decks = decksOf({
      ...untouched,
      members: [...idOf.values()].map((id) => ({
        ...memberOf(id),
        bothWays: true,
        lastActive: longAgo,
      })),
    });
    const without = expectLikes(decks, new Map());
    const added = new Map(whole.map((each) => [each.member_id, each.bonus / 240]));
    const { matches, gini } = expectLikes(decks, added);
    expect(matches).toBeGreaterThan(1.25 * without.matches);
    expect(gini).toBeLessThan(without.gini - 0.1);
  },
);

test('it continues where it was stopped, with the same result', { tags: ['long'] }, async () => {
  const whole = await wholeNight();
  await app.pool.query('delete from rank_bonus');
  const killed = new AbortController();
  const first = runThread(app.databaseUrl, { today, saveEvery: 0 }, killed.signal);
  await expect.poll(rounds, { interval: 20 }).toBeGreaterThan(20);
  killed.abort();
  await expect(first).rejects.toThrow('abort');
  const reached = await rounds();
  expect(reached).toBeLessThan(80);
  expect(await bonuses()).toEqual([]);

  const seen: number[] = [];
  const second = estimateRankBonuses(app.pool, { today, saveEvery: 0 });
  const watch = setInterval(() => void rounds().then((round) => seen.push(round)), 50);
  await second;
  clearInterval(watch);
  expect(Math.min(...seen.filter((round) => round > 0))).toBeGreaterThanOrEqual(reached);
  const resumed = new Map((await bonuses()).map((each) => [each.member_id, each.bonus]));
  const apart = whole.map((each) => Math.abs(each.bonus - (resumed.get(each.member_id) ?? 0)));
  expect(apart.reduce((sum, each) => sum + each, 0) / apart.length).toBeLessThan(8);
});

test('likes, passes and blocks change no card, and nothing that a night reads', async () => {
  const { sample } = new Nearby(cards, loaded.groups);
  const into = new Int32Array(size);
  const someone =
    [...idOf.keys()].find((slot) => sample(slot, new RandomSource(1), into) > 0) ?? -1;
  const [slot = -1] = into;
  const [one = '', other = ''] = [idOf.get(someone), idOf.get(slot)];
  const cardOf = () =>
    sql`select * from card where member_id in (${one}, ${other}) order by member_id`;
  const before = await cardOf();
  const choose = (count: number) =>
    app.pool.query(
      `insert into choice (member_id, other_id, kind, chosen_at, stored_at)
        select member_id, $1, 'pass', now(), now() from card where member_id <> $1 order by member_id limit $2
        on conflict (member_id, other_id) do update set kind = excluded.kind`,
      [one, count],
    );
  const read = await loadCards(app.pool, today, everywhere);
  await choose(200);
  await app.pool.query(
    `insert into block (member_id, other_id, mine, theirs) values ($1, $2, true, false), ($2, $1, false, true)
      on conflict do nothing`,
    [one, other],
  );
  expect(await cardOf()).toEqual(before);
  const again = await loadCards(app.pool, today, everywhere);
  expect(again.cards).toEqual(read.cards);
  const found = into.slice(
    0,
    new Nearby(again.cards, again.groups).sample(ids.find(one), new RandomSource(1), into),
  );
  expect(found).toContain(slot);
});

test('a pause does not reset the bonus', { tags: ['long'] }, async () => {
  await wholeNight();
  const [before] = await sql<{ member_id: string; rank_bonus: number }>`
    select member_id, rank_bonus from card where abs(rank_bonus) > 0.05 order by member_id limit 1`;
  const id = before?.member_id ?? '';
  await app.pool.query('update profile set paused = true where member_id = $1', [id]);
  expect(await sql`select from card where member_id = ${id}`).toHaveLength(0);
  await app.pool.query('update profile set paused = false where member_id = $1', [id]);
  expect(await sql`select member_id, rank_bonus from card where member_id = ${id}`).toEqual([
    before,
  ]);
});
