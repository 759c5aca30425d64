// @module-tag long
import { expect, test } from 'vitest';
import { createMember, createStaff, signIn } from '../server/test/members/members.ts';
import { insertReport } from '../server/test/desk/reports.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { expectFocusKept } from './focus.ts';
import { openSite } from './site.ts';

const site = await openSite();
const sql = sqlOf(site.app);
const staff = await createStaff(site.app);
const amara = await createMember(site.app, {
  profile: { first_name: 'Amara', last_name: 'Okafor' },
});
await insertReport(site.app, {
  by: (await createMember(site.app)).id,
  about: amara.id,
  type: 'Harassment',
});

test('every button of the users keeps the focus on the page', async () => {
  const page = await site.visit({ as: staff });
  const pressed = await expectFocusKept(page, async () => {
    await page.goto('/users?search=amara');
    await page.getByText(/^Showing 1 of/).waitFor();
  });
  for (const name of ['Search', 'Clear search', 'View Amara Okafor', 'Deactivate Amara Okafor'])
    expect(pressed).toContain(name);
});

test('every button of a member file keeps the focus on the page', async () => {
  const page = await site.visit({ as: staff });
  const pressed = await expectFocusKept(page, async () => {
    // The previous button signed her out.
    await sql`update member set state = 'active', state_by = null, state_reason = null,
      state_until = null where id = ${amara.id}`;
    await signIn(site.app, amara);
    await page.goto(`/users/${amara.id}`);
    await page.getByRole('heading', { level: 2, name: 'Timeline' }).waitFor();
    // Its button can be pressed only with a text.
    await page.getByRole('textbox', { name: 'New note' }).fill('Something');
    await page.locator('button:enabled', { hasText: 'Add note' }).waitFor();
  });
  for (const name of ['Edit User', 'Ban', 'Add note', 'Give VIP', 'Sign out'])
    expect(pressed.join()).toContain(name);
});
