// @module-tag long
import { createReport } from '@kindred/contract/reports';
import { apiBase } from '@kindred/contract/route';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sentMails } from '../server/test/service/mails.ts';
import { createMember, createStaff, signIn } from '../server/test/members/members.ts';
import { expectAccessible } from './appearance.ts';
import { untilLoaded } from './loaded.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;

/** A member who has reported something, and a function that replies as staff. */
async function createReporter() {
  const member = await createMember(app);
  const { headers } = await signIn(app, member);
  const url = `${apiBase}${createReport.url}`;
  const payload = { problem_type: 'Bug Report', description: 'The map stands on its head.' };
  const made = await app.inject({ method: 'POST', url, payload, headers });
  const { _id: id } = made.json<{ data: { report: { _id: string } } }>().data.report;
  const staff = await signIn(app, await createStaff(app));
  const answer = (message: string) =>
    app.inject({
      method: 'POST',
      url: `${apiBase}/reports/report/${id}/reply`,
      payload: { message, isInternal: false },
      headers: staff.headers,
    });
  return { member, answer, reference: `#${id.slice(-6)}` };
}

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const nameOf = (page: Page) => bell(page).getAttribute('aria-label');

test('the bell shows the number of new notices, and a notice links to its report', async () => {
  const { member, answer, reference } = await createReporter();
  await answer('Turn the map round.');
  const page = await site.visit({ as: member, viewport: { width: 390, height: 844 } });
  await page.goto('/home');
  await expect.poll(() => nameOf(page)).toBe('Notifications, 1 new');
  await expectAccessible(page);
  await bell(page).click();
  const notice = page.getByRole('link', { name: `We replied to your report ${reference}` });
  await page.getByText('New', { exact: true }).waitFor();
  await expectAccessible(page);
  await expect.poll(() => nameOf(page)).toBe('Notifications');
  await notice.click();
  const report = page.getByRole('article', { name: reference });
  await report.getByText('Turn the map round.').waitFor();
  await expect.poll(() => report.evaluate((each) => each === document.activeElement)).toBe(true);
});

test('a notice that arrives in the background shows when the tab becomes visible', async () => {
  const { member, answer } = await createReporter();
  const page = await site.visit({ as: member });
  await page.goto('/home');
  await expect.poll(() => nameOf(page)).toBe('Notifications');
  await answer('Look again.');
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect.poll(() => nameOf(page)).toBe('Notifications, 1 new');
});

test('each kind and channel has a switch that is saved, and security notices have none', async () => {
  const page = await site.visit({ as: await createMember(app) });
  await page.goto('/settings');
  const mail = page.getByRole('switch', { name: 'We reply to one of your reports: Email' });
  await expect.poll(() => mail.isChecked()).toBe(true);
  await mail.press('Space');
  await untilLoaded(page);
  await page.reload();
  await expect.poll(() => mail.isChecked()).toBe(false);
  const safety = page.getByRole('row', { name: /^Your password/ });
  await safety.getByText('Always').first().waitFor();
  expect(await safety.getByText('Always').count()).toBe(3);
  expect(await safety.getByRole('switch').count()).toBe(0);
});

test('the unsubscribe link of a mail stops its kind after a confirmation, without signing in', async () => {
  const { member, answer } = await createReporter();
  await answer('Yes.');
  const mail = (await sentMails(app)).findLast(({ to }) => to?.[0]?.address === member.email);
  const link = new URL(/http\S+unsubscribe#token=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const page = await site.visit();
  await page.goto(`${link.pathname}${link.hash}`);
  await page.getByText(`For the account of ${member.email[0]}•••@member.example`).waitFor();
  await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter');
  await page.getByRole('heading', { name: "You're unsubscribed" }).waitFor();
  await expectAccessible(page);
  const before = (await sentMails(app)).length;
  await answer('And again.');
  expect(await sentMails(app)).toHaveLength(before);
});

test('an empty list says so, and a failed one offers to try again', async () => {
  const page = await site.visit({ as: await createMember(app) });
  site.allowErrors(/Failed to load resource/);
  await page.route('**/api/v1/notices?*', (route) =>
    route.fulfill({ status: 400, json: { success: false, message: 'Not now.' } }),
  );
  await page.goto('/notices');
  await page.getByText("This couldn't be loaded: Not now.").waitFor();
  await expectAccessible(page);
  await page.unroute('**/api/v1/notices?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Nothing yet' }).waitFor();
  await page.getByRole('link', { name: 'My reports' }).waitFor();
});
