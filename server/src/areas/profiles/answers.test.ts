import { questions } from '@kindred/contract/profiles/questions';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { aMan, createPerson } from '../../../test/people.ts';

const app = await testApp();
const said = { mine: 0, accepted: [0, 1], importance: 'very' };

test('an answer is stored, replaced and deleted', async () => {
  const ada = await createPerson(app);
  const answers = async () =>
    (await ada.get('/answers')).json<{ data: { answers: object[] } }>().data.answers;
  const given = await ada.send('PUT', '/answers/tidy', said);
  expect(given.json()).toEqual({ success: true, data: { answer: { question: 'tidy', ...said } } });
  await ada.send('PUT', '/answers/tidy', { ...said, mine: 2 });
  await ada.send('PUT', '/answers/pets', { mine: 1, accepted: [], importance: 'irrelevant' });
  expect(await answers()).toEqual([
    { question: 'pets', mine: 1, accepted: [], importance: 'irrelevant' },
    { question: 'tidy', ...said, mine: 2 },
  ]);
  await ada.send('DELETE', '/answers/pets');
  expect(await answers()).toHaveLength(1);
});

test.each([
  ['an unknown question', '/answers/shoe-size', said, 400],
  ['an answer past the last', '/answers/tidy', { ...said, mine: 3 }, 422],
  ['an accepted answer past the last', '/answers/tidy', { ...said, accepted: [7] }, 422],
  ['an unknown importance', '/answers/tidy', { ...said, importance: 'huge' }, 400],
  ['an answer twice', '/answers/tidy', { ...said, accepted: [1, 1] }, 400],
])('%s is refused', async (_what, url, body, status) => {
  const ada = await createPerson(app);
  expect((await ada.send('PUT', url, body)).statusCode).toBe(status);
});

test('matching answers of both raise the score, and are its reasons', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  for (const question of ['tidy', 'pets', 'alcohol']) {
    await ada.send('PUT', `/answers/${question}`, said);
    await alan.send('PUT', `/answers/${question}`, { ...said, mine: 1 });
  }
  await alan.send('PUT', '/answers/travel-how', said);
  app.advanceClock(10 * 60_000);
  for (const [from, to] of [
    [ada, alan],
    [alan, ada],
  ] as const) {
    expect((await from.get(`/auth/user/${to.id}`)).json()).toMatchObject({
      data: {
        compatibilityScore: 75,
        compatibility: { agreements: ['alcohol', 'pets', 'tidy'], sharedQuestions: 3 },
      },
    });
  }
});

test('trust 43: a new or changed answer counts after ten minutes, and reasons name three questions at most', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  const names = ['tidy', 'pets', 'alcohol', 'travel-how', 'looking-for'];
  const match = async () =>
    (await ada.get(`/auth/user/${alan.id}`)).json<{
      data: { compatibility: { agreements: string[]; agreed: number; sharedQuestions: number } };
    }>().data.compatibility;
  for (const question of names) {
    await alan.send('PUT', `/answers/${question}`, { ...said, mine: 1 });
    await ada.send('PUT', `/answers/${question}`, { ...said, mine: 1 });
  }
  app.advanceClock(9 * 60_000);
  expect(await match()).toMatchObject({ agreed: 0, sharedQuestions: 0 });
  app.advanceClock(60_000);
  const counted = await match();
  expect(counted).toMatchObject({ agreed: 5, sharedQuestions: 5 });
  expect(counted.agreements).toHaveLength(3);
  expect(counted.agreements[0]).toBe('looking-for');
  await ada.send('PUT', '/answers/pets', { ...said, mine: 0 });
  expect(await match()).toMatchObject({ agreed: 4, sharedQuestions: 4 });
});

const asked = Object.values(questions);

test('there are at least sixty questions, each asked once, with two to eight answers each', () => {
  expect(asked.length).toBeGreaterThanOrEqual(60);
  expect(new Set(asked.map(({ question }) => question)).size).toBe(asked.length);
  for (const { question, answers } of asked) {
    expect(answers.length, question).toBeGreaterThanOrEqual(2);
    expect(answers.length, question).toBeLessThanOrEqual(8);
    expect(new Set<string>(answers).size, question).toBe(answers.length);
  }
});
