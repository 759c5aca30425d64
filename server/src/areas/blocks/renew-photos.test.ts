import { expect, test } from 'vitest';
import { endUndo } from '../../../test/desk/reports.ts';
import { testApp } from '../../../test/service/app.ts';
import { setMainPhoto, uploadPhoto } from '../../../test/files/images.ts';
import { type Person, choose, withPremium } from '../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../test/members/people.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const unknown = '00000000-0000-4000-8000-000000000000';

const block = (from: Person, { id }: Pick<Person, 'id'>) => from.send('PUT', `/blocks/${id}`);
const unblock = (from: Person, { id }: Person) => from.send('DELETE', `/blocks/${id}`);
const unmatch = (from: Person, { id }: Pick<Person, 'id'>) => from.send('DELETE', `/matches/${id}`);
const urlOf = async ({ id }: Person) =>
  (await sql.one<{ url: string }>`select url from photo where member_id = ${id} and position = 0`)
    .url;
const statusOf = async (url: string) => (await app.inject({ url })).statusCode;

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

const places = [
  ['the smaller id', 0],
  ['the larger id', 1],
] as const;

test.each(places)(
  'trust 25: after an unmatch, photos are closed for someone with %s who had blocked and unblocked before',
  { tags: ['long'] },
  async (_whose, index) => {
    const two = await pair();
    const [other, ada] = [two[index], two[1 - index] as Person];
    await choose(other, ada);
    await choose(ada, other);
    for (let round = 0; round < 3; round++) {
      await block(other, ada);
      await unblock(other, ada);
    }
    const seen = await urlOf(ada);
    expect(await statusOf(seen)).toBe(200);
    await unmatch(ada, other);
    expect(await statusOf(seen)).toBe(404);
  },
);

test.each(places)(
  'trust 25: photos of a member with %s are closed for those they block, every time',
  { tags: ['long'] },
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

test.each([
  ['is blocked', block],
  ['is unmatched', unmatch],
])(
  'trust 23: who %s keeps their photo addresses, as a change would tell them',
  { tags: ['long'] },
  async (_how, end) => {
    const [ada, alan] = await pair();
    await choose(ada, alan);
    await choose(alan, ada);
    const before = await urlOf(alan);
    await end(ada, alan);
    // What they do themselves afterwards changes nothing of the other.
    const hers = await urlOf(ada);
    await block(alan, ada);
    await unmatch(alan, ada);
    expect(await urlOf(ada)).toBe(hers);
    expect(before).not.toBe(await urlOf(alan));
  },
);

test('trust 25: a member who hides their activity gets new photo addresses with the next quarter of an hour', async () => {
  const ada = await withPhoto(await createPerson(app, { profile: { show_last_active: false } }));
  const seen = await urlOf(ada);
  await block(ada, { id: unknown });
  expect(await urlOf(ada)).toBe(seen);
  const due = await sql.one<{ minute: number; soon: boolean }>`
    select extract(minute from run_at)::int % 15 as minute, run_at <= now() + interval '15 minutes' as soon
    from graphile_worker._private_jobs where key = ${`renew-photos ${ada.id}`}`;
  expect(due).toEqual({ minute: 0, soon: true });
  await endUndo(app);
  expect(await urlOf(ada)).not.toBe(seen);
  expect(await statusOf(seen)).toBe(404);
});

test('trust 23: blocking and unmatching change the own photo addresses whether or not the id exists', async () => {
  const ada = await withPhoto(await createPerson(app));
  const hidden = await createPerson(app, aMan({ paused: true }));
  for (const end of [block, unmatch])
    for (const id of [unknown, hidden.id, hidden.id]) {
      const before = await urlOf(ada);
      expect((await end(ada, { id })).statusCode).toBe(200);
      expect(await urlOf(ada)).not.toBe(before);
    }
});

test('trust 25: photos of a member who is incognito are closed for someone whose like they undo or turn into a pass', async () => {
  const [ada, alan] = await pair();
  const hidden = await withPremium(app, alan);
  await hidden.send('PUT', '/settings', { incognito: true });
  const waysToHide: [string, () => Promise<unknown>][] = [
    ['undo', () => hidden.send('DELETE', `/choices/${ada.id}`)],
    ['pass', () => choose(hidden, ada, 'pass')],
  ];
  for (const [name, hide] of waysToHide) {
    await choose(hidden, ada);
    expect((await ada.get(`/auth/user/${hidden.id}`)).statusCode).toBe(200);
    const seen = await urlOf(hidden);
    expect(await statusOf(seen)).toBe(200);
    await hide();
    expect([name, (await ada.get(`/auth/user/${hidden.id}`)).statusCode]).toEqual([name, 404]);
    expect([name, await statusOf(seen)]).toEqual([name, 404]);
  }
});
