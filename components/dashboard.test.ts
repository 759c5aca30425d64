import { screen } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { insertRow, sqlOf } from '../server/test/database/sql.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { testApp } from '../server/test/service/app.ts';
import { openPages } from './open-page.ts';
import { expectAt, expectHeading, press } from './page-actions.ts';
import { textOf, textsOf, titlesOf } from './page-texts.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);
const staff = await createStaff(app);
for (const [index, first_name] of ['Amara', 'Björn', 'Chidi', 'Dana', 'Elif', 'Farid'].entries())
  await createMember(app, {
    member: {
      email: `${first_name.toLowerCase().replace('ö', 'o')}@member.example`,
      created_at: new Date(Date.now() - (6 - index) * 60_000),
      email_verified_at: index ? new Date() : null,
    },
    profile: {
      first_name,
      last_name: 'Okafor',
      ...(index === 2 && { gender: null }),
    },
  });
const elif = await sql.one<{
  id: string;
}>`select id from member where email = 'elif@member.example'`;
await insertRow(app, 'vip_grant', {
  member_id: elif.id,
  ends_at: new Date(Date.now() + 86_400_000),
  reason: 'a test',
});

// Charts warn that they have no size, as there is no layout.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

const part = (name: string) => screen.findByRole('region', { name });

test('the dashboard shows the title, cards, charts, overview and recent users of the specification', async () => {
  await open('/dashboard', { as: staff });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard Overview' });
  await expectHeading('User Growth');
  const figures = Array.from(document.querySelectorAll('dl:first-of-type > div'), (figure) =>
    [...titlesOf('dt', figure), ...textsOf('dd', figure)].join(' '),
  );
  expect(figures.slice(0, 4)).toEqual([
    'Total Users 7 7 new this month',
    'VIP Users 1 14.3% VIP rate',
    expect.stringMatching(/^Active Users 7 \d online now$/),
    'New This Month 7 +100% growth',
  ]);
  for (const chart of ['User Growth', 'Gender Distribution', 'Age Distribution']) await part(chart);
  expect((await part('User Growth')).querySelectorAll('tbody tr')).toHaveLength(6);
  expect(textsOf('td:first-child', await part('Gender Distribution'))).toContain('Not-specified');
  expect(textsOf('tbody td:first-child', await part('Age Distribution'))).toEqual([
    '18-25',
    '26-35',
    '36-45',
    '46-55',
    '56+',
  ]);
  const heading = await screen.findByRole('heading', { name: 'User Status Overview' });
  const overview = heading.closest('section') as HTMLElement;
  expect(titlesOf('dt', overview)).toEqual([
    'Active',
    'Online',
    'VIP',
    'New this month',
    'Profile completion',
    'Email verified',
  ]);
  expect(textOf(overview)).toContain('6 out of 7');
  const recent = await part('Recent Users');
  const rows = textsOf('tbody tr', recent);
  expect(rows).toHaveLength(5);
  // The administrator was created last and is the first row.
  expect(rows[1]).toMatch(/Farid Okafor .*farid@member\.example .*Active .*Free .*Offline/);
  expect(textOf(recent)).toContain('Premium');
});

test('a failed request of the dashboard shows the error and offers to try again', async () => {
  const { network, go } = await open('/faqs', { as: staff });
  network.intercept(({ path }) =>
    path.includes('/statistics/dashboard')
      ? { status: 403, body: { success: false, message: 'Not now.' } }
      : undefined,
  );
  await go('/dashboard');
  await expect
    .poll(() => screen.queryByRole('alert')?.textContent)
    .toContain('Error loading dashboard data: Not now.');
  network.intercept(() => undefined);
  await press('Try again');
  await expectHeading('User Growth');
});

test('an analyst has the figures of the dashboard, and no link to a person', async () => {
  const { go } = await open('/dashboard', { as: await createStaff(app, 'analyst') });
  await expectHeading('User Status Overview');
  for (const path of ['/users', '/reports'])
    expect(document.querySelectorAll(`a[href^="${path}"]`)).toHaveLength(0);
  expect(screen.queryByText('Recent Users')).toBeNull();
  for (const path of ['/users', '/reports', '/photo-review']) {
    await go(path);
    await expectAt('/dashboard');
  }
});
