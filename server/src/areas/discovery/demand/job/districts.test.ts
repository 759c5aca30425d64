// @module-tag long
import { expect, test } from 'vitest';
import { testApp } from '../../../../../test/service/app.ts';
import { sqlOf } from '../../../../../test/database/sql.ts';
import { createWorld } from '../../../../../test/worlds/create-world.ts';
import { zonesPerRow } from '../../../../platform/geo/position.ts';
import { presentMoment } from '../../../../platform/time/moment.ts';
import { estimateRankBonuses } from './estimate-rank-bonuses.ts';
import { runThread } from './run-thread.ts';

const app = await testApp();
const sql = sqlOf(app);
await createWorld(app, { count: 400, viewers: 2, seed: 33 });
const { today } = presentMoment(app);

interface Found {
  member_id: string;
  zone: number;
  bonus: number;
}
const bonuses = () =>
  sql<Found>`select member_id, zone, bonus from rank_bonus join card using (member_id) where not incognito
    order by member_id`;
const districts = () =>
  sql<{ number: number; done: boolean; people: number[] }>`
    select number, done, people from estimate_district order by number`;
const rounds = async () =>
  (await sql<{ round: number }>`select round from estimate_progress`)[0]?.round ?? 0;

async function estimate(most = 1000) {
  await app.pool.query('delete from rank_bonus');
  await estimateRankBonuses(app.pool, { today, saveEvery: 60_000, most });
  expect([await districts(), await rounds()]).toEqual([[], 0]);
  return bonuses();
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const rowOf = (zone: number) => Math.floor(zone / zonesPerRow);

/** How much the bonuses of people in the same city differ between two runs. Only differences matter. */
function meanDistance(one: readonly Found[], other: readonly Found[]) {
  const found = new Map(other.map((each) => [each.member_id, each.bonus]));
  const cities = Map.groupBy(one, ({ zone }) => Math.round(rowOf(zone) / 50));
  const distances = [...cities.values()].flatMap((city) => {
    const apart = city.map(({ member_id: id, bonus }) => bonus - (found.get(id) ?? 0));
    return apart.map((each) => Math.abs(each - mean(apart)));
  });
  return mean(distances);
}

test('districts find what an estimate of everyone finds where no one looks farther, and nearly that where they end', async () => {
  await app.pool.query('update profile set seek_max_distance = 100');
  const whole = await estimate();
  const divided = await estimate(100);
  // A small bonus is not stored.
  expect(divided.length).toBeGreaterThan(0.8 * whole.length);
  // Two cities are in one district each. The third is at the date line, where a district ends.
  const inside = (found: readonly Found[]) => found.filter(({ zone }) => rowOf(zone) > 400);
  expect(meanDistance(inside(whole), [])).toBeGreaterThan(15);
  expect(meanDistance(inside(whole), inside(divided))).toBeLessThan(8);
  expect(meanDistance(whole, divided)).toBeLessThan(meanDistance(whole, []) / 2);
});

test('a stopped estimate continues with the district where it was', async () => {
  await app.pool.query('delete from rank_bonus');
  const night = { today, saveEvery: 0, most: 100 };
  const killed = new AbortController();
  const first = runThread(app.databaseUrl, night, killed.signal);
  const isWithin = async () =>
    (await districts()).some(({ done }) => done) && (await rounds()) > 10;
  await expect.poll(isWithin, { interval: 20 }).toBe(true);
  killed.abort();
  await expect(first).rejects.toThrow('abort');
  const [reached, before] = [await rounds(), await districts()];
  expect(before.some(({ done }) => !done)).toBe(true);
  const stored = await bonuses();
  expect(stored).not.toEqual([]);
  // What no estimate finds, so that another one of the same district would be seen.
  await app.pool.query('update rank_bonus set bonus = 399');

  const seen: number[] = [];
  const watch = setInterval(() => void rounds().then((round) => seen.push(round)), 20);
  await estimateRankBonuses(app.pool, night);
  clearInterval(watch);
  expect(seen.find((round) => round > 0)).toBeGreaterThanOrEqual(reached);
  const after = await bonuses();
  expect(after.length).toBeGreaterThan(stored.length);
  const isStored = new Set(stored.map(({ member_id: id }) => id));
  const kept = after.filter(({ member_id: id }) => isStored.has(id));
  expect(new Set(kept.map(({ bonus }) => bonus))).toEqual(new Set([399]));
});
