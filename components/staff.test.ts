import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { sqlOf } from '../server/test/database/sql.ts';
import { latestMail, newAddress } from '../server/test/members/accounts.ts';
import { createStaff, signIn } from '../server/test/members/members.ts';
import { testApp } from '../server/test/service/app.ts';
import { openPages } from './open-page.ts';
import {
  dialog,
  expectAt,
  expectText,
  field,
  fill,
  follow,
  press,
  untilSeen,
  user,
} from './page-actions.ts';
import { select, mailedLink } from './page-forms.ts';
import { textOf } from './page-texts.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);
const rowOf = (name: string | RegExp) => screen.findByRole('row', { name });

test(
  'an administrator invites staff, who join with the rights of their role, and both are in the audit log',
  { tags: ['long'] },
  async () => {
    const lead = await createStaff(app);
    await open('/team', { as: lead });
    await press('Invite someone');
    const email = 'nia@staff.example';
    const invite = await dialog();
    await fill('Email', email, invite);
    await select('Role', 'analyst', invite);
    (await field('Email', invite)).focus();
    await user.keyboard('{Enter}');
    await expectText(`Invitation sent to ${email}.`);
    await rowOf(new RegExp(email));

    const guest = await open(await mailedLink(app, email, '/join'));
    await expectText("You're invited to join as: Analyst.");
    await fill('First name', 'Nia');
    await fill('Password', 'nine tall ships at anchor');
    await press('Join team');
    await expectAt('/dashboard');
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(menu.queryByRole('link', { name: 'Audit' })).toBeNull();
    await guest.go('/audit');
    await expectAt('/dashboard');

    const { go } = await open('/team', { as: lead });
    await press('Change role of Nia');
    await select('Role', 'support', await dialog());
    await press('Save role');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await rowOf(/Nia.*Support/);

    await go('/audit');
    await rowOf(/Grace edited the account of Nia/);
    await rowOf(/Nia joined the team/);
    await select('Action', 'member.edit');
    await expect.poll(() => location.search).toContain('action=member.edit');
    await expect.poll(() => screen.queryByRole('row', { name: /joined the team/ })).toBeNull();
    const row = within(await rowOf(/Grace edited the account of Nia/));
    await user.click(await row.findByText('Details'));
    await expect
      .poll(() => textOf(screen.getByRole('row', { name: /Grace edited the account of Nia/ })))
      .toContain('analyst changed to support');
    await follow('Nia', row);
    await expect.poll(() => location.pathname).toMatch(/^\/users\//);
  },
);

async function visitAccount() {
  const staff = await createStaff(app);
  await open('/dashboard', { as: staff });
  const header = within((await screen.findAllByRole('banner'))[0] as HTMLElement);
  await follow(/^Grace/, header);
  await expectAt('/security');
  await screen.findByRole('heading', { level: 1, name: 'Your account' });
  return { staff, header };
}

test('a new name of staff is in the header right away', { tags: ['long'] }, async () => {
  const { staff, header } = await visitAccount();
  await press('Change name');
  await fill('First name', '');
  await press('Save name');
  const first = await field('First name');
  await expect.poll(() => first.getAttribute('aria-invalid')).toBe('true');
  await fill('First name', 'Ines');
  await fill('Last name (optional)', 'Duarte');
  await user.keyboard('{Enter}');
  await expectText('Your name was changed.');
  await header.findByText('Ines Duarte');
  await screen.findByText('Ines Duarte. The team sees it, and the audit log keeps it.');
  expect(
    await sql`select first_name, last_name from profile where member_id = ${staff.id}`,
  ).toEqual([{ first_name: 'Ines', last_name: 'Duarte' }]);
});

test(
  'email and password of staff change in the back office, and other devices are signed out',
  { tags: ['long'] },
  async () => {
    const { staff } = await visitAccount();
    const other = await signIn(app, staff);
    const fresh = newAddress();
    await press('Change email');
    await fill('New email', fresh);
    await fill('Your password', staff.password);
    await press('Send codes');
    await expectText(`one code to ${staff.email} and another to ${fresh}`);
    await fill('Code sent to your current email', (await latestMail(app, staff.email)).code);
    await fill('Code sent to your new email', (await latestMail(app, fresh)).code);
    await press('Confirm new email');
    await expectText(`You now sign in with ${fresh}.`);

    await press('Change password');
    await fill('Current password', staff.password);
    await fill('New password', 'a kettle that sings in june');
    await press('Save password');
    await expectText('Your password was changed.');
    const { statusCode } = await app.inject({
      url: '/api/v1/auth/profile',
      headers: other.headers,
    });
    expect(statusCode).toBe(401);
  },
);

test(
  'a list is saved as a view, shared, opened by a colleague, renamed and deleted',
  { tags: ['long'] },
  async () => {
    const grace = await createStaff(app);
    const views = async () => within(await screen.findByRole('dialog', { name: 'Views' }));
    await open('/users?status=inactive&columns=status&page=3', { as: grace });
    await press('Views');
    const own = await views();
    await fill('View name', 'Asleep', own);
    await user.click(await field('Share with the team', own));
    await press('Save view', own);
    await expectText('shared with the team', own);

    await open('/users', { as: await createStaff(app, 'support') });
    await press('Views');
    const theirs = await views();
    await expectText('by Grace', theirs);
    expect(theirs.queryByRole('button', { name: 'Delete' })).toBeNull();
    await press('Asleep', theirs);
    await expect.poll(() => location.search).toBe('?status=inactive&columns=status');

    await open('/users', { as: grace });
    await press('Views');
    const again = await views();
    await press('Rename', again);
    await fill('New name for Asleep', 'Sleepers', again);
    await untilSeen();
    await user.keyboard('{Enter}');
    await again.findByRole('button', { name: 'Sleepers' });
    await press('Delete', again);
    await expectText('No saved views yet', again);
  },
);
