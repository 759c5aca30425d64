import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { insertRow, sqlOf } from '../server/test/database/sql.ts';
import { testApp } from '../server/test/service/app.ts';
import { openPages } from './open-page.ts';
import { button, dialog, expectText, field, fill, press, user } from './page-actions.ts';
import { optionsOf } from './page-forms.ts';
import { textOf, textsOf, titlesOf, savedFiles } from './page-texts.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);
const staff = await createStaff(app);
const names = ['Amara', 'Björn', 'Chidi', 'Dana', 'Elif', 'Farid'];
for (const [index, first_name] of names.entries())
  await createMember(app, {
    member: {
      email: `${first_name.toLowerCase().replace('ö', 'o')}@member.example`,
      created_at: new Date(Date.now() - (6 - index) * 60_000),
      email_verified_at: index ? new Date() : null,
    },
    profile: {
      first_name,
      last_name: 'Okafor',
      bio: `${first_name} likes rain.`,
      ...(index === 2 && { gender: null }),
    },
  });

const idOf = async (name: string) => {
  const { id } = await sql.one<{
    id: string;
  }>`select id from member where email = ${`${name}@member.example`}`;
  return id;
};
await insertRow(app, 'vip_grant', {
  member_id: await idOf('elif'),
  ends_at: new Date(Date.now() + 86_400_000),
  reason: 'a test',
});

const rowOf = (name: string | RegExp) => screen.findByRole('row', { name });
const cellsOf = (row: Element) => (column: string) =>
  textOf(row.querySelector(`[data-column=${column}]`));

test('the list of users has the title, cards, filters, columns and caption of the specification', async () => {
  await open('/users', { as: staff });
  await screen.findByText('Showing 7 of 7 users');
  expect(textsOf('h1')).toEqual(['Users Management']);
  expect(titlesOf('dt')).toEqual([
    'Total',
    'VIP',
    'Active',
    'Online now',
    'Verified',
    'Engagement rate',
  ]);
  expect(titlesOf('thead th').filter((title) => title)).toEqual([
    'User',
    'Contact',
    'Join Date',
    'Last Active',
    'Status',
    'Subscription',
    'Actions',
  ]);
  expect(await optionsOf('Status')).toEqual(
    ['All', 'Active', 'Inactive', 'Online', 'Verified'].map((word) => `Status: ${word}`),
  );
  expect(await optionsOf('Type')).toEqual(['All', 'VIP', 'Free'].map((word) => `Type: ${word}`));
  for (const name of ['Search', 'Export'])
    expect(screen.getAllByRole('button', { name }), name).toHaveLength(1);
  const id = await idOf('amara');
  const cell = cellsOf(await rowOf(/Amara/));
  expect(cell('user')).toMatch(new RegExp(`^(AO )?Amara Okafor .*${id.slice(0, 8)} .*Unverified$`));
  expect(cell('contact')).toBe('amara@member.example Porto');
  expect(cell('lastActive')).toMatch(/^Never/);
  expect(cell('status')).toMatch(/^Offline/);
  expect(cell('subscription')).toBe('Free');
});

test('both badges of the list are a word beside the icon', async () => {
  await open('/users', { as: staff });
  const isVisible = async (name: RegExp, word: string) => {
    const badge = within(await rowOf(name)).getByText(word);
    return badge.closest('.sr-only') === null;
  };
  expect([await isVisible(/Amara/, 'Unverified'), await isVisible(/Björn/, 'Verified')]).toEqual([
    true,
    true,
  ]);
});

test(
  'a search for users runs on Enter and by its button, can be cleared, and is kept in the URL',
  { tags: ['long'] },
  async () => {
    await open('/users', { as: staff });
    const searched = 'Search by name or email';
    await fill(searched, 'BJÖRN');
    await user.keyboard('{Enter}');
    await screen.findByText('Showing 1 of 7 users');
    expect(new URLSearchParams(location.search).get('search')).toBe('BJÖRN');
    await fill(searched, 'dana@');
    await press('Search');
    await rowOf(/Dana/);
    await press('Clear search');
    await screen.findByText('Showing 7 of 7 users');
    await fill(searched, 'no one like this');
    await user.keyboard('{Enter}');
    await screen.findByText('No users found matching your criteria');
    history.back();
    await screen.findByText('Showing 7 of 7 users');
  },
);

test(
  'the details of a user show every field of the specification, and close',
  { tags: ['long'] },
  async () => {
    await open('/users?search=chidi', { as: staff });
    await press('View Chidi Okafor');
    const details = await dialog('Chidi Okafor');
    const element = screen.getByRole('dialog');
    await expect
      .poll(() => textsOf('dt', element))
      .toEqual([
        'Email',
        'User ID',
        'Join Date',
        'Last Active',
        'Age',
        'Gender',
        'Location',
        'Profile Complete',
        'Bio',
      ]);
    const written = textOf(element);
    for (const value of [
      'chidi@member.example',
      await idOf('chidi'),
      'Porto, Portugal',
      'Chidi likes rain.',
      'Not specified',
    ])
      expect(written).toContain(value);
    await button('Edit User', details);
    await user.click(details.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  },
);

test('deactivating a user requires a reason and can be undone', { tags: ['long'] }, async () => {
  await open('/users?search=farid', { as: staff });
  const areOff = async () => {
    const both = [await button('Activate Farid Okafor'), await button('Deactivate Farid Okafor')];
    return both.map((each) => each.matches(':disabled'));
  };
  expect(await areOff()).toEqual([true, false]);
  await press('Deactivate Farid Okafor');
  const asked = await dialog();
  const confirm = await button('Deactivate', asked);
  expect(confirm.matches(':disabled')).toBe(true);
  await fill('Reason', 'Asked us to', asked);
  await press('Deactivate', asked);
  await expectText('Farid Okafor is deactivated.');
  await rowOf(/Farid.*Inactive/);
  expect(await areOff()).toEqual([false, true]);
  await press('Undo');
  await rowOf(/Farid.*Offline/);
});

test('the export of users contains the filtered ones', async () => {
  await open('/users?type=vip', { as: staff });
  await screen.findByText('Showing 1 of 7 users');
  const saved = savedFiles();
  await press('Export');
  await expect.poll(() => saved.length).toBe(1);
  const [file] = saved;
  expect(file?.name).toBe('users.csv');
  const lines = (await file?.content.text())?.trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines?.[1]).toContain('elif@member.example');
});

test(
  'a ban from the row fills in the message of the reason, and its button says what happens',
  { tags: ['long'] },
  async () => {
    const { id } = await createMember(app, { profile: { first_name: 'Row', last_name: 'Banned' } });
    await open('/users?search=row%20banned', { as: staff });
    await press('Ban Row Banned');
    const asked = await dialog('Ban Row Banned?');
    const message = await field('Message', asked);
    const choose = async (name: string) => user.click(await asked.findByRole('radio', { name }));
    const confirm = () => asked.getAllByRole('button', { name: /^Ban/ }).at(-1);
    expect(confirm()?.matches(':disabled')).toBe(true);
    await choose('Scam or fraud');
    await expect.poll(() => message.value).toBe('You tried to get money from people.');
    await expect.poll(() => confirm()?.textContent).toContain('Ban for 7 days');
    await choose('Until a date');
    await expect.poll(() => confirm()?.matches(':disabled')).toBe(true);
    await fill('Last day of the ban', '2031-05-17', asked);
    await expect.poll(() => confirm()?.textContent).toContain('Ban until May 17, 2031');
    await choose('Permanently');
    await expect.poll(() => confirm()?.textContent).toContain('Ban permanently');
    await fill('Message', 'You asked three people for money.', asked);
    await choose('Fake profile');
    expect(message.value).toBe('You asked three people for money.');
    message.focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await expectText('Row Banned is banned.');
    await rowOf(/Row Banned.*Inactive/);
    expect(
      await sql`select state_reason, state_until from member where id = ${id} and state = 'banned'`,
    ).toEqual([{ state_reason: 'You asked three people for money.', state_until: null }]);
  },
);

test(
  'editing a user reports conflicts, and updates the row in the list',
  { tags: ['long'] },
  async () => {
    const { id } = await createMember(app, {
      member: { email: 'daniel@member.example' },
      profile: { first_name: 'Daniel', last_name: 'Okafor' },
    });
    await open('/users?search=daniel@', { as: staff });
    await press('View Daniel Okafor');
    await press('Edit User', await dialog());
    const edit = await dialog();
    await field('First name', edit);
    expect((await button('Save', edit)).matches(':disabled')).toBe(true);
    await fill('First name', 'Danielle', edit);
    await fill('City', 'Nowhereville', edit);
    await press('Save', edit);
    await expectText("We couldn't find Nowhereville in Portugal", edit);
    await fill('City', 'Lisbon', edit);
    await sql`update profile set bio = 'Written by another tab.' where member_id = ${id}`;
    await press('Save', edit);
    await expectText('Bio is now: Written by another tab.', edit);
    expect((await field('First name', edit)).value).toBe('Danielle');
    expect((await field('Bio', edit)).value).toBe('Written by another tab.');
    await press('Save', edit);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await rowOf(/Danielle Okafor.*Lisbon/);
  },
);
