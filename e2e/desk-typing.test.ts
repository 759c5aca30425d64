// @module-tag long
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { laterScripts } from './built-script.ts';
import { createCase, decisionsOf, expectOpen, holdBack, openDesk, openRow } from './desk-page.ts';
import { createStaff } from '../server/test/members/members.ts';
import { typeSteadily } from './keyboard.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;

beforeEach(async () => {
  await app.pool.query('delete from report');
});

const note = (page: Page) => page.getByRole('textbox', { name: 'New note' });
const answer = (page: Page) => page.getByRole('textbox', { name: /^Answer to/ });

/** A text with the names of all deciding keys. */
const text = 'dubious words, send back';

/** The page knows which case is open, waits for it, and no longer takes a key for the rest of a text. */
async function untilCaseLoads(page: Page) {
  await page.getByRole('heading', { name: 'Case', exact: true }).waitFor();
  await openRow(page).waitFor();
  await wait(700);
}

/** The responses of these addresses are this many milliseconds late. */
const delay = (page: Page, address: string | RegExp, milliseconds: number) =>
  page.route(address, async (route) => {
    await wait(milliseconds);
    await route.continue();
  });

async function createCases(...names: string[]) {
  const cases = [];
  for (const name of names) cases.push(await createCase(site, name));
  return cases;
}

async function expectUndecided(cases: readonly { id: string }[]) {
  await wait(500);
  for (const { id } of cases) expect(await decisionsOf(site, id)).toEqual([]);
}

test('trust 81: an escalation does not take the case away from who writes a note about it', async () => {
  const cases = await createCases('Ada', 'Bea', 'Cleo', 'Dora');
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  await delay(page, '**/escalation', 400);
  await typeSteadily(page, `en${text}`, 90);
  await page.getByText(/^Escalated by/).waitFor();
  await expectOpen(page, 'Ada');
  expect(await note(page).inputValue()).toBe(text);
  await expectUndecided(cases);
});

test('trust 81: where no one can be answered, R says so, and the answer decides nothing', async () => {
  const cases = await createCases('Ada', 'Bea', 'Cleo');
  await app.pool.query('update report set reporter_id = null');
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  // What is typed right after a reload may be the rest of a text.
  await page.keyboard.press('Escape');
  await typeSteadily(page, `r${text}`, 90);
  await expectOpen(page, 'Ada');
  const sign = page.getByText('There is no one to answer.').first();
  await expect.poll(() => sign.evaluate((it) => it === document.activeElement)).toBe(true);
  await expectUndecided(cases);
  // After a pause, keys are keys.
  await wait(700);
  await page.keyboard.press('j');
  await expectOpen(page, 'Bea');
});

test('trust 81: a late undo does not open its case while someone writes about another', async () => {
  const cases = await createCases('Ada', 'Bea', 'Cleo');
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  await page.keyboard.press('d');
  await expectOpen(page, 'Bea');
  await delay(page, /\/decisions\/[^/]+\/undo|\/undo$/, 1000);
  await typeSteadily(page, `un${text}`, 90);
  await page.getByText('Decision undone: Ada.').waitFor();
  await expectOpen(page, 'Bea');
  expect(await note(page).inputValue()).toBe(text);
  await expectUndecided(cases);
});

test('trust 81: a late Next case does not open it while someone writes about another', async () => {
  const cases = await createCases('Ada', 'Bea', 'Cleo');
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  await page.keyboard.press('j');
  await expectOpen(page, 'Bea');
  const come = await holdBack(page, /desk\/cases\?.*limit=1(&|$)/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Next case');
  // Its list is there before its field has the keyboard.
  const field = page.getByRole('combobox', { name: 'Page, command or person' });
  await expect.poll(() => field.inputValue()).toBe('Next case');
  const answered = page.waitForResponse(/desk\/cases\?.*limit=1(&|$)/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await typeSteadily(page, `n${text.slice(0, 9)}`, 60);
  come();
  await typeSteadily(page, text.slice(9), 60);
  await answered;
  await wait(500);
  await expectOpen(page, 'Bea');
  expect(await note(page).inputValue()).toBe(text);
  await expectUndecided(cases);
});

test('trust 81: R while the next case loads keeps what is typed for its answer', async () => {
  const cases = await createCases('Ada', 'Bea', 'Cleo', 'Dora');
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  const come = await holdBack(page, /\/desk\/cases\/[^/?]+$/);
  await page.reload();
  await untilCaseLoads(page);
  await typeSteadily(page, `r${text}`, 90);
  come();
  // The case arrives in the middle.
  await typeSteadily(page, text, 90);
  await expectOpen(page, 'Ada');
  await typeSteadily(page, text, 20);
  expect(await answer(page).inputValue()).toContain(text.repeat(3));
  await expectUndecided(cases);
});

test('trust 81: N while the next case loads keeps what is typed for its note, and Escape cancels it', async () => {
  const cases = await createCases('Ada', 'Bea', 'Cleo', 'Dora');
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  const come = await holdBack(page, /\/desk\/cases\/[^/?]+$/);
  await page.reload();
  await untilCaseLoads(page);
  await typeSteadily(page, 'ndropped', 60);
  await page.keyboard.press('Escape');
  await typeSteadily(page, `n${text}`, 60);
  come();
  await expectOpen(page, 'Ada');
  await expect.poll(() => note(page).inputValue()).toBe(text);
  await page.keyboard.type('!');
  expect(await note(page).inputValue()).toBe(`${text}!`);
  await expectUndecided(cases);
});

test('what was typed for the answer of a case that could not be loaded is there once it is', async () => {
  await createCases('Ada');
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  const { promise: mayFail, resolve: fail } = Promise.withResolvers<void>();
  const failure = { success: false, message: 'Not now.', error: 'FORBIDDEN' };
  const oneCase = /\/desk\/cases\/[^/?]+$/;
  await page.route(oneCase, async (route) => {
    await mayFail;
    await route.fulfill({ status: 403, json: failure });
  });
  await page.reload();
  await untilCaseLoads(page);
  await typeSteadily(page, `r${text}`, 60);
  fail();
  const notice = page.getByRole('alert').filter({ hasText: 'Not now.' });
  await notice.waitFor();
  await page.unroute(oneCase);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expectOpen(page, 'Ada');
  expect(await answer(page).inputValue()).toBe(text);
});

test('trust 81: a case that arrives late does not take the focus from the filters', async () => {
  const cases = await createCases('Ada', 'Bea', 'Cleo', 'Dora');
  let come = () => undefined as void;
  const hold = async (opened: Page) =>
    (come = await holdBack(opened, `**/desk/cases/${cases[2]?.id}`));
  const { page } = await openDesk(site, { before: hold });
  await expectOpen(page, 'Ada');
  await page.keyboard.press('j');
  await expectOpen(page, 'Bea');
  await page.keyboard.press('j');
  await untilCaseLoads(page);
  await page.keyboard.press('/');
  const filter = page.getByRole('combobox', { name: 'Show' });
  const hasFocus = () => filter.evaluate((it) => it === document.activeElement);
  await expect.poll(hasFocus).toBe(true);
  come();
  await expectOpen(page, 'Cleo');
  expect(await hasFocus()).toBe(true);
  await expectUndecided(cases);
});

test('trust 81: the usual answer is on the screen before D sends it', async () => {
  const cases = await createCases('Ada', 'Bea');
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  const usual = page.getByRole('region', { name: /^Answer to/ }).getByText(/^Dismiss sends: ./);
  const sent = await usual.innerText();
  const come = await holdBack(page, '**/desk/texts');
  await page.reload();
  await page.getByRole('complementary', { name: 'About Ada' }).waitFor();
  await wait(700);
  await page.keyboard.press('d');
  await page.keyboard.press('w');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  come();
  // A press in the frame in which the answer appears.
  await page.evaluate(`(async () => {
    const line = document.getElementById('desk-usual-answer');
    while (!line.textContent) await new Promise(requestAnimationFrame);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true }));
  })()`);
  expect(await usual.innerText()).toBe(sent);
  await expectUndecided(cases);
  await expectOpen(page, 'Ada');
  await page.keyboard.press('d');
  await expectOpen(page, 'Bea');
});

test('a note that is not sent stays with its case, and a held key writes nothing', async () => {
  const cases = await createCases('Ada', 'Bea');
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  for (let count = 0; count < 5; count += 1) await page.keyboard.down('n');
  await page.keyboard.up('n');
  expect(await note(page).inputValue()).toBe('');
  await page.keyboard.type('Call back');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expectOpen(page, 'Bea');
  expect(await note(page).inputValue()).toBe('');
  for (let count = 0; count < 5; count += 1) await page.keyboard.down('r');
  await page.keyboard.up('r');
  expect(await answer(page).inputValue()).not.toMatch(/rr/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expectOpen(page, 'Ada');
  expect(await note(page).inputValue()).toBe('Call back');
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('Ctrl+Enter').waitFor();
  await expectUndecided(cases);
});

/** In the page: asks for the command bar as soon as the app listens to keys, and notes whether the header was there. */
const askFirst = `const listen = window.addEventListener.bind(window);
window.addEventListener = (type, listener, options) => {
  listen(type, listener, options);
  if (type !== 'keydown' || !options?.capture || window.headersThen !== undefined) return;
  window.headersThen = document.getElementsByTagName('header').length;
  const key = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
  window.dispatchEvent(new KeyboardEvent('keydown', key));
};`;

test('trust 81: Ctrl+K before the header is there opens the field with what was typed', async () => {
  const cases = await createCases('Ada', 'Bea');
  // A page that has loaded the desk before may have its scripts in memory, where nothing holds them back.
  await site.forgetUsed();
  const page = await site.visit({ as: await createStaff(app, 'moderator') });
  await page.addInitScript(askFirst);
  // Everything but the script that starts the page.
  const later = laterScripts();
  const come = await holdBack(page, later);
  const started = page.waitForRequest(later);
  await page.goto('/desk', { waitUntil: 'commit' });
  await started;
  await typeSteadily(page, 'dan', 90);
  expect(await page.evaluate('headersThen')).toBe(0);
  come();
  const field = page.getByRole('combobox', { name: 'Page, command or person' });
  await field.waitFor();
  await expect.poll(() => field.inputValue()).toBe('dan');
  await expectUndecided(cases);
});
