// @module-tag long
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { createCase, decisionsOf, expectOpen, openDesk } from './desk-page.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;

beforeEach(async () => {
  await app.pool.query('delete from report');
});

const refusal = { success: false, message: 'A colleague was faster.', error: 'CONFLICT' };

/** Refuses these requests once `refuse` was called. `sent` waits for the first of them. */
async function refuseLater(page: Page, address: string) {
  const { promise: mayCome, resolve: refuse } = Promise.withResolvers<void>();
  const { promise: wasSent, resolve: send } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    send();
    await mayCome;
    await route.fulfill({ status: 409, json: refusal });
  });
  return { sent: () => wasSent, refuse };
}

/** By the command bar, so that nothing of the page is loaded again. */
async function goTo(page: Page, title: string) {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(title);
  // Until then it is still opening, and Enter is dropped.
  await page.getByRole('option', { name: title, exact: true, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: title, exact: true, level: 1 }).waitFor();
}

const received = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });

test('a decision that is refused after the desk was left says so, and its case still has what was typed', async () => {
  const { id } = await createCase(site, 'Ada');
  await createCase(site, 'Bea');
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  const { refuse } = await refuseLater(page, '**/decisions');
  const answer = page.getByRole('textbox', { name: 'Answer to the reporter' });
  await page.keyboard.press('r');
  await answer.fill('Typed by hand.');
  await answer.press('Control+Enter');
  await expectOpen(page, 'Bea');
  await goTo(page, 'Appeals');
  refuse();
  const notice = received(page, 'Not decided: Ada. A colleague was faster.');
  await notice.waitFor();
  await page.reload();
  await notice.getByRole('link', { name: 'Open case' }).click();
  await expectOpen(page, 'Ada');
  expect(await answer.inputValue()).toBe('Typed by hand.');
  expect(await decisionsOf(site, id)).toEqual([]);
  await page.reload();
  await expectOpen(page, 'Ada');
  expect(await answer.inputValue()).toBe('Typed by hand.');
  // The desk shows it itself, once.
  await received(page, 'Not decided').getByRole('button', { name: 'Hide' }).click();
  await received(page, 'Not decided').first().waitFor({ state: 'detached' });
});

test('an escalation that is refused after the desk was left says so, with the way back', async () => {
  const { id } = await createCase(site, 'Ada');
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  const { sent, refuse } = await refuseLater(page, '**/escalation');
  await page.keyboard.press('e');
  await sent();
  await goTo(page, 'Appeals');
  refuse();
  const notice = received(page, /page failed: Desk.* A colleague was faster\./);
  await notice.getByRole('link', { name: 'Open page' }).click();
  await expectOpen(page, 'Ada');
  expect(page.url()).toContain(id);
  await notice.waitFor({ state: 'detached' });
});

test('a late undo does not lead back to the desk', async () => {
  const { id } = await createCase(site, 'Ada');
  await createCase(site, 'Bea');
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  await page.keyboard.press('d');
  await expectOpen(page, 'Bea');
  const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/undo', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.keyboard.press('u');
  await goTo(page, 'Appeals');
  const answered = page.waitForResponse('**/undo');
  come();
  await answered;
  await expect.poll(() => decisionsOf(site, id)).toEqual([]);
  await page.waitForTimeout(500);
  expect(new URL(page.url()).pathname).not.toBe('/desk');
});

test('an answer that arrives after its case was left is not sent again with the decision', async () => {
  await createCase(site, 'Ada');
  await createCase(site, 'Bea');
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  const answer = page.getByRole('textbox', { name: 'Answer to the reporter' });
  await page.keyboard.press('r');
  await answer.fill('Sent early.');
  const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/reply', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send without deciding' }).click();
  await page.getByRole('link', { name: 'Bea', exact: true }).click();
  await expectOpen(page, 'Bea');
  const answered = page.waitForResponse('**/reply');
  come();
  await answered;
  await page.getByRole('link', { name: 'Ada', exact: true }).click();
  await expectOpen(page, 'Ada');
  await expect.poll(() => answer.inputValue()).not.toBe('Sent early.');
});
