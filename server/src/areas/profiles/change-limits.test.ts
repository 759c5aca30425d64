import { questionNames } from '@kindred/contract/profiles/questions';
import { expect, test } from 'vitest';
import { waitUntilNext } from '../../../test/members/answers.ts';
import { testApp } from '../../../test/service/app.ts';
import { createMember, signIn } from '../../../test/members/members.ts';
import { createPerson, personOf } from '../../../test/members/people.ts';
import { sqlOf } from '../../../test/database/sql.ts';

/** Allows 3 changes of gender and of the date of birth, and 20 of the place, in a day. */
const app = await testApp({ environment: { LIMITS: '1' } });
const sql = sqlOf(app);
const day = 86_400_000;

/** Until the start of the next day, in UTC. */
const nextDay = () => app.advanceClock(day - (app.now().getTime() % day));

type Person = Awaited<ReturnType<typeof createPerson>>;
const edit = (by: Person, change: object, url = '/auth/edit-profile') =>
  by.send('PUT', url, change);

async function statusesOf(by: Person, changes: readonly object[], url?: string) {
  const statuses = [];
  for (const change of changes) statuses.push((await edit(by, change, url)).statusCode);
  return statuses;
}

const reached = async ({ id }: Person) =>
  sql<{ what: string; times: number }>`select what, times from limit_reached
    where member_id = ${id} order by what`;

test.each([
  ['gender', 'gender_changes_used_up', 'gender', ['man', 'nonbinary', 'woman', 'agender']],
  [
    'birth-date',
    'birth_date_changes_used_up',
    'dateOfBirth',
    ['1991-01-01', '1992-01-01', '1993-01-01', '1994-01-01'],
  ],
])(
  'trust 43: the %s is changed three times a day, and no more',
  async (what, code, field, values) => {
    nextDay();
    const ada = await createPerson(app);
    const changes = values.map((value) => ({ [field]: value }));
    expect(await statusesOf(ada, changes)).toEqual([200, 200, 200, 429]);
    const refused = await edit(ada, changes[3] ?? {});
    expect(refused.json()).toMatchObject({
      code,
      message: expect.stringMatching(/^You've changed your .+ several times today\./) as string,
    });
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(86_400);
    // The current value again, and other fields, do not count.
    expect(await statusesOf(ada, [changes[2] ?? {}, { bio: 'Hello' }])).toEqual([200, 200]);
    expect(await reached(ada)).toEqual([{ what, times: 2 }]);
    nextDay();
    const again = personOf(app, ada, await signIn(app, ada));
    expect(await statusesOf(again, [changes[3] ?? {}])).toEqual([200]);
  },
);

test('trust 43: a place can be changed twenty times a day, by any call, and no more', async () => {
  nextDay();
  const ada = await createPerson(app);
  const places = Array.from({ length: 10 }, (_, index) => [
    { latitude: 41 + index / 10, longitude: -8.6 },
    { latitude: 48 + index / 10, longitude: 2.3 },
  ]).flat();
  const statuses = await statusesOf(ada, places, '/auth/location');
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(await statusesOf(ada, places.slice(-1), '/auth/location')).toEqual([200]);
  expect(await statusesOf(ada, places.slice(0, 1), '/auth/location')).toEqual([429]);
  expect(await statusesOf(ada, [{ location: { city: 'Rome', country: 'Italy' } }])).toEqual([429]);
  expect(await reached(ada)).toEqual([{ what: 'place', times: 2 }]);
});

test('filling in a value for the first time, or a change that fails, does not count', async () => {
  nextDay();
  const nothing = { birth_date: null, gender: null, city: null, latitude: null, longitude: null };
  const member = await createMember(app, { profile: nothing });
  const ada = personOf(app, member, await signIn(app, member));
  const filled = { gender: 'woman', dateOfBirth: '1990-01-01' };
  expect(await statusesOf(ada, [filled])).toEqual([200]);
  const inconsistent = { gender: 'man', lookingFor: { minAge: 60, maxAge: 20 } };
  expect(await statusesOf(ada, [inconsistent, inconsistent, inconsistent])).toEqual([
    422, 422, 422,
  ]);
  const changes = ['man', 'woman', 'man', 'woman'].map((gender) => ({ gender }));
  expect(await statusesOf(ada, changes)).toEqual([200, 200, 200, 429]);
});

test('trust 43: parallel changes share the last one', async () => {
  nextDay();
  const ada = await createPerson(app);
  const genders = ['man', 'nonbinary', 'agender', 'bigender', 'fluid', 'queer'];
  const answers = await Promise.all(genders.map((gender) => edit(ada, { gender })));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
});

const answer = (mine: number) => ({ mine, accepted: [mine], importance: 'little' });
const someQuestions = questionNames.slice(0, 30);

async function answerAll(by: Person, questions: readonly string[], mine: number) {
  const statuses = [];
  for (const question of questions)
    statuses.push((await by.send('PUT', `/answers/${question}`, answer(mine))).statusCode);
  return statuses;
}

const all = (length: number, status: number) => Array.from({ length }, () => status);

/** Someone whose first answers counted yesterday. */
async function createAnswerer() {
  const ada = await createPerson(app);
  expect(await answerAll(ada, ['tidy', 'pets'], 0)).toEqual([200, 200]);
  await waitUntilNext(app, 'day');
  await waitUntilNext(app, 'day');
  return personOf(app, ada, await signIn(app, ada));
}

test('trust 43: thirty answers a day are given, changed or deleted, and no more', async () => {
  const ada = await createAnswerer();
  expect(await answerAll(ada, someQuestions, 1)).toEqual(all(30, 200));
  const refused = await ada.send('PUT', '/answers/apart', answer(1));
  expect(refused.json()).toMatchObject({
    code: 'answer_changes_used_up',
    message: expect.stringMatching(
      /^You've given or changed a lot of answers today\. Try again in \d+ hours\.$/,
    ) as string,
  });
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(86_400);
  expect((await ada.send('DELETE', '/answers/tidy')).statusCode).toBe(429);
  // Corrections before they count are free, and so is hiding.
  expect(await answerAll(ada, someQuestions, 0)).toEqual(all(30, 200));
  expect((await ada.send('PUT', '/answers/tidy', { ...answer(0), open: false })).statusCode).toBe(
    200,
  );
  expect(await reached(ada)).toEqual([{ what: 'answers', times: 2 }]);
  await waitUntilNext(app, 'day');
  const again = personOf(app, ada, await signIn(app, ada));
  expect(await answerAll(again, someQuestions, 1)).toEqual(all(30, 200));
});

test('trust 43: an answer that is deleted and given again counts each time', async () => {
  const ada = await createAnswerer();
  const statuses = [];
  for (let round = 0; round < 16; round += 1) {
    statuses.push(...(await answerAll(ada, ['religion', 'politics'], 0)));
    for (const question of ['religion', 'politics'])
      expect((await ada.send('DELETE', `/answers/${question}`)).statusCode).toBe(200);
  }
  expect(statuses).toEqual([...all(30, 200), ...all(2, 429)]);
});

test('on the first day all questions can be answered, and thirty again', async () => {
  await waitUntilNext(app, 'day');
  const ada = await createPerson(app);
  expect(await answerAll(ada, questionNames, 0)).toEqual(all(questionNames.length, 200));
  await waitUntilNext(app, 'hour');
  const again = personOf(app, ada, await signIn(app, ada));
  const more = await answerAll(again, questionNames.slice(0, 31), 1);
  expect(more).toEqual([...all(30, 200), 429]);
});

const unknown = { city: 'qqqZxcvbn', country: 'United States' };
const statusesOfTries = (by: Person, times: number) =>
  statusesOf(
    by,
    Array.from({ length: times }, () => unknown),
    '/auth/location',
  );

test('a place that is not found can be tried twenty times a minute, by any call', async () => {
  nextDay();
  const ada = await createPerson(app);
  expect(new Set(await statusesOfTries(ada, 18))).toEqual(new Set([422]));
  expect(await statusesOf(ada, [{ location: unknown }, { location: unknown }])).toEqual([422, 422]);
  expect(await statusesOfTries(ada, 2)).toEqual([429, 429]);
  expect(await statusesOf(ada, [{ location: unknown }, { bio: 'Hello' }])).toEqual([429, 200]);
  app.advanceClock(60_000);
  expect(await statusesOfTries(ada, 1)).toEqual([422]);
});

test('before the email is confirmed, five tries are left, and twenty to a network', async () => {
  nextDay();
  const newcomers = [];
  for (let index = 0; index < 5; index++)
    newcomers.push(await createPerson(app, { member: { email_verified_at: null } }));
  const statuses = [];
  for (const each of newcomers) statuses.push(await statusesOfTries(each, 6));
  const found = Array.from({ length: 5 }, () => 422);
  expect(statuses.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => [...found, 429]));
  expect(new Set(statuses[4])).toEqual(new Set([429]));
});
