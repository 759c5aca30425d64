import { languageCodes } from '@kindred/contract/languages';
import type { SiteVersion } from '@kindred/contract/site';
import { type OwnField, mostChoices, mostFields } from '@kindred/contract/site/own-fields';
import { expect, test } from 'vitest';
import { createColleague } from '../../../test/members/staff.ts';
import { testApp } from '../../../test/service/app.ts';
import { dataOf, editorOf } from '../../../test/site/editing.ts';
import { ownField, publishFields } from '../../../test/site/own-fields.ts';

const app = await testApp();
const ada = await createColleague(app);
const { read, change } = editorOf(ada);

const choice = (number: number, retired = false) => ({ number, names: { en: 'Yes' }, retired });

const refused: readonly (readonly [
  what: string,
  fields: OwnField[],
  path: string,
  code: string,
])[] = [
  ['a number twice', [ownField(5), ownField(5)], '1.number', 'repeated_number'],
  [
    'a number of a choice twice',
    [ownField(5, { choices: [choice(1), choice(1)] })],
    '0.choices.1.number',
    'repeated_number',
  ],
  [
    'only retired choices',
    [ownField(5, { choices: [choice(1, true)] })],
    '0.choices',
    'too_few_items',
  ],
  [
    'a text with choices',
    [ownField(5, { kind: 'text', choices: [choice(1)] })],
    '0.choices',
    'contradicts',
  ],
  [
    'a number without a range',
    [ownField(5, { kind: 'number', range: null })],
    '0.range',
    'contradicts',
  ],
  [
    'a range that ends before it begins',
    [ownField(5, { kind: 'number', range: { from: 9, to: 9 } })],
    '0.range.to',
    'too_small',
  ],
  ['a filter by a text', [ownField(5, { kind: 'text', filter: true })], '0.filter', 'contradicts'],
  [
    'a filter by what only matches see',
    [ownField(5, { seenBy: 'matches', filter: true })],
    '0.filter',
    'contradicts',
  ],
  [
    'a card with what nobody sees',
    [ownField(5, { seenBy: 'self', onCard: true })],
    '0.onCard',
    'contradicts',
  ],
  [
    'a consent that one has to give',
    [ownField(5, { required: true, sensitive: true })],
    '0.required',
    'contradicts',
  ],
  ['a field without a name', [ownField(5, { names: {} })], '0.names', 'too_few_fields'],
  [
    'too many fields',
    Array.from({ length: mostFields + 1 }, (_, index) => ownField(index + 1)),
    '',
    'too_many_items',
  ],
  [
    'too many choices',
    [
      ownField(5, {
        choices: Array.from({ length: mostChoices + 1 }, (_, index) => choice(index + 1)),
      }),
    ],
    '0.choices',
    'too_many_items',
  ],
];

test.each(refused)(
  'fields with %s are refused with the path',
  async (_what, fields, path, code) => {
    const { published } = await read();
    const answer = await change('fields', fields, published.fields);
    expect(answer.statusCode).toBe(400);
    const field = path ? `value.${path}` : 'value';
    expect(answer.json()).toMatchObject({ errors: [{ field, code }] });
  },
);

test('fields are published, and the versions say only what differs', async () => {
  await publishFields(ada, [ownField(5), ownField(6)]);
  expect(app.site.document.fields.map(({ number }) => number)).toEqual([5, 6]);
  await publishFields(ada, [ownField(5), ownField(6, { onCard: true })]);
  const { versions } = dataOf<{ versions: SiteVersion[] }>(await ada.get('/site/versions'));
  expect(versions[0]?.changes).toEqual([
    {
      path: 'fields',
      before: [{ number: 5, names: { en: 'Field 5' } }, ownField(6)],
      after: [{ number: 5, names: { en: 'Field 5' } }, ownField(6, { onCard: true })],
    },
  ]);
});

test('the usual facts are fields in every language that can be published as they are', async () => {
  const { templates } = dataOf<{ templates: OwnField[] }>(await ada.get('/site/field-templates'));
  expect(templates.map(({ names }) => names.en)).toEqual([
    'Height',
    'Children',
    'Wants children',
    'Looking for',
    'Job',
    'Education',
    'Languages',
    'Drinking',
    'Smoking',
    'Religion',
    'Politics',
  ]);
  for (const { names, choices } of templates)
    for (const each of [names, ...choices.map((one) => one.names)])
      expect(Object.keys(each).toSorted()).toEqual(languageCodes.toSorted());
  expect(templates.filter(({ sensitive }) => sensitive).map(({ names }) => names.en)).toEqual([
    'Religion',
    'Politics',
  ]);
  await publishFields(ada, templates);
});
