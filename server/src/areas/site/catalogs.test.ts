import { interests as builtIn } from '@kindred/contract/profiles/interests';
import type { SiteVersion } from '@kindred/contract/site';
import type { CatalogChoice } from '@kindred/contract/site/catalogs';
import { beforeEach, expect, test } from 'vitest';
import { findWrongCards } from '../../../test/members/cards.ts';
import { aMan, createPerson } from '../../../test/members/people.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { testApp } from '../../../test/service/app.ts';
import { ownInterest, publishChoices } from '../../../test/site/catalogs.ts';
import { dataOf, editorOf } from '../../../test/site/editing.ts';

const app = await testApp();
const sql = sqlOf(app);
const owner = await createColleague(app);
const { read, change, publish, replace } = editorOf(owner);

/** More than fit beside those of the product in the first bits of a card. */
const own = Array.from({ length: 20 }, (_, index) => ownInterest(1001 + index));
const pottery = {
  key: 'own-5001',
  retired: false,
  names: { en: 'A smell I love', de: 'Ein Geruch' },
};

type Person = Awaited<ReturnType<typeof createPerson>>;
const edit = (by: Person, body: object) => by.send('PUT', '/auth/edit-profile', body);
async function edited(by: Person, body: object) {
  const answer = await edit(by, body);
  expect(answer.statusCode, answer.body).toBe(200);
}

beforeEach(async () => {
  await replace();
  const { published } = await read();
  if (published.catalogs.interests.length === 0) await publishChoices(owner, 'interests', own);
});

test('trust 134: an interest of the owner is on profiles, and unknown ones are refused with the path', async () => {
  const ada = await createPerson(app);
  await edited(ada, { interests: ['hiking', 'own-1001'] });
  expect(await sql`select interests from profile where member_id = ${ada.id}`).toEqual([
    { interests: ['hiking', 'own-1001'] },
  ]);
  for (const unknown of ['own-9', 'napping']) {
    const answer = await edit(ada, { interests: ['hiking', unknown] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'interests.1', code: 'not_listed' }] });
  }
});

test('trust 134: what is retired stays with those who chose it, and no one else can choose it', async () => {
  const [ada, bea] = [await createPerson(app), await createPerson(app)];
  await publishChoices(owner, 'prompts', [pottery]);
  const prompts = [{ prompt: 'own-5001', answer: 'Rain on a warm street' }];
  await edited(ada, { interests: ['own-1002', 'chess'], prompts });
  const isChosen = ({ key }: CatalogChoice) => key === 'own-1002';
  await publishChoices(owner, 'interests', [
    ...own.map((choice) => (isChosen(choice) ? { ...choice, retired: true } : choice)),
    { key: 'chess', retired: true },
  ]);
  await publishChoices(owner, 'prompts', [{ ...pottery, retired: true }]);
  await edited(ada, { interests: ['own-1002', 'chess', 'tea'], prompts });
  for (const [body, field] of [
    [{ interests: ['chess'] }, 'interests.0'],
    [{ interests: ['tea', 'own-1002'] }, 'interests.1'],
    [{ prompts }, 'prompts.0.prompt'],
  ] as const) {
    const answer = await edit(bea, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ field, code: 'not_listed' }] });
  }
  await publishChoices(owner, 'interests', own);
  await edited(bea, { interests: ['chess', 'own-1002'] });
});

test('trust 135: each interest has its own bit, which no other interest is given later', async () => {
  const numbers = async () =>
    sql<{ key: string; number: number }>`select key, number from choice_number
      where catalog = 'interests' order by number`;
  const before = await numbers();
  expect(before.slice(81).map(({ key }) => key)).toEqual(own.map(({ key }) => key));
  expect(before.map(({ number }) => number)).toEqual(before.map((_, index) => index + 1));
  await publishChoices(owner, 'interests', [ownInterest(1100), ...own.slice(3)]);
  expect(await numbers()).toEqual([...before, { key: 'own-1100', number: before.length + 1 }]);
});

test('trust 134: what a version leaves out is retired, as members may have it', async () => {
  await publishChoices(owner, 'interests', [ownInterest(1200), ...own]);
  await publishChoices(owner, 'interests', own);
  const { published } = await read();
  expect(published.catalogs.interests.find(({ key }) => key === 'own-1200')).toEqual(
    ownInterest(1200, { retired: true }),
  );
});

test('trust 135: decks and lists by score count the interests of the owner as they count the others', async () => {
  const place = { latitude: -40, longitude: 20, seek_max_distance: 50 };
  const ada = await createPerson(app, { profile: place });
  await edited(ada, {
    interests: ['hiking', 'tea', 'own-1001', 'own-1018', 'own-1019', 'own-1020'],
  });
  const lists = [
    ['own-1018', 'own-1019', 'own-1020', 'own-1001'],
    ['own-1018', 'own-1019', 'own-1020'],
    ['own-1018', 'own-1019', 'own-1012'],
    ['hiking', 'own-1011', 'own-1012', 'own-1013', 'own-1014'],
    ['chess', 'own-1015'],
  ];
  const men: Person[] = [];
  for (const interests of lists) {
    const man = await createPerson(app, aMan(place));
    await edited(man, { interests });
    men.push(man);
  }
  expect(await findWrongCards(app)).toEqual([]);
  // Their last visits are stored a moment later, and are a part of the rank.
  await sql`update card set seen_on = current_date`;
  const byScore = dataOf<{ people: { person: { _id: string } }[] }>(
    await ada.get('/browse', { sort: 'match' }),
  );
  expect(byScore.people.map(({ person }) => person._id)).toEqual(men.map(({ id }) => id));
  const deck = dataOf<{ people: { person: { _id: string } }[] }>(await ada.get('/deck'));
  expect(deck.people.map(({ person }) => person._id).slice(0, 3)).toEqual(
    men.slice(0, 3).map(({ id }) => id),
  );
});

const refused: readonly (readonly [
  string,
  'interests' | 'prompts',
  CatalogChoice[],
  string,
  string,
])[] = [
  ['an unknown choice', 'interests', [{ key: 'napping', retired: true }], '0.key', 'not_listed'],
  ['one twice', 'interests', [ownInterest(7), ownInterest(7)], '1.key', 'repeated_number'],
  ['one without names', 'prompts', [{ key: 'own-7', retired: false }], '0.names', 'required'],
  [
    'an interest without a group',
    'interests',
    [{ key: 'own-7', retired: false, names: { en: 'Go' } }],
    '0.group',
    'required',
  ],
  [
    'names for one that every site has',
    'interests',
    [{ key: 'chess', retired: false, names: { en: 'Go' } }],
    '0.names',
    'contradicts',
  ],
  [
    'nothing that is offered',
    'interests',
    builtIn.map((key) => ({ key, retired: true })),
    '',
    'too_few_items',
  ],
  [
    'too many of the owner',
    'interests',
    Array.from({ length: 61 }, (_, index) => ownInterest(index + 1)),
    '',
    'too_many_items',
  ],
];

test.each(refused)('%s is refused with the path', async (_what, catalog, choices, path, code) => {
  const { published } = await read();
  const was = published.catalogs[catalog];
  const answer = await change(`catalogs.${catalog}`, choices, was);
  expect(answer.statusCode).toBe(400);
  const field = ['value', path].filter(Boolean).join('.');
  expect(answer.json()).toMatchObject({ errors: [{ field, code }] });
});

test('more own choices than there is room for are not published', async () => {
  const { published } = await read();
  const many = Array.from({ length: 60 }, (_, index) => ownInterest(2001 + index));
  await change('catalogs.interests', many, published.catalogs.interests);
  const answer = await publish();
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'site_catalog_full' });
});

test('a version names only the choices that differ', async () => {
  const { published } = await read();
  const { interests } = published.catalogs;
  const [first, ...others] = interests;
  if (!first) throw new Error('There is no interest of the owner');
  const changed = { ...first, names: { en: 'Corrected' } };
  await publishChoices(owner, 'interests', [...others, changed, { key: 'tea', retired: true }]);
  const { versions } = dataOf<{ versions: SiteVersion[] }>(await owner.get('/site/versions'));
  expect(versions[0]?.changes).toEqual([
    {
      path: 'catalogs.interests',
      before: [first, { key: 'tea', retired: false }],
      after: [changed, { key: 'tea', retired: true }],
    },
  ]);
  await publishChoices(owner, 'interests', interests);
});
