// @module-tag long
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { createCase, decisionsOf, expectOpen, holdBack, openDesk } from './desk-page.ts';
import { untilKeysAct } from './keyboard.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;

beforeEach(async () => {
  await app.pool.query('delete from report');
});

const oneCase = /\/desk\/cases\/[^/?]+(\?|$)/;

/** Ada's case was dismissed by D and is open again by U. */
async function undoFirst(page: Page) {
  await expectOpen(page, 'Ada');
  await page.keyboard.press('d');
  await expectOpen(page, 'Bea');
  await page.getByText('Dismissed: Ada.').waitFor();
}

test('after an undo, keys act as soon as the case was read again, however long the queue takes', async () => {
  const { id } = await createCase(site, 'Ada');
  await createCase(site, 'Bea');
  const { page } = await openDesk(site);
  await undoFirst(page);
  const come = await holdBack(page, /\/desk\/cases\?/);
  await page.keyboard.press('u');
  await page.getByText('Decision undone: Ada.').waitFor();
  await page.getByRole('complementary', { name: 'About Ada' }).waitFor();
  await untilKeysAct(page);
  await page.keyboard.press('d');
  await expect.poll(() => decisionsOf(site, id)).toEqual(['dismiss']);
  come();
});

test('trust 81: until a case was read again after an undo, the desk says what it waits for and no key decides', async () => {
  const { id } = await createCase(site, 'Ada');
  await createCase(site, 'Bea');
  const { page } = await openDesk(site);
  await undoFirst(page);
  const undo = await holdBack(page, '**/undo');
  const come = await holdBack(page, oneCase);
  await page.keyboard.press('u');
  await page.getByText('Undoing the decision: Ada...').waitFor();
  undo();
  await page.getByText('Decision undone: Ada.').waitFor();
  await page.getByText('Loading the case again...').waitFor();
  await page.keyboard.press('d');
  expect(await decisionsOf(site, id)).toEqual([]);
  come();
  await page.getByText('Loading the case again...').waitFor({ state: 'detached' });
  await expectOpen(page, 'Ada');
  await untilKeysAct(page);
  await page.keyboard.press('d');
  await expect.poll(() => decisionsOf(site, id)).toEqual(['dismiss']);
});

test('a decision that failed, and a case that could not be read again after it, can be tried again', async () => {
  const { id } = await createCase(site, 'Ada');
  await createCase(site, 'Bea');
  const { page } = await openDesk(site);
  site.allowErrors(/Failed to load resource/);
  await expectOpen(page, 'Ada');
  const failure = { success: false, message: 'The database is away.', error: 'INTERNAL' };
  await page.route('**/decisions', (route) => route.fulfill({ status: 500, json: failure }));
  // The desk also reads the case automatically.
  await page.evaluate(`addEventListener('click', ({ target }) => {
    if (target.closest('button')?.textContent === 'Try again') window.isTriedAgain = true;
  }, { capture: true })`);
  await page.route(oneCase, async (route) => {
    if (await page.evaluate('window.isTriedAgain')) await route.continue();
    else await route.fulfill({ status: 403, json: failure });
  });
  await page.keyboard.press('d');
  await page.getByText(/^Not decided: Ada\./).waitFor();
  await page.getByRole('button', { name: 'Open case' }).click();
  const notice = page.getByRole('alert').filter({ hasText: "The case couldn't be loaded again" });
  await notice.waitFor();
  await page.keyboard.press('d');
  expect(await decisionsOf(site, id)).toEqual([]);
  await page.unroute('**/decisions');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await notice.waitFor({ state: 'detached' });
  await untilKeysAct(page);
  await page.keyboard.press('d');
  await expect.poll(() => decisionsOf(site, id)).toEqual(['dismiss']);
});
