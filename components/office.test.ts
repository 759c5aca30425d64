import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { testApp } from '../server/test/service/app.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { insertReport } from '../server/test/desk/reports.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { openPages } from './open-page.ts';
import {
  button,
  dialog,
  expectAt,
  expectGone,
  expectHeading,
  field,
  fill,
  press,
  region,
  expectText,
  user,
} from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

const shortId = (id: string) => `#${id.slice(-6)}`;

test('changing an outdated report shows a conflict and the current state', async () => {
  const id = await insertReport(app);
  await open('/reports', { as: await createStaff(app) });
  const row = await screen.findByRole('row', { name: new RegExp(shortId(id)) });
  await sql`update report set priority = 'critical' where id = ${id}`;
  await press(`Mark ${shortId(id)} as resolved`);
  await expectText(/Someone else changed this/);
  await expect.poll(() => row.textContent).toContain('Critical');
});

test(
  'a failed reply shows an error, keeps the typed text, and sends the note once',
  { tags: ['long'] },
  async () => {
    const id = await insertReport(app);
    const { network } = await open('/reports', { as: await createStaff(app) });
    network.intercept(({ path, body }) =>
      path.endsWith('/reply') && !body.includes('"isInternal":true') ? { status: 422 } : undefined,
    );
    await press(`Reply to ${shortId(id)}`);
    await fill('Reply', 'We look into it.');
    await fill('Internal notes (optional)', 'Known.');
    await press('Send Reply');
    await expectText('Failed to send reply. Please try again.');
    expect((await field('Reply')).value).toBe('We look into it.');
    network.intercept(() => undefined);
    await press('Send Reply');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(await sql`select message from reply where report_id = ${id} order by id`).toEqual([
      { message: 'Known.' },
      { message: 'We look into it.' },
    ]);
  },
);

test('staff who may not review photos are sent to the dashboard, which says why', async () => {
  await open('/photo-review', { as: await createStaff(app, 'support') });
  await expectAt('/dashboard');
  await expectText(/^Your role can't open/);
  await expectText('/photo-review');
  expect(screen.queryByRole('link', { name: 'Photos' })).toBeNull();
});

test(
  'pages with people, and what members buy, lead staff to the dashboard, which says why',
  { tags: ['long'] },
  async () => {
    const { go } = await open('/dashboard', { as: await createStaff(app, 'moderator') });
    for (const path of [
      '/discover',
      '/browse',
      '/likes',
      '/likes/sent',
      '/likes/passed',
      '/likes/bookmarks',
      '/matches',
      `/matches/${(await createMember(app)).id}`,
      '/premium',
      '/premium/checkout',
    ]) {
      await go(path);
      await expectAt('/dashboard');
      await expectText(path);
    }
  },
);

test('the header names the role of a colleague, and the pages with people are not offered to staff', async () => {
  const { go } = await open('/dashboard', { as: await createStaff(app, 'moderator') });
  const [header] = await screen.findAllByRole('banner');
  await within(header as HTMLElement).findByText('Moderator');
  await go('/home');
  const start = await screen.findByRole('link', { name: 'Get Started' });
  expect(start.getAttribute('href')).toBe('/dashboard');
  for (const name of ['Discover', 'Likes', 'Matches'])
    expect(screen.queryByRole('link', { name }), name).toBeNull();
});

test('analysts have the numbers of the desk in their menu, and others get there from the desk', async () => {
  await open('/dashboard', { as: await createStaff(app, 'analyst') });
  const menu = await screen.findByRole('navigation', { name: 'Main' });
  await user.click(await within(menu).findByRole('link', { name: 'Desk Numbers' }));
  await expectAt('/desk/numbers');
  await open('/dashboard', { as: await createStaff(app, 'moderator') });
  const other = await screen.findByRole('navigation', { name: 'Main' });
  await within(other).findByRole('link', { name: 'Desk' });
  expect(within(other).queryByRole('link', { name: 'Desk Numbers' })).toBeNull();
});

test(
  'a conflict with a change by a colleague is shown, and the typed reason is kept',
  { tags: ['long'] },
  async () => {
    const { id } = await createMember(app, { profile: { first_name: 'Amara' } });
    await open(`/users/${id}`, { as: await createStaff(app) });
    await press('Deactivate');
    const asked = await dialog();
    await fill('Reason', 'Seems away', asked);
    await sql`update member set state = 'banned', state_by = 'staff', state_reason = 'A scam'
    where id = ${id}`;
    await press('Deactivate', asked);
    await expectText(/Someone else changed this user\. Now: Banned\. A scam/, asked);
    expect((await field('Reason', asked)).value).toBe('Seems away');
  },
);

test('support is offered no more VIP than it can give', { tags: ['long'] }, async () => {
  const { id } = await createMember(app, { profile: { first_name: 'Chiamaka' } });
  await open(`/users/${id}`, { as: await createStaff(app, 'support') });
  await press('Give VIP');
  const asked = await dialog();
  await fill('Last day', '2031-05-17', asked);
  await fill('Reason', 'Charged twice', asked);
  await expectText(/^Must be .* or earlier\.$/, asked);
  expect(await button('Give VIP', asked)).toHaveProperty('disabled', true);
  await fill('Last day', (await field('Last day', asked)).max, asked);
  await press('Give VIP', asked);
  await expectText(/^VIP until/, await region('VIP'));
});

test('staff cannot deactivate themselves, and the button says why', async () => {
  const staff = await createStaff(app);
  await open(`/users?search=${staff.email}`, { as: staff });
  const deactivate = await button('Deactivate Grace');
  expect(deactivate).toHaveProperty('disabled', true);
  expect(deactivate.title).toBe("You can't change the status of your own account.");
});

test('reads of users are logged once, and their figures are not', { tags: ['long'] }, async () => {
  const someone = await createStaff(app);
  const { id } = await createMember(app, { profile: { first_name: 'Zora' } });
  const reads = async () => {
    const rows = await sql<{ action: string }>`select action from audit
      where actor_id = ${someone.id} and action ~ '(list|read)$' order by id`;
    return rows.map(({ action }) => action);
  };
  const { go } = await open('/users?search=zora', { as: someone });
  await expectText(/^Showing 1 of/);
  expect(await reads()).toEqual(['member.list']);
  await press(/^Deactivate Zora/);
  const asked = await dialog();
  await fill('Reason', 'Asked us to', asked);
  await press('Deactivate', asked);
  await screen.findByRole('row', { name: /Zora.*Inactive/ });
  // The dialog has read the member it is about.
  expect(await reads()).toEqual(['member.list', 'member.read']);
  await go(`/users/${id}`);
  await fill('New note', 'Called us');
  await press('Add note');
  await expectText('Called us');
  expect(await reads()).toEqual(['member.list', 'member.read', 'member.read']);
  await go(`/audit?actor=${someone.id}`);
  await screen.findByRole('row', { name: /added a note on the account of Zora/ });
  expect(screen.queryByRole('row', { name: /viewed the account of Zora/ })).toBeNull();
  await user.click(await field('Show views too'));
  await screen.findAllByRole('row', { name: /viewed the account of Zora/ });
  expect(new URLSearchParams(location.search).get('reads')).toBe('true');
});

test('a link to a case that is no longer there says so, and leads back to the queue', async () => {
  await open(`/desk?case=${crypto.randomUUID()}`, { as: await createStaff(app) });
  await expectHeading("This case isn't here anymore");
  await press('Back to the queue', await region("This case isn't here anymore"));
  await expectGone("This case isn't here anymore");
});
