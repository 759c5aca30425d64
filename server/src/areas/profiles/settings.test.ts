import type { MemberSettings } from '@kindred/contract/members';
import {
  memberSettings,
  settingNames,
  settingOf,
  switchNames,
} from '@kindred/contract/members/settings';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { withPremium } from '../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../test/members/people.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isArchived } from '../../platform/personal-data.ts';
import { personalData } from './personal-data.ts';

const app = await testApp();

type Person = Awaited<ReturnType<typeof createPerson>>;

const shownTo = async (person: Person) =>
  (await person.get('/auth/profile')).json<{ userData: { user: { settings: MemberSettings } } }>()
    .userData.user.settings;

const exportedFor = ({ id }: Person) =>
  inTransaction(app.pool, async (client) => {
    const table = personalData.filter(isArchived).find(({ name }) => name === 'profile');
    for await (const row of table?.rows(client, id, app.site) ?? []) return row;
    return null;
  });

test('a member who changed nothing has the default of each setting, as the database does', async () => {
  const rows = await sqlOf(app)<{ column_name: string; column_default: string }>`
    select column_name, column_default from information_schema.columns where table_name = 'profile'`;
  const defaults = new Map(rows.map((row) => [row.column_name, row.column_default === 'true']));
  const person = await createPerson(app);
  const settings = await shownTo(person);
  expect(Object.keys(settings).toSorted()).toEqual(settingNames.toSorted());
  for (const name of settingNames) {
    const setting = settingOf(name);
    expect([name, settings[name]]).toEqual([name, setting.default]);
    expect([name, defaults.get(setting.column)]).toEqual([name, setting.default]);
  }
});

test.each(switchNames)('%s is stored, shown and exported', async (name) => {
  const person = await withPremium(app, await createPerson(app));
  const { column } = settingOf(name);
  for (const on of [!memberSettings[name].default, memberSettings[name].default]) {
    const changed = await person.send('PUT', '/settings', { [name]: on });
    expect(changed.json()).toMatchObject({ data: { settings: { [name]: on } } });
    expect(await shownTo(person)).toMatchObject({ [name]: on });
    expect(await exportedFor(person)).toMatchObject({ [column]: on });
  }
});

test.each(settingNames.filter((name) => !(switchNames as readonly string[]).includes(name)))(
  '%s cannot be changed with the switches of the settings page',
  async (name) => {
    const person = await createPerson(app);
    expect((await person.send('PUT', '/settings', { [name]: true })).statusCode).toBe(400);
  },
);

test('a setting that takes a right is refused without it, also together with others', async () => {
  const person = await createPerson(app);
  for (const name of switchNames.filter((each) => settingOf(each).right)) {
    const answer = await person.send('PUT', '/settings', { [name]: true, paused: true });
    expect(answer.statusCode).toBe(403);
    expect(await shownTo(person)).toMatchObject({ [name]: false, paused: false });
  }
});

test('hidden words are added and taken away one at a time, for the member alone', async () => {
  const person = await createPerson(app);
  const words = async () =>
    (await person.get('/auth/profile')).json<{
      userData: { user: { hiddenWords: string[] } };
    }>().userData.user.hiddenWords;
  expect(await words()).toEqual([]);
  await person.send('PUT', '/settings', { hideWord: 'Idiot*' });
  // In another tab, and the same word twice.
  await Promise.all(
    ['send nudes', 'idiot*', 'Żółć'].map((hideWord) =>
      person.send('PUT', '/settings', { hideWord }),
    ),
  );
  expect((await words()).toSorted()).toEqual(['idiot*', 'send nudes', 'żółć']);
  const changed = await person.send('PUT', '/settings', { unhideWord: 'Send nudes' });
  expect(changed.json<{ data: object }>().data).toMatchObject({
    hiddenWords: expect.not.arrayContaining(['send nudes']) as unknown,
  });
  expect(await exportedFor(person)).toMatchObject({ hidden_words: await words() });
  for (const hideWord of ['', '   ', 'x'.repeat(41)])
    expect((await person.send('PUT', '/settings', { hideWord })).statusCode).toBe(400);
  const other = await createPerson(app, aMan());
  expect((await other.get(`/users/${person.id}`)).body).not.toContain('idiot');
});

test('a fifty-first hidden word is refused, and nothing sent with it is changed', async () => {
  const person = await createPerson(app);
  for (let number = 1; number <= 50; number += 1)
    await person.send('PUT', '/settings', { hideWord: `word ${number}` });
  const refused = await person.send('PUT', '/settings', {
    hideWord: 'one more',
    distanceUnit: 'mi',
  });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ code: 'hidden_words_used_up' });
  expect((await person.get('/auth/profile')).json()).toMatchObject({
    userData: { user: { distanceUnit: null } },
  });
  const swapped = { hideWord: 'one more', unhideWord: 'word 7' };
  expect((await person.send('PUT', '/settings', swapped)).statusCode).toBe(200);
});

test('how someone reads distances is their choice, which nothing else changes', async () => {
  const person = await createPerson(app);
  const chosen = async () =>
    (await person.get('/auth/profile')).json<{
      userData: { user: { distanceUnit: string | null } };
    }>().userData.user.distanceUnit;
  expect(await chosen()).toBeNull();
  const changed = await person.send('PUT', '/settings', { distanceUnit: 'mi' });
  expect(changed.json()).toMatchObject({ data: { distanceUnit: 'mi' } });
  await person.send('PUT', '/settings', { showDistance: false });
  expect(await chosen()).toBe('mi');
  expect(await exportedFor(person)).toMatchObject({ distance_unit: 'mi' });
  expect((await person.send('PUT', '/settings', { distanceUnit: 'ly' })).statusCode).toBe(400);
});
