// @module-tag long
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { insertReport } from '../server/test/desk/reports.ts';
import { builtScript } from './built-script.ts';
import { createCase, decisionsOf, expectOpen, holdBack, openDesk } from './desk-page.ts';
import { untilKeysAct } from './keyboard.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;

beforeEach(async () => {
  await site.forgetUsed();
  await app.pool.query('delete from report');
});

const code = builtScript('app/layout/commands/command-bar.tsx');

const field = (page: Page) => page.getByRole('combobox', { name: 'Page, command or person' });

/** A fresh tab with three cases, on a computer this many times slower. The second case is open, by J. */
async function openSecondCase(slowness = 1, before?: (page: Page) => Promise<unknown>) {
  const cases = [];
  for (const name of ['Ada', 'Bea', 'Cleo']) cases.push(await createCase(site, name));
  const { page } = await openDesk(site, { before });
  await expectOpen(page, 'Ada');
  if (slowness > 1) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  }
  await page.keyboard.press('j');
  await expectOpen(page, 'Bea');
  return { page, cases };
}

/** The second case, before the command bar may come. */
async function openWithoutCommandBar(slowness?: number) {
  let load = () => undefined as void;
  const opened = await openSecondCase(
    slowness,
    async (page) => (load = await holdBack(page, code)),
  );
  return { ...opened, load };
}

async function expectUntouched(cases: readonly { id: string }[]) {
  for (const { id } of cases) expect(await decisionsOf(site, id)).toEqual([]);
  const { rows } = await app.pool.query(
    'select id from report_case where escalated_at is not null',
  );
  expect(rows).toEqual([]);
}

const typists = [
  { name: 'alex', delay: 20, slowness: 1 },
  { name: 'blues', delay: 100, slowness: 6 },
  { name: 'dan', delay: 100, slowness: 1 },
  { name: 'dan', delay: 20, slowness: 6 },
];

test.each(typists)(
  'trust 81: $name typed at $delay ms a key after Ctrl+K goes into the field that is still loading, on a computer $slowness times slower',
  async ({ name, delay, slowness }) => {
    const { page, cases, load } = await openWithoutCommandBar(slowness);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(name, { delay });
    await page.getByText('Opening…').waitFor();
    load();
    await field(page).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe(name);
    await page.keyboard.type('de', { delay });
    await expect.poll(() => field(page).inputValue()).toBe(`${name}de`);
    expect(await page.getByRole('dialog').count()).toBe(1);
    await expectUntouched(cases);
  },
);

test('trust 81: Backspace corrects what is typed while the field loads, and Escape cancels it', async () => {
  const { page, cases, load } = await openWithoutCommandBar();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ds');
  await page.keyboard.press('Escape');
  await page.getByText('Opening…').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('daz');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('n');
  await page.keyboard.press('Enter');
  load();
  await field(page).waitFor();
  await expect.poll(() => field(page).inputValue()).toBe('dan');
  await expectUntouched(cases);
});

test('trust 81: a field that cannot be loaded says so, has done nothing, and gives the keys back', async () => {
  const { promise: mayFail, resolve: fail } = Promise.withResolvers<void>();
  const { page, cases } = await openSecondCase(1, (opened) =>
    opened.route(code, async (route) => {
      await mayFail;
      await route.abort();
    }),
  );
  site.allowErrors(/Failed to load resource|Failed to fetch dynamically imported module/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dan');
  fail();
  const notice = page.getByRole('alert').filter({ hasText: "This couldn't be opened" });
  await notice.waitFor();
  await expectUntouched(cases);
  await expectOpen(page, 'Bea');
  await page.keyboard.press('j');
  await expectOpen(page, 'Cleo');
  await page.unroute(code);
  await notice.getByRole('button', { name: 'Reload page' }).click();
  await notice.waitFor({ state: 'detached' });
  await expectOpen(page, 'Cleo');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dan');
  await expect.poll(() => field(page).inputValue()).toBe('dan');
  expect(await notice.count()).toBe(0);
  await expectUntouched(cases);
});

test('trust 81: Ctrl+K right after a dialog was closed opens the field, again and again', async () => {
  const { page, cases } = await openSecondCase();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (let round = 0; round < 5; round += 1) {
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dan', { delay: 20 });
    await expect.poll(() => field(page).inputValue()).toBe('dan');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('alex', { delay: 20 });
    await expect.poll(() => field(page).inputValue()).toBe('alex');
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });
  }
  await expectUntouched(cases);
});

test('trust 81: a key that is held, or pressed before the case could be seen, decides nothing', async () => {
  const cases: { id: string }[] = [];
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dora']) cases.push(await createCase(site, name));
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  // A second press in the frame in which the next case appears.
  await page.evaluate(`(async () => {
    const press = () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true }));
    const title = () => document.querySelector('aside[aria-label="About Bea"]')?.checkVisibility();
    press();
    while (!title()) await new Promise(requestAnimationFrame);
    press();
  })()`);
  await expectOpen(page, 'Bea');
  // The first press moves on, and what follows while it is held is a repeat.
  for (let count = 0; count < 5; count += 1) await page.keyboard.down('j');
  await page.keyboard.up('j');
  await expectOpen(page, 'Cleo');
  await expect.poll(() => decisionsOf(site, cases[0]?.id ?? '')).toEqual(['dismiss']);
  await expectUntouched(cases.slice(1));
});

test('trust 81: U undoes a decision whose request is still on its way', async () => {
  const first = await createCase(site, 'Ada');
  await createCase(site, 'Bea');
  const { page } = await openDesk(site);
  const { promise: mayGo, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/decisions', async (route) => {
    await mayGo;
    await route.continue();
  });
  await expectOpen(page, 'Ada');
  await page.keyboard.press('d');
  await expectOpen(page, 'Bea');
  await page.keyboard.press('u');
  go();
  await page.getByText('Decision undone: Ada.').waitFor();
  await expectOpen(page, 'Ada');
  expect(await decisionsOf(site, first.id)).toEqual([]);
});

test('trust 81: Esc leaves the answer with its text, and letters are keys again', async () => {
  const { page, cases } = await openSecondCase();
  const answer = page.getByRole('textbox', { name: /^Answer to/ });
  await page.keyboard.press('r');
  await page
    .getByRole('region', { name: /^Answer to/ })
    .getByText('Esc leaves the field.')
    .waitFor();
  await page.keyboard.type(' Thank you.');
  await page.keyboard.press('Escape');
  await expect.poll(() => answer.evaluate((it) => it === document.activeElement)).toBe(false);
  expect(await answer.inputValue()).toContain('Thank you.');
  await page.keyboard.press('j');
  await expectOpen(page, 'Cleo');
  await page.keyboard.press('w');
  const panel = page.getByRole('region', { name: 'Details: Warn' });
  await panel.getByRole('textbox', { name: 'Reason' }).focus();
  // The first leaves the field, the second cancels.
  await page.keyboard.press('Escape');
  await panel.waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expectUntouched(cases);
});

test('trust 81: a ban for reports of several types needs a choice of what it is about, and its reason to be seen', async () => {
  const { id, about } = await createCase(site, 'Ada');
  await insertReport(app, { about, type: 'Inappropriate Content', description: 'A photo.' });
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  await page.keyboard.press('b');
  const panel = page.getByRole('region', { name: 'Details: Ban' });
  await panel.getByRole('radio', { name: 'Harassment' }).waitFor();
  expect(await panel.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('');
  // Before the panel could be seen.
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await panel.getByText("Choose what it's about.").waitFor();
  expect(await decisionsOf(site, id)).toEqual([]);
  await panel.getByRole('radio', { name: 'Inappropriate Content' }).focus();
  await page.keyboard.press('Space');
  expect(await panel.getByRole('textbox', { name: 'Reason' }).inputValue()).not.toBe('');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => decisionsOf(site, id)).toEqual(['ban']);
});

test('keys act while a checkbox of the queue has the focus, which keeps its own', async () => {
  const { page, cases } = await openSecondCase();
  const box = page.getByRole('checkbox', { name: 'Select Ada' });
  await box.focus();
  await page.keyboard.press('j');
  await expectOpen(page, 'Cleo');
  await page.keyboard.press('Space');
  await expect.poll(() => box.isChecked()).toBe(true);
  // The key could be meant for the selected case.
  await page.getByText('While cases are selected, no key decides.').waitFor();
  await page.keyboard.press('d');
  await page.keyboard.press('k');
  await page.locator('li[aria-current=true]').getByRole('link', { name: 'Bea' }).waitFor();
  await expectUntouched(cases);
  await page.keyboard.press('Space');
  await expect.poll(() => box.isChecked()).toBe(false);
  await expectOpen(page, 'Bea');
  // Nor is it for the open case while the focus is on the row of another one.
  await page.keyboard.press('d');
  await page.keyboard.press('e');
  await expectUntouched(cases);
  const own = page.getByRole('checkbox', { name: 'Select Bea' });
  await own.focus();
  // Letters alone would be a word by now.
  await page.keyboard.press('Space');
  await expect.poll(() => own.isChecked()).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(() => own.isChecked()).toBe(false);
  await untilKeysAct(page);
  await page.keyboard.press('d');
  await expect.poll(() => decisionsOf(site, cases[1]?.id ?? '')).toEqual(['dismiss']);
});

test('keys act while a radio button has the focus, which keeps its arrows', async () => {
  const { about } = await createCase(site, 'Ada');
  await insertReport(app, { about, type: 'Inappropriate Content', description: 'A photo.' });
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  await page.keyboard.press('b');
  const panel = page.getByRole('region', { name: 'Details: Ban' });
  await panel.getByRole('radio', { name: 'Harassment' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => panel.getByRole('radio', { name: 'Inappropriate Content' }).isChecked())
    .toBe(true);
  await page.keyboard.press('w');
  await page.getByRole('region', { name: 'Details: Warn' }).waitFor();
});
