import { openQuestions, questionNames } from '@kindred/contract/profiles/questions';
import { expect, test } from 'vitest';
import { countAnswers, waitUntilNext } from '../../../test/members/answers.ts';
import { testApp } from '../../../test/service/app.ts';
import { findWrongCards } from '../../../test/members/cards.ts';
import { signIn } from '../../../test/members/members.ts';
import { aMan, createPerson, personOf } from '../../../test/members/people.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

const app = await testApp();
const said = { mine: 0, accepted: [0, 1], importance: 'very' };
type Person = Awaited<ReturnType<typeof createPerson>>;
let place = 0;

const hour = 3_600_000;
const hourAfter = (now: Date) =>
  new Date(now.getTime() - (now.getTime() % hour) + hour).toISOString();

test('an answer is stored, replaced and deleted', async () => {
  const ada = await createPerson(app);
  const answers = async () =>
    (await ada.get('/answers')).json<{ data: { answers: object[] } }>().data.answers;
  const stored = { open: true, countsAt: hourAfter(app.now()) };
  const given = await ada.send('PUT', '/answers/tidy', said);
  const answer = { question: 'tidy', ...said, ...stored };
  expect(given.json()).toEqual({ success: true, data: { answer } });
  await ada.send('PUT', '/answers/tidy', { ...said, mine: 2 });
  const hidden = { mine: 1, accepted: [], importance: 'irrelevant' };
  await ada.send('PUT', '/answers/pets', hidden);
  expect(await answers()).toEqual([
    { question: 'pets', ...hidden, ...stored, open: false },
    { ...answer, mine: 2 },
  ]);
  await ada.send('DELETE', '/answers/pets');
  expect(await answers()).toHaveLength(1);
});

test('answers are open or hidden as their question suggests, and as the member says', async () => {
  const ada = await createPerson(app);
  const isOpen = async (question: string, change: object = {}) => {
    const answer = await ada.send('PUT', `/answers/${question}`, { ...said, ...change });
    return answer.json<{ data: { answer: { open: boolean } } }>().data.answer.open;
  };
  const byDefault = [];
  for (const question of questionNames) if (await isOpen(question)) byDefault.push(question);
  expect(byDefault.toSorted()).toEqual([...openQuestions].toSorted());
  expect(await isOpen('religion', { open: true })).toBe(true);
  expect(await isOpen('religion', { mine: 1 })).toBe(true);
  expect(await isOpen('tidy', { open: false })).toBe(false);
  expect(await isOpen('tidy', { mine: 1 })).toBe(false);
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

interface Match {
  compatibilityScore: number | null;
  compatibility: { agreements: string[]; agreed: number; sharedQuestions: number };
}

async function matchOf(from: Person, to: Person) {
  const viewer = personOf(app, from, await signIn(app, from));
  return (await viewer.get(`/auth/user/${to.id}`)).json<{ data: Match }>().data;
}

/** A woman and a man, in this place alone. */
async function createPair() {
  place += 3;
  const here = { latitude: -60 + place, longitude: 20, seek_max_distance: 50 };
  return [await createPerson(app, { profile: here }), await createPerson(app, aMan(here))] as const;
}

const answerAll = async (by: Person, names: readonly string[], change: object = {}) => {
  const person = personOf(app, by, await signIn(app, by));
  for (const question of names) {
    const answer = await person.send('PUT', `/answers/${question}`, { ...said, ...change });
    expect(answer.statusCode, answer.body).toBe(200);
  }
};

test('matching answers of both raise the score, and are its reasons', async () => {
  const [ada, alan] = await createPair();
  const shared = ['tidy', 'pets', 'alcohol'];
  await answerAll(ada, shared, { open: true });
  await answerAll(alan, shared, { mine: 1, open: true });
  await answerAll(alan, ['travel-how']);
  await countAnswers(app);
  for (const [from, to] of [
    [ada, alan],
    [alan, ada],
  ] as const) {
    expect(await matchOf(from, to)).toMatchObject({
      compatibilityScore: 75,
      compatibility: { agreements: ['alcohol', 'pets', 'tidy'], sharedQuestions: 3 },
    });
  }
});

test('trust 43: a hidden answer counts for what its owner sees, and for nothing that others see', async () => {
  const [ada, alan] = await createPair();
  await answerAll(ada, ['religion', 'politics'], { open: true });
  await answerAll(alan, ['religion', 'politics']);
  await countAnswers(app);
  const nothing = { agreements: [], agreed: 0, sharedQuestions: 0 };
  expect(await matchOf(ada, alan)).toMatchObject({
    compatibilityScore: null,
    compatibility: nothing,
  });
  expect(await matchOf(alan, ada)).toMatchObject({
    compatibilityScore: 65,
    compatibility: { agreed: 2, sharedQuestions: 2 },
  });
});

test('trust 43: the first answers count together from the next hour, later ones from midnight, and reasons name three', async () => {
  await waitUntilNext(app, 'day');
  const [ada, alan] = await createPair();
  const names = ['tidy', 'early-late', 'cooking', 'home-out', 'looking-for'];
  await answerAll(alan, names, { mine: 1, open: true });
  await answerAll(ada, names, { mine: 1, open: true });
  const seen = async () => (await matchOf(ada, alan)).compatibility;
  expect(await seen()).toMatchObject({ agreed: 0, sharedQuestions: 0 });
  await waitUntilNext(app, 'hour');
  const counted = await seen();
  expect(counted).toMatchObject({ agreed: 5, sharedQuestions: 5 });
  expect(counted.agreements).toHaveLength(3);
  expect(counted.agreements[0]).toBe('looking-for');
  await answerAll(ada, ['tidy'], { mine: 0, accepted: [0] });
  await answerAll(ada, ['pets'], { open: true });
  await answerAll(alan, ['weekend-shape']);
  for (let hours = 0; hours < 22; hours += 1) {
    await waitUntilNext(app, 'hour');
    expect(await seen()).toEqual(counted);
  }
  await waitUntilNext(app, 'day');
  expect(await seen()).toMatchObject({ agreed: 4, sharedQuestions: 5 });
});

test('trust 43: opening an answer counts from midnight, hiding and deleting it immediately', async () => {
  const [ada, alan] = await createPair();
  await answerAll(ada, ['religion', 'tidy', 'looking-for']);
  await answerAll(alan, ['religion', 'tidy', 'looking-for']);
  await countAnswers(app);
  const shared = async () => (await matchOf(ada, alan)).compatibility.sharedQuestions;
  expect(await shared()).toBe(2);
  await answerAll(alan, ['religion'], { open: true });
  expect(await shared()).toBe(2);
  await waitUntilNext(app, 'day');
  expect(await shared()).toBe(3);
  await answerAll(alan, ['religion'], { open: false, mine: 1 });
  expect(await shared()).toBe(2);
  const again = personOf(app, alan, await signIn(app, alan));
  await again.send('DELETE', '/answers/tidy');
  expect(await shared()).toBe(1);
  expect(await findWrongCards(app)).toEqual([]);
});

test('answers of more members than fit into one portion begin to count, by two jobs at the same time', async () => {
  await app.pool.query(
    `with made as (insert into member (email) select 'many-' || n || '@member.example' from generate_series(1, 450) as n
        returning id)
      insert into answer (member_id, question, mine, accepted, importance, open, counts_at)
      select id, question, 0, 1, 10, true, $1 from made cross join unnest(array['tidy', 'pets']) as question`,
    [app.now()],
  );
  await addJob(app.pool, 'count-answers', {});
  await addJob(app.pool, 'count-answers', {});
  await app.jobs.runDue();
  const { rows } = await app.pool.query<{ waiting: number; counted: number }>(
    `select count(*) filter (where counts_at is not null)::int as waiting,
      count(*) filter (where counted_open and counted_mine = 0 and counted_accepted = 1 and counted_importance = 10)::int
        as counted
      from answer join member on id = member_id where email like 'many-%'`,
  );
  expect(rows).toEqual([{ waiting: 0, counted: 900 }]);
});
