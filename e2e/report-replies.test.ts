// @module-tag long
import { expect, test } from 'vitest';
import { createMember } from '../server/test/members/members.ts';
import { insertReport, reportCalls } from '../server/test/desk/reports.ts';
import { createColleague } from '../server/test/members/staff.ts';
import { expectAccessible } from './appearance.ts';
import { later, openReports, rowOf, shortId } from './reports-page.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;

test('the reply modal shows the report and its replies, and requires a message', async () => {
  const member = await createMember(app, { profile: { first_name: 'Lena', last_name: 'Berg' } });
  const id = await insertReport(app, {
    by: member.id,
    type: 'Payment Problem',
    description: 'Charged twice',
    at: later(),
  });
  const page = await openReports(site);
  await app.pool.query(
    `insert into reply (report_id, id, message, is_internal) values
      ($1, gen_random_uuid(), 'We are looking into it.', false), ($1, gen_random_uuid(), 'Twice this week.', true)`,
    [id],
  );
  await page.getByRole('button', { name: 'Refresh' }).click();
  await rowOf(page, id).getByText('1 note').waitFor();
  await page.getByRole('button', { name: `Reply to ${shortId(id)}` }).click();
  const modal = page.getByRole('dialog', { name: `Reply to Report ${shortId(id)}` });
  for (const text of [
    'Lena Berg',
    member.email,
    'Payment Problem',
    'Charged twice',
    'We are looking into it.',
  ])
    await modal.getByText(text, { exact: true }).waitFor();
  expect(await modal.getByText('Twice this week.').isVisible()).toBe(false);

  const message = modal.getByLabel('Reply', { exact: true });
  const notes = modal.getByLabel('Internal notes (optional)');
  const send = modal.getByRole('button', { name: 'Send Reply' });
  expect(
    await message.evaluate((area) => [area.getAttribute('rows'), area.hasAttribute('required')]),
  ).toEqual(['4', true]);
  expect(
    await notes.evaluate((area) => [area.getAttribute('rows'), area.hasAttribute('required')]),
  ).toEqual(['2', false]);
  expect(await send.isDisabled()).toBe(true);
  await message.fill('   ');
  await modal
    .getByRole('alert')
    .getByText('Please enter a reply message', { exact: true })
    .waitFor();
  expect(await send.isDisabled()).toBe(true);
  await message.fill('Half a thought');
  expect(await modal.getByRole('alert').count()).toBe(0);
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'detached' });
  const open = page.getByRole('button', { name: `Reply to ${shortId(id)}` });
  await open.and(page.locator(':focus')).waitFor();
  await open.click();
  expect([await message.inputValue(), await notes.inputValue()]).toEqual(['', '']);
});

test('a reply reaches the member, an internal note does not, and the report is in progress', async () => {
  const member = await createMember(app);
  const id = await insertReport(app, { by: member.id, at: later() });
  const page = await openReports(site);
  await page.getByRole('button', { name: `Reply to ${shortId(id)}` }).click();
  await page.getByLabel('Reply', { exact: true }).fill('Thank you, we look into it.');
  await page.getByLabel('Internal notes (optional)').fill('Third report this week.');
  await page.getByRole('button', { name: 'Send Reply' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await rowOf(page, id).getByText('In Progress').waitFor();
  await rowOf(page, id).getByText('1 note').waitFor();

  const theirs = await site.visit({ as: member });
  await theirs.goto('/my-reports');
  await theirs.getByText('Thank you, we look into it.').waitFor();
  await theirs.getByText('In progress').waitFor();
  expect(await theirs.getByRole('main').innerText()).not.toContain('Third report');
});

test('a moderator replies to ten reports with the keyboard alone', async () => {
  for (let count = 0; count < 10; count += 1)
    await insertReport(app, { type: 'Bug Report', description: `Bug ${count}`, at: later() });
  const page = await openReports(site, {
    role: 'moderator',
    path: '/reports?problem_type=Bug%20Report',
  });
  await page.getByText('Showing 10 of 10 reports').waitFor();
  const replies = page.getByRole('button', { name: /^Reply to/ });
  for (let count = 0; count < 10; count += 1) {
    const name = (await replies.nth(count).getAttribute('aria-label')) ?? '';
    for (let presses = 0; presses < 150; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      if (focused === name) break;
    }
    await page.keyboard.press('Enter');
    await page.getByLabel('Reply', { exact: true }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type(`Answer ${count}`);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await expect
    .poll(
      async () =>
        (await app.pool.query(`select from reply where message like 'Answer %'`)).rowCount,
    )
    .toBe(10);
});

test('row 2 and 5: the reply modal calls the replies, shows those of colleagues as they arrive, and changes the priority', async () => {
  const id = await insertReport(app, { description: 'Followed me here', at: later() });
  const page = await openReports(site);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: `Reply to ${shortId(id)}` }).click();
  const modal = page.getByRole('dialog');
  const path = `/api/v1/reports/report/${id}/replies`;
  await expect.poll(() => sent.filter((each) => each === path).length).toBe(1);
  const colleague = await createColleague(app);
  const answer = await reportCalls(app, colleague.headers).post(`/report/${id}/reply`, {
    message: 'A colleague was faster.',
    isInternal: false,
  });
  expect(answer.statusCode).toBe(200);
  await modal.getByText('A colleague was faster.').waitFor();
  // The priority can be changed after it, as the dialog has the current report.
  await modal.getByText('In Progress', { exact: true }).waitFor();
  const reads = await app.pool.query(
    `select from audit where subject_id = $1 and action = 'report.read'`,
    [id],
  );
  expect(reads.rowCount).toBe(1);
  await modal.getByLabel('Priority').selectOption('critical');
  const priority = async () => {
    const { rows } = await app.pool.query<{ priority: string }>(
      'select priority from report where id = $1',
      [id],
    );
    return rows[0]?.priority;
  };
  await expect.poll(priority).toBe('critical');
  expect(await modal.getByLabel('Priority').inputValue()).toBe('critical');
  await expectAccessible(page);
});
