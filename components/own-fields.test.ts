import { questionNames } from '@kindred/contract/profiles/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { createColleague } from '../server/test/members/staff.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { testApp } from '../server/test/service/app.ts';
import { ownField, publishFields } from '../server/test/site/own-fields.ts';
import { config } from '../web/src/lib/calls/config.ts';
import { openPages } from './open-page.ts';
import {
  dialog,
  expectGone,
  expectHeading,
  expectText,
  field,
  fill,
  press,
  region,
  user,
} from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);
const place = { latitude: -15, longitude: 40, seek_max_distance: 50 };

// As the service writes it into the pages of a site with such fields. Later files share the module, and have a site without.
const usual = { ...config.fields };
Object.assign(config.fields, { any: true, joining: true, filter: true });
afterAll(() => void Object.assign(config.fields, usual));

beforeAll(async () => {
  await publishFields(await createColleague(app), [
    ownField(17, { names: { en: 'Smoking' }, onCard: true, asked: 'joining' }),
    ownField(19, { kind: 'number', names: { en: 'Height' }, units: { en: 'cm' } }),
    ownField(21, { names: { en: 'Faith' }, sensitive: true, filter: false }),
  ]);
});

const storedOf = async (id: string) =>
  (
    await sql<{ own_fields: object; asked_fields: object }>`
    select own_fields, asked_fields from profile where member_id = ${id}`
  )[0];

test(
  'a member fills in fields, and a sensitive one after they agreed',
  { tags: ['long'] },
  async () => {
    const ada = await createPerson(app);
    await open('/profile', { as: ada });
    await press('Edit: More about you');
    const part = await region('More about you');
    await user.selectOptions(await field('Smoking', part), 'Never');
    await fill('Height (cm)', '178', part);
    await expectGone(/^Faith$/, part);
    await user.click(await field(/^I agree that my answer about “Faith”/, part));
    await user.selectOptions(await field(/^Faith$/, part), 'Often');
    await press('Save', part);
    await expectText('Smoking: Never', part);
    await expectText('Height: 178 cm', part);
    expect((await storedOf(ada.id))?.own_fields).toEqual({ 17: [1], 19: 178, 21: [3] });
  },
);

test(
  'who has been there for an hour is asked for a few facts, once',
  { tags: ['long'] },
  async () => {
    const ada = await createPerson(app);
    await open('/profile', { as: ada });
    await expectText('Nothing yet', await region('More about you'));
    await expectGone(/Next: add a few facts/);
    await sql`update member set created_at = now() - interval '2 hours' where id = ${ada.id}`;
    await sql`update profile set interests = array['tea'],
    prompts = '[{"prompt": "perfect-sunday", "answer": "Tea."}]' where member_id = ${ada.id}`;
    for (const question of questionNames.slice(0, 5))
      await sql`insert into answer (member_id, question, mine, accepted, importance)
      values (${ada.id}, ${question}, 0, 1, 10)`;
    await open('/profile', { as: ada });
    await expectText('Next: add a few facts about you. People decide by them.');
    await press('Edit: More about you');
    const part = await region('More about you');
    await user.selectOptions(await field('Smoking', part), 'Never');
    await fill('Height (cm)', '178', part);
    await press('Save', part);
    await expectText('Your profile is complete.');
  },
);

test('what is refused is said beside the form, and nothing typed is lost', async () => {
  const ada = await createPerson(app);
  await open('/profile', { as: ada });
  await press('Edit: More about you');
  const part = await region('More about you');
  await fill('Height (cm)', '9', part);
  await press('Save', part);
  await expectText(/100/, part);
  expect((await field('Height (cm)', part)).value).toBe('9');
});

test('a member says what matters to them in others', async () => {
  const ada = await createPerson(app);
  await open('/profile', { as: ada });
  await press('Edit: What matters to you in others');
  const part = await region('What matters to you in others');
  await user.click(await field('Never', part));
  await fill('From', '160', part);
  await press('Save', part);
  await expectText('Height: at least 160 cm', part);
  expect((await storedOf(ada.id))?.asked_fields).toEqual({ 17: [1], 19: { from: 160 } });
});

test(
  'people are filtered by fields in Browse, whose cards and profiles show them',
  { tags: ['long'] },
  async () => {
    const ada = await createPerson(app, { profile: place });
    const alan = await createPerson(app, aMan({ ...place, first_name: 'Alan' }));
    await createPerson(app, aMan({ ...place, first_name: 'Boris' }));
    const values = [
      { field: 17, choices: [2] },
      { field: 19, figure: 178 },
    ];
    await alan.send('PUT', '/own-fields', { values });
    await open('/browse', { as: ada });
    await expectText(/^Boris/);
    await press('Profile filters');
    const asked = await dialog('Profile filters');
    await user.click(await field('Sometimes', asked));
    await press('Show people', asked);
    await expectGone(/^Boris/);
    await expectText('Sometimes');
    await open(`/members/${alan.id}`, { as: ada });
    await expectText('Height');
    await expectText('178 cm');
  },
);

test('people who join are asked what the owner asks them, after everything else', async () => {
  const ada = await createPerson(app);
  await open('/welcome?step=7', { as: ada });
  await expectText('A few more facts');
  await user.selectOptions(await field('Smoking'), 'Often');
  await press('Finish');
  await expectHeading('Your profile is ready');
  await expectGone('A few more facts');
  expect((await storedOf(ada.id))?.own_fields).toEqual({ 17: [3] });
});
