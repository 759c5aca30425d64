import type { OwnFieldsOfMember } from '@kindred/contract/profiles/own-field-routes';
import { beforeAll, expect, test } from 'vitest';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { makeMatch } from '../../../../test/likes/likes.ts';
import { testApp } from '../../../../test/service/app.ts';
import { withdrawConsent } from '../../members/consent.ts';
import { dataOf } from '../../../../test/site/editing.ts';
import { ownField, publishFields } from '../../../../test/site/own-fields.ts';

const app = await testApp();
const sql = sqlOf(app);
const owner = await createColleague(app);
const retired = { number: 4, names: { en: 'A pipe' }, retired: true };
const smoking = ownField(17, { names: { en: 'Smoking', de: 'Rauchen' } });
const languages = ownField(18, { kind: 'several' });
const height = ownField(19, { kind: 'number', names: { en: 'Height' }, units: { en: 'cm' } });
const job = ownField(20, { kind: 'text', required: true });
const faith = ownField(21, { sensitive: true, names: { en: 'Faith' } });
const fields = [smoking, languages, height, job, faith];

type Person = Awaited<ReturnType<typeof createPerson>>;
const read = async (by: Person) => dataOf<OwnFieldsOfMember>(await by.get('/own-fields'));
const change = (by: Person, body: object) => by.send('PUT', '/own-fields', body);
async function changed(by: Person, body: object) {
  const answer = await change(by, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return dataOf<OwnFieldsOfMember>(answer);
}
const stored = async ({ id }: Person) =>
  (
    await sql<{ own_fields: unknown; asked_fields: unknown; field_consents: object }>`
    select own_fields, asked_fields, field_consents from profile where member_id = ${id}`
  )[0];

beforeAll(async () => {
  await publishFields(owner, fields);
});

test('a member fills in fields of each kind, and what is omitted stays', async () => {
  const ada = await createPerson(app);
  const values = [
    { field: 17, choices: [2] },
    { field: 18, choices: [1, 3] },
    { field: 19, figure: 178 },
    { field: 20, text: 'Plays the cello' },
  ];
  expect((await changed(ada, { values })).values).toEqual(values);
  await changed(ada, { values: [{ field: 19, figure: 179 }, { field: 18 }] });
  expect((await read(ada)).values).toEqual([values[0], { field: 19, figure: 179 }, values[3]]);
  const { fields: shown } = await read(ada);
  expect(shown[2]).toMatchObject({ name: 'Height', unit: 'cm', range: { from: 100, to: 220 } });
  expect(shown[0]?.choices.map(({ name }) => name)).toEqual(['Never', 'Sometimes', 'Often']);
});

test.each([
  ['an unknown field', { field: 99, choices: [1] }, 'values.0.field', 'not_listed'],
  ['an unknown choice', { field: 17, choices: [9] }, 'values.0.choices', 'not_listed'],
  [
    'two choices where there is one',
    { field: 17, choices: [1, 2] },
    'values.0.choices',
    'not_listed',
  ],
  ['a text in place of a choice', { field: 17, text: 'Never' }, 'values.0.choices', 'not_listed'],
  ['a number that is too small', { field: 19, figure: 99 }, 'values.0.figure', 'too_small'],
  ['a number that is too large', { field: 19, figure: 221 }, 'values.0.figure', 'too_large'],
  ['nothing where it is required', { field: 20, text: ' ' }, 'values.0.field', 'required'],
])('%s is refused with the path', async (_what, value, field, code) => {
  const answer = await change(await createPerson(app), { values: [value] });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errors: [{ field, code }] });
});

test('trust 121: a sensitive field takes a consent of its own, and to withdraw it deletes what is there', async () => {
  const ada = await createPerson(app);
  const values = [{ field: 21, choices: [1] }];
  const refused = await change(ada, { values });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ message: expect.stringContaining('Faith') as string });
  const consents = [{ field: 21, given: true }];
  const given = await changed(ada, { consents, values, requires: [{ field: 21, choices: [1] }] });
  expect(given).toMatchObject({ values, consents: [{ field: 21 }], requires: [{ field: 21 }] });
  const left = await changed(ada, { consents: [{ field: 21, given: false }] });
  expect(left).toMatchObject({ values: [], consents: [], requires: [] });
  expect(await stored(ada)).toEqual({ own_fields: {}, asked_fields: {}, field_consents: {} });
});

test('trust 121: to withdraw the consent for sensitive data deletes sensitive fields too, and no others', async () => {
  const ada = await createPerson(app);
  await changed(ada, {
    consents: [{ field: 21, given: true }],
    values: [
      { field: 21, choices: [1] },
      { field: 17, choices: [2] },
    ],
  });
  await withdrawConsent(app.pool, ada.id, app.now());
  expect(await stored(ada)).toMatchObject({ own_fields: { 17: [2] }, field_consents: {} });
});

test('trust 123: a retired choice stays with those who chose it, and no one else can choose it', async () => {
  const [ada, bea] = [await createPerson(app), await createPerson(app)];
  const offered = { ...retired, retired: false };
  await publishFields(owner, [
    { ...smoking, choices: [...smoking.choices, offered] },
    ...fields.slice(1),
  ]);
  await changed(ada, { values: [{ field: 17, choices: [4] }] });
  await publishFields(owner, [
    { ...smoking, choices: [...smoking.choices, retired] },
    ...fields.slice(1),
  ]);
  await app.jobs.runDue();
  expect((await read(ada)).values).toEqual([{ field: 17, choices: [4] }]);
  await changed(ada, { values: [{ field: 17, choices: [4] }] });
  expect((await change(bea, { values: [{ field: 17, choices: [4] }] })).statusCode).toBe(400);
  await publishFields(owner, fields);
});

test('what a removed field held is deleted, and is not there again when the field is', async () => {
  const ada = await createPerson(app);
  await changed(ada, {
    values: [
      { field: 17, choices: [2] },
      { field: 19, figure: 178 },
    ],
    requires: [{ field: 19, from: 150 }],
  });
  await publishFields(owner, [smoking]);
  expect((await read(ada)).values).toEqual([{ field: 17, choices: [2] }]);
  await app.jobs.runDue();
  expect(await stored(ada)).toMatchObject({ own_fields: { 17: [2] }, asked_fields: {} });
  await publishFields(owner, fields);
  expect((await read(ada)).values).toEqual([{ field: 17, choices: [2] }]);
});

test('a field that becomes sensitive loses what was written without consent', async () => {
  const ada = await createPerson(app);
  await changed(ada, { values: [{ field: 17, choices: [2] }] });
  await publishFields(owner, [{ ...smoking, sensitive: true }, ...fields.slice(1)]);
  expect((await read(ada)).values).toEqual([]);
  await app.jobs.runDue();
  expect(await stored(ada)).toMatchObject({ own_fields: {} });
  await publishFields(owner, fields);
});

test('two changes at the same time keep both of their fields', async () => {
  const ada = await createPerson(app);
  await Promise.all([
    changed(ada, { values: [{ field: 17, choices: [1] }] }),
    changed(ada, { values: [{ field: 19, figure: 160 }] }),
    changed(ada, { requires: [{ field: 17, choices: [1] }] }),
  ]);
  expect(await stored(ada)).toEqual({
    own_fields: { 17: [1], 19: 160 },
    asked_fields: { 17: [1] },
    field_consents: {},
  });
});

test('the names of fields are in the language of the reader, else in English', async () => {
  const ada = await createPerson(app);
  const answer = await app.inject({
    url: '/api/v1/own-fields',
    headers: { ...ada.headers, 'accept-language': 'de' },
  });
  const { fields: shown } = dataOf<OwnFieldsOfMember>(answer);
  expect(shown.map(({ name }) => name).slice(0, 3)).toEqual(['Rauchen', 'Field 18', 'Height']);
});

test('others see a field in lists, on the profile, as a match or never, as its owner of the site decided', async () => {
  const place = { latitude: -30, longitude: 20, seek_max_distance: 50 };
  const ada = await createPerson(app, { profile: place });
  const alan = await createPerson(app, aMan(place));
  await publishFields(owner, [
    { ...smoking, onCard: true },
    languages,
    { ...height, seenBy: 'matches', filter: false },
    { ...job, seenBy: 'self' },
    faith,
  ]);
  const values = [
    { field: 17, choices: [2] },
    { field: 18, choices: [1, 3] },
    { field: 19, figure: 178 },
    { field: 20, text: 'Secret' },
    { field: 21, choices: [1] },
  ];
  await changed(alan, { consents: [{ field: 21, given: true }], values });
  const onProfile = async (by: Person) =>
    dataOf<{ user: { fields: unknown } }>(await by.get(`/auth/user/${alan.id}`)).user.fields;
  const inLists = async () =>
    dataOf<{ people: { person: { fields: unknown } }[] }>(await ada.get('/browse')).people.map(
      ({ person }) => person.fields,
    );
  expect(await inLists()).toEqual([[values[0]]]);
  expect(await onProfile(ada)).toEqual([values[0], values[1], values[4]]);
  expect(await onProfile(alan)).toEqual([values[0], values[1], values[4]]);
  await makeMatch(app, ada, alan);
  expect(await onProfile(ada)).toEqual([values[0], values[1], values[2], values[4]]);
  await publishFields(owner, fields);
});
