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
import { createPerson } from '../../../test/members/people.ts';
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
    for await (const row of table?.rows(client, id) ?? []) return row;
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
