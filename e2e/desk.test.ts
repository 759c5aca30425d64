// @module-tag long
import { beforeEach, expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { insertReport } from '../server/test/desk/reports.ts';
import { publishStaffTopics } from '../server/src/platform/live/publish.ts';
import {
  countKeys,
  createCase,
  decisionsOf,
  expectFocusInPage,
  expectOpen,
  openDesk,
} from './desk-page.ts';
import { untilKeysAct } from './keyboard.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;

beforeEach(async () => {
  await app.pool.query('delete from report');
});

/** Five kinds of cases, each twice, with the keys that decide them. */
const kinds = [
  { type: 'Harassment', reports: 3, keys: ['w', 'Enter'], action: 'warn' },
  { type: 'Inappropriate Content', reports: 2, keys: ['s', 'Enter'], action: 'suspend' },
  { type: 'Account Issue', reports: 1, keys: ['b', 'Enter', 'Enter'], action: 'ban' },
  { type: 'Other', reports: 1, keys: ['d'], action: 'dismiss' },
  { type: 'Bug Report', reports: 1, keys: ['d'], action: 'dismiss', service: true },
] as const;

test(
  'ten cases of five kinds are decided by keyboard: dismissed by one key, sanctioned by two',
  { tags: ['journey'] },
  async () => {
    const cases = [];
    for (const [index, kind] of [...kinds, ...kinds].entries()) {
      const name = 'service' in kind ? null : `Person${index}`;
      const { id } = await createCase(site, name, { type: kind.type, reports: kind.reports });
      cases.push({ ...kind, id, name });
    }
    const { page } = await openDesk(site);
    const { press, take } = countKeys(page);
    for (const { id, name, keys, action } of cases) {
      if (name) await expectOpen(page, name);
      else await page.waitForURL(new RegExp(id));
      await untilKeysAct(page);
      await page.getByRole('group', { name: 'Decide' }).waitFor();
      for (const key of keys) {
        await press(key);
        // Its reason has to be on the screen for a moment.
      }
      expect(take()).toBeLessThanOrEqual(action === 'dismiss' ? 1 : 3);
      await expectFocusInPage(page);
    }
    await page.getByRole('heading', { name: 'All caught up' }).waitFor();
    for (const { id, action } of cases)
      await expect.poll(() => decisionsOf(site, id)).toEqual([action]);
    const { rows } = await app.pool
      .query(`select a.outcome, count(*)::int, count(a.answer)::int as answered
    from decision_report a group by 1 order by 1`);
    expect(rows).toEqual([
      { outcome: 'rejected', count: 2, answered: 2 },
      { outcome: 'resolved', count: 14, answered: 14 },
    ]);
  },
);

test('a decision is undone by a key, also after the next case is open, and the notification stays while it has the focus', async () => {
  const first = await createCase(site, 'Ada');
  await createCase(site, 'Bea');
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  await page.keyboard.press('d');
  await expectOpen(page, 'Bea');
  await page.getByText('Dismissed: Ada.').waitFor();
  await page.keyboard.press('u');
  await expectOpen(page, 'Ada');
  await page.getByText('Decision undone: Ada.').waitFor();
  expect(await decisionsOf(site, first.id)).toEqual([]);
  await expectFocusInPage(page);
});

test('a report that arrives in the meantime brings the case back, marks it as new, and keeps the typed text', async () => {
  const { id, about } = await createCase(site, 'Ada');
  await createCase(site, 'Bea');
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  const answer = page.getByRole('textbox', { name: 'Answer to the reporter' });
  await page.keyboard.press('r');
  await answer.fill('Typed by hand.');
  await insertReport(app, { about, type: 'Harassment', description: 'Me too.' });
  site.allowErrors(/Failed to load resource/);
  // Before the page hears of it.
  for (const key of ['Control', 'Enter']) await page.keyboard.down(key);
  for (const key of ['Enter', 'Control']) await page.keyboard.up(key);
  await page
    .getByRole('alert')
    .getByText(/Another report has come in/)
    .waitFor();
  await page.getByRole('button', { name: 'Open case' }).click();
  await expectOpen(page, 'Ada');
  const fresh = page.getByRole('listitem').filter({ hasText: 'Me too.' });
  await fresh.getByText('New', { exact: true }).waitFor();
  expect(await page.getByRole('textbox', { name: /^Answer to/ }).inputValue()).toBe(
    'Typed by hand.',
  );
  await page.keyboard.press('d');
  await expect.poll(() => decisionsOf(site, id)).toEqual(['dismiss']);
});

test('single keys are ignored in fields, and can be turned off', async () => {
  const { id } = await createCase(site, 'Ada');
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  await page.keyboard.press('r');
  await page.keyboard.type('d');
  await page.keyboard.press('Tab');
  await page.getByRole('heading', { name: /^Ada, / }).focus();
  await page.keyboard.press('?');
  await page
    .getByRole('dialog')
    .getByRole('switch', { name: /Single-key/ })
    .click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('d');
  expect(await decisionsOf(site, id)).toEqual([]);
  await expectOpen(page, 'Ada');
});

test('new cases appear automatically, and filters are in the URL', async () => {
  const { page } = await openDesk(site, { path: '/desk?problem_type=Harassment' });
  await page.getByRole('heading', { name: 'No cases match these filters' }).waitFor();
  await createCase(site, 'Ada');
  await createCase(site, 'Bea', { type: 'Other' });
  await publishStaffTopics(app.pool, 'reports');
  await expectOpen(page, 'Ada');
  expect(await page.getByRole('link', { name: 'Bea' }).count()).toBe(0);
  await page.getByLabel('Type').selectOption('Any type');
  await page.getByRole('link', { name: 'Bea' }).waitFor();
  await page.goto('/desk?show=service');
  await page.getByRole('heading', { name: 'No cases match these filters' }).waitFor();
});

test('several cases are decided together, each with its result, and undone together', async () => {
  const cases = [];
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dora']) cases.push(await createCase(site, name));
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  for (const name of ['Bea', 'Cleo', 'Dora'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  const staff = await createStaff(app, 'moderator');
  // A colleague has taken one of them in the meantime.
  await app.pool.query(
    `update report_case set claimed_by = $1, claimed_until = now() + interval '5 minutes' where id = $2`,
    [staff.id, cases[3]?.id],
  );
  const bar = page.getByRole('group', { name: 'Selected cases' });
  await bar.getByRole('button', { name: 'Warn' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Warn in 3 cases' }).click();
  await page.getByText('Warned in 2 cases.').waitFor();
  await page.getByText('Dora: Grace is working on this case.').waitFor();
  expect(await decisionsOf(site, cases[1]?.id ?? '')).toEqual(['warn']);
  await page.getByRole('button', { name: 'Undo all' }).click();
  await page.getByRole('link', { name: 'Bea' }).waitFor();
  for (const { id } of cases) expect(await decisionsOf(site, id)).toEqual([]);
});

test('by mouse a sanction takes two clicks, and the typed text is sent', async () => {
  const { id } = await createCase(site, 'Ada', { reports: 2 });
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  const bar = page.getByRole('group', { name: 'Decide' });
  await bar.getByRole('button', { name: 'Warn' }).click();
  const panel = page.getByRole('region', { name: 'Details: Warn' });
  await panel.getByRole('textbox', { name: 'Reason' }).fill('You threatened {name}.');
  await panel.getByRole('button', { name: 'Warn and answer 2 reporters' }).click();
  await expect.poll(() => decisionsOf(site, id)).toEqual(['warn']);
  const { rows } = await app.pool.query('select reason from decision where case_id = $1', [id]);
  expect(rows).toEqual([{ reason: 'You threatened Ada.' }]);
});

test('an open case belongs to the person who claimed it, and others see that and cannot decide', async () => {
  await createCase(site, 'Ada');
  const { page: first } = await openDesk(site);
  await untilKeysAct(first);
  await first.keyboard.press('a');
  await first.getByText('Yours', { exact: true }).waitFor();
  const { page: second } = await openDesk(site);
  await second.getByRole('alert').getByText('Grace is working on this case.').waitFor();
  expect(await second.getByRole('button', { name: 'Dismiss' }).isDisabled()).toBe(true);
  await first.getByText('Also open: Grace').waitFor();
  await untilKeysAct(first);
  await first.keyboard.press('a');
  await first
    .getByRole('paragraph')
    .filter({ hasText: /^Unassigned$/ })
    .waitFor();
  await expect.poll(() => second.getByRole('button', { name: 'Dismiss' }).isDisabled()).toBe(false);
});

test('support answers, but decides nothing', async () => {
  await createCase(site, 'Ada');
  const { page } = await openDesk(site, { role: 'support' });
  await page.getByText(/Moderators decide this case/).waitFor();
  expect(await page.getByRole('button', { name: 'Ban' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: /^Answer to/ }).click();
  await page.getByRole('textbox', { name: /^Answer to/ }).fill('Thanks, {reporter}.');
  await page.getByRole('button', { name: 'Send without deciding' }).click();
  await page.getByText('Answer sent.').waitFor();
  const { rows } = await app.pool.query('select message from reply');
  expect(rows).toEqual([{ message: 'Thanks, Ada.' }]);
});
