import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { setMainPhoto, uploadPhoto } from '../../../test/images.ts';
import { type Person, choose, renewed } from '../../../test/likes.ts';
import { aMan, createPerson } from '../../../test/people.ts';
import { sqlOf } from '../../../test/sql.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

const app = await testApp();
const sql = sqlOf(app);
const minute = 60_000;

const block = (from: Person, { id }: Person) => from.send('PUT', `/blocks/${id}`);
const unblock = (from: Person, { id }: Person) => from.send('DELETE', `/blocks/${id}`);
const again = async (from: Person, to: Person) => {
  await unblock(from, to);
  await block(from, to);
};
const urlOf = async ({ id }: Person) =>
  (await sql.one<{ url: string }>`select url from photo where member_id = ${id} and position = 0`)
    .url;
const statusOf = async (url: string) => (await app.inject({ url })).statusCode;

async function runJob(after: number) {
  app.advanceClock(after);
  await addJob(app.pool, 'renew-photos-of-blocks', {});
  await app.jobs.runDue();
}

async function withPhoto(person: Person) {
  await setMainPhoto(person, await uploadPhoto(person));
  return person;
}

/** Two people with photos, the one with the smaller id first. */
async function pair() {
  const both = [await createPerson(app), await createPerson(app, aMan())];
  const [one, other] = both.toSorted((a, b) => (a.id < b.id ? -1 : 1)) as [Person, Person];
  return [await withPhoto(one), await withPhoto(other)] as const;
}

test.each([
  ['the smaller id', 0],
  ['the larger id', 1],
] as const)(
  'trust 25: after an unmatch, photos are closed for an attacker with %s who had blocked and unblocked before',
  async (_whose, index) => {
    const two = await pair();
    const [attacker, victim] = [two[index], two[1 - index] as Person];
    await choose(attacker, victim);
    await choose(victim, attacker);
    for (let round = 0; round < 3; round++) {
      await block(attacker, victim);
      await unblock(attacker, victim);
    }
    const seen = [await urlOf(victim), await urlOf(attacker)];
    expect(await Promise.all(seen.map(statusOf))).toEqual([200, 200]);
    await victim.send('DELETE', `/matches/${attacker.id}`);
    expect(await Promise.all(seen.map(statusOf))).toEqual([404, 404]);
  },
);

test.each([
  ['the smaller id', 0],
  ['the larger id', 1],
] as const)(
  'trust 25: photos of a member with %s are closed for those they block, also the second and third time in a day',
  async (_whose, index) => {
    const two = await pair();
    const [ada, alan] = [two[index], two[1 - index] as Person];
    await block(ada, alan);
    for (let round = 0; round < 3; round++) {
      await unblock(ada, alan);
      const seen = await urlOf(ada);
      expect(await statusOf(seen)).toBe(200);
      await block(ada, alan);
      expect(await statusOf(seen)).toBe(404);
    }
  },
);

test('trust 25: a block by the other one that was used up does not keep photos open after the own block', async () => {
  const [ada, alan] = await pair();
  for (let round = 0; round < 3; round++) await again(alan, ada);
  await unblock(alan, ada);
  const seen = await urlOf(ada);
  await block(ada, alan);
  expect(await statusOf(seen)).toBe(404);
});

test('trust 25: photos of someone who is blocked again are renewed within minutes, and ever more seldom', async () => {
  const [ada, alan] = await pair();
  await block(ada, alan);
  const waits: number[] = [];
  for (let round = 0; round < 3; round++) {
    const her = await renewed(app, ada);
    await again(her, alan);
    const before = await urlOf(alan);
    let minutes = 0;
    for (; (await urlOf(alan)) === before && minutes < 600; minutes += 10)
      await runJob(10 * minute);
    waits.push(minutes);
  }
  expect(waits).toEqual([10, 20, 40]);
});

test('trust 25: many who block one person renew their photo addresses once, and again together ten minutes later', async () => {
  const alan = await withPhoto(await createPerson(app, aMan()));
  const blockers = [];
  for (let index = 0; index < 4; index++) blockers.push(await createPerson(app));
  const urls = new Set([await urlOf(alan)]);
  for (const each of blockers) {
    await block(each, alan);
    urls.add(await urlOf(alan));
  }
  expect(urls.size).toBe(2);
  for (let round = 0; round < 3; round++) {
    await runJob(11 * minute);
    urls.add(await urlOf(alan));
  }
  expect(urls.size).toBe(3);
});
