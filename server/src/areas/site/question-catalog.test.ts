import { questionNames } from '@kindred/contract/profiles/questions';
import type { CatalogChoice } from '@kindred/contract/site/catalogs';
import { beforeEach, expect, test } from 'vitest';
import { countAnswers } from '../../../test/members/answers.ts';
import { findWrongCards } from '../../../test/members/cards.ts';
import { aMan, createPerson } from '../../../test/members/people.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { testApp } from '../../../test/service/app.ts';
import { ownQuestion, publishChoices } from '../../../test/site/catalogs.ts';
import { dataOf, editorOf } from '../../../test/site/editing.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isArchived } from '../../platform/personal-data.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import { loadCards } from '../discovery/demand/cards/load-cards.ts';
import { world as everywhere } from '../discovery/demand/districts/divide.ts';

const app = await testApp();
const sql = sqlOf(app);
const owner = await createColleague(app);
const { read, change, replace } = editorOf(owner);

type Person = Awaited<ReturnType<typeof createPerson>>;
const own = [ownQuestion(1001), ownQuestion(1002)];
const said = { mine: 0, accepted: [0], importance: 'very', open: true };

const give = (by: Person, question: string, more: object = {}) =>
  by.send('PUT', `/answers/${question}`, { ...said, ...more });
async function given(by: Person, question: string, more: object = {}) {
  const answer = await give(by, question, more);
  expect(answer.statusCode, answer.body).toBe(200);
}
const answersOf = async (by: Person) =>
  dataOf<{ answers: { question: string }[] }>(await by.get('/answers')).answers.map(
    ({ question }) => question,
  );
async function archivedAnswers({ id }: Person) {
  const answers = app.areas
    .flatMap(({ personalData = [] }) => personalData)
    .filter(isArchived)
    .find(({ table }) => table === 'answer');
  const rows: object[] = [];
  await inTransaction(app.pool, async (client) => {
    for await (const row of answers?.rows(client, id, app.site) ?? []) rows.push(row);
  });
  return rows;
}
/** How many answers the nightly estimate reads. */
async function estimated() {
  const { cards } = await loadCards(app.pool, presentMoment(app).today, everywhere);
  return cards.says.filter(Boolean).length;
}
const retired = (...keys: string[]): CatalogChoice[] => [
  ...own.map((choice) => ({ ...choice, retired: keys.includes(choice.key) })),
  ...keys.filter((key) => !key.startsWith('own-')).map((key) => ({ key, retired: true })),
];

beforeEach(async () => {
  await replace();
  // The same again would be nothing to publish.
  await publishChoices(owner, 'questions', [...own, { key: 'tidy', retired: true }]);
  await publishChoices(owner, 'questions', own);
});

test('trust 155: a question of the owner is answered as the others are, and its answer has its words in the archive', async () => {
  const ada = await createPerson(app);
  await given(ada, 'own-1001', { mine: 1, accepted: [0, 1] });
  expect(await answersOf(ada)).toEqual(['own-1001']);
  expect(await archivedAnswers(ada)).toMatchObject([
    { question: 'Question 1001?', mine: 'No', accepted: ['Yes', 'No'] },
  ]);
  const refused = await give(ada, 'own-1001', { mine: 2 });
  expect(refused.json()).toMatchObject({ code: 'choice_unknown', errors: [{ field: 'mine' }] });
  const unknown = await give(ada, 'own-9');
  expect(unknown.statusCode).toBe(400);
  expect(unknown.json()).toMatchObject({ errors: [{ field: 'question', code: 'not_listed' }] });
});

test('trust 155: a retired question is neither asked nor shown, and its answers are there when it is asked again', async () => {
  const ada = await createPerson(app);
  for (const question of ['own-1001', 'tidy', 'pets']) await given(ada, question);
  await publishChoices(owner, 'questions', retired('own-1001', 'tidy'));
  expect(await answersOf(ada)).toEqual(['pets']);
  for (const question of ['own-1001', 'tidy']) {
    const answer = await give(ada, question, { mine: 1 });
    expect(answer.json()).toMatchObject({ errors: [{ field: 'question', code: 'not_listed' }] });
  }
  await publishChoices(owner, 'questions', own);
  expect((await answersOf(ada)).toSorted()).toEqual(['own-1001', 'pets', 'tidy']);
});

test('trust 156: each question has its own bits, which no other question is given later', async () => {
  const numbers = () => sql<{ key: string; number: number }>`select key, number from choice_number
    where catalog = 'questions' order by number`;
  const before = await numbers();
  expect(before.map(({ key }) => key)).toEqual([...questionNames, 'own-1001', 'own-1002']);
  expect(before.map(({ number }) => number)).toEqual(before.map((_, index) => index));
  await publishChoices(owner, 'questions', [ownQuestion(1003), ...own.slice(1)]);
  expect(await numbers()).toEqual([...before, { key: 'own-1003', number: before.length }]);
});

test(
  'trust 156: a retired question counts for no one in decks, scores and profiles, and again when it is asked again',
  { tags: ['long'] },
  async () => {
    await app.pool.query('delete from answer');
    const place = { latitude: -41, longitude: 21, seek_max_distance: 50 };
    // A deck that was made keeps its order, so each is read by someone else.
    const viewer = async () => createPerson(app, { profile: place });
    const [ada, bea, cleo] = [await viewer(), await viewer(), await viewer()];
    const man = async () => createPerson(app, aMan(place));
    const [agreeing, other] = [await man(), await man()];
    for (const [by, mine] of [
      [ada, 0],
      [bea, 0],
      [cleo, 0],
      [agreeing, 0],
      [other, 1],
    ] as const)
      for (const question of ['own-1002', 'tidy']) await given(by, question, { mine });
    // Nothing else counts without the others.
    for (const by of [ada, bea, cleo, other]) await given(by, 'weekend-shape');
    await countAnswers(app);
    expect(await findWrongCards(app)).toEqual([]);
    // Their last visits are stored a moment later, and are a part of the rank.
    await sql`update card set seen_on = current_date`;
    interface Found {
      person: { _id: string };
      compatibility: { score: number | null; agreements: string[] };
    }
    const people = async (by: Person, url: string, query: Record<string, string> = {}) =>
      dataOf<{ people: Found[] }>(await by.get(url, query)).people;
    const orders = async (by: Person) => {
      const browsed = await people(by, '/browse', { sort: 'match' });
      const deck = await people(by, '/deck');
      return [browsed, deck].map((list) => list.map(({ person }) => person._id));
    };
    const agreementsWith = async ({ id }: Person) =>
      (await people(ada, '/browse', { sort: 'match' })).find(({ person }) => person._id === id)
        ?.compatibility.agreements;
    const before = [
      [agreeing.id, other.id],
      [agreeing.id, other.id],
    ];
    expect(await orders(ada)).toEqual(before);
    expect((await agreementsWith(agreeing))?.toSorted()).toEqual(['own-1002', 'tidy']);
    const counted = await estimated();
    await publishChoices(owner, 'questions', retired('own-1002', 'tidy'));
    // Five people answered both.
    expect(await estimated()).toBe(counted - 10);
    expect(await orders(bea)).toEqual(before.map((ids) => ids.toReversed()));
    expect(await agreementsWith(agreeing)).toEqual([]);
    // Another answer changes the card, which keeps its bits.
    await given(agreeing, 'pets');
    await countAnswers(app);
    await publishChoices(owner, 'questions', own);
    expect(await orders(cleo)).toEqual(before);
    expect(await findWrongCards(app)).toEqual([]);
  },
);

test('trust 155: answers that were published are kept, and can be reworded and added', async () => {
  const [first, second] = own;
  if (!first || !second) throw new Error('There are no questions of the owner');
  const reworded = { ...first, answers: [{ en: 'Certainly' }] };
  const refused = await change('catalogs.questions', [reworded, second], own);
  expect(refused.json()).toMatchObject({ errors: [{ field: 'value.0.answers' }] });
  const shorter = ownQuestion(1001, { answers: [{ en: 'Certainly' }, { en: 'Never' }] });
  const longer = ownQuestion(1001, {
    answers: [{ en: 'Yes' }, { en: 'No' }, { en: 'Sometimes' }],
  });
  await publishChoices(owner, 'questions', [longer, second]);
  await publishChoices(owner, 'questions', [shorter, second]);
  const { published } = await read();
  expect(published.catalogs.questions[0]?.answers).toEqual([
    { en: 'Certainly' },
    { en: 'Never' },
    { en: 'Sometimes' },
  ]);
});

const five = Array.from({ length: 5 }, (_, index) => ({ en: `Answer ${index}` }));
test.each([
  [
    'a question without answers',
    [{ key: 'own-7', retired: false, names: { en: 'Go?' }, topics: { en: 'going' } }],
    '0.answers',
    'required',
  ],
  [
    'more answers than cards have bits for',
    [ownQuestion(7, { answers: five })],
    '0.answers',
    'too_many_items',
  ],
  [
    'answers for one that every site has',
    [{ key: 'tidy', retired: false, answers: five.slice(0, 2) }],
    '0.answers',
    'contradicts',
  ],
  [
    'more questions than cards have bits for',
    five.concat(five).map((_, index) => ownQuestion(index + 1)),
    '',
    'too_many_items',
  ],
] as const)('%s is refused with the path', async (_what, choices, path, code) => {
  const { published } = await read();
  const answer = await change('catalogs.questions', choices, published.catalogs.questions);
  expect(answer.statusCode).toBe(400);
  const field = ['value', path].filter(Boolean).join('.');
  expect(answer.json()).toMatchObject({ errors: [{ field, code }] });
});
