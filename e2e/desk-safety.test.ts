// @module-tag long
import { beforeEach, expect, test } from 'vitest';
import { historyOf, textsOf, write } from '../server/test/chat/chats.ts';
import { matchOf } from '../server/test/likes/likes.ts';
import { createPerson } from '../server/test/members/people.ts';
import { insertReport, pathTo } from '../server/test/desk/reports.ts';
import { caseIdOf } from '../server/test/desk/desk.ts';
import { expectGoodAppearance } from './appearance.ts';
import { createCase, decisionsOf, expectFocusInPage, expectOpen, openDesk } from './desk-page.ts';
import { untilKeysAct } from './keyboard.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;

beforeEach(async () => {
  await app.pool.query('delete from report');
});

test('a danger to life is recorded from the open case by keyboard, and every read is in the audit log', async () => {
  const { id } = await createCase(site, 'Ada');
  const { page, staff } = await openDesk(site);
  await expectOpen(page, 'Ada');
  await page.keyboard.press('l');
  const dialog = page.getByRole('dialog', { name: 'Danger to Life' });
  await dialog.getByText('No records from this case.').waitFor();
  await page.keyboard.type('He wrote that he will hurt her tonight.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Police of Porto');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The messages');
  await dialog.getByLabel('Passed on at').fill('2026-01-01T10:00');
  await dialog.getByRole('button', { name: 'Save record' }).press('Enter');
  await dialog.getByRole('heading', { name: /^Police of Porto/ }).waitFor();
  await expectGoodAppearance(page, 'desk-danger-dialog');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocusInPage(page);
  const { rows } = await app.pool.query(
    `select distinct action from audit where actor_id = $1 and details ->> 'case' = $2
      and (action = 'case.danger' or details ->> 'part' = 'danger') order by 1`,
    [staff.id, id],
  );
  expect(rows).toEqual([{ action: 'case.danger' }, { action: 'report.read' }]);
});

test('a reporter is warned from the case, set aside after another unfounded report, and cleared', async () => {
  const reporter = await createPerson(app, { profile: { first_name: 'Zoe' } });
  const old = new Date(Date.now() - 86_400_000);
  await insertReport(app, { by: reporter.id, path: pathTo.rejected, at: old, about: null });
  await createCase(site, 'Ada', { by: reporter.id });
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  const people = page.getByRole('region', { name: 'People who reported' });
  const dialog = page.getByRole('dialog');
  await people.getByRole('button', { name: /^Warn Zoe/ }).press('Enter');
  await dialog.getByLabel('Reason').fill('You reported people for their hobbies.');
  await expectGoodAppearance(page, 'desk-standing-dialog');
  await dialog.getByRole('button', { name: 'Send warning' }).press('Enter');
  await people.getByText(/^Warned about unfounded reports/).waitFor();

  await people.getByRole('button', { name: /Zoe/ }).press('Enter');
  site.allowErrors(/Failed to load resource/);
  await dialog.getByRole('button', { name: 'Set reports aside' }).press('Enter');
  await dialog.getByText(/^Warn them first/).waitFor();
  await insertReport(app, { by: reporter.id, path: pathTo.rejected, about: null });
  await dialog.getByLabel('Until').selectOption('90');
  await dialog.getByRole('button', { name: 'Set reports aside' }).press('Enter');
  await people.getByText(/^Reports set aside until/).waitFor();

  await people.getByRole('button', { name: /Zoe/ }).press('Enter');
  await dialog.getByLabel('Reason').fill('They were right after all.');
  await dialog.getByRole('button', { name: 'Clear' }).press('Enter');
  await people.getByText(/^Reports set aside until/).waitFor({ state: 'detached' });
  await expectFocusInPage(page);
  const { rows } = await app.pool.query(
    `select details -> 'after' ->> 'step' as step from audit
      where action = 'reporter.standing' and subject_id = $1 order by id`,
    [reporter.id],
  );
  expect(rows).toEqual(['warn', 'set-aside', 'clear'].map((step) => ({ step })));
});

/** A conversation in which one message was reported and another one is worse. */
async function reportConversation() {
  const [ada, bad] = await matchOf(app);
  for (const text of ['Hello there', 'Where are you now', 'Nice coat today'])
    await write(bad, ada, text);
  const { messages } = await historyOf(ada, bad);
  const report = { problem_type: 'Harassment', description: 'This', messageId: messages[1]?._id };
  const made = await ada.send('POST', '/reports/create-reports', report);
  const reportId = made.json<{ data: { report: { _id: string } } }>().data.report._id;
  return { id: await caseIdOf(app, reportId), texts: () => textsOf(ada, bad) };
}

test('a message is removed directly in the conversation: two keys for the reported one, two clicks for any', async () => {
  const first = await reportConversation();
  const { page } = await openDesk(site);
  const removal = page.getByRole('button', { name: 'Remove message and answer the reporter' });
  await page.getByRole('radio', { name: 'Remove: Nice coat today' }).waitFor();
  await untilKeysAct(page);
  await page.keyboard.press('m');
  await removal.waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => decisionsOf(site, first.id)).toEqual(['remove-message']);
  expect(await first.texts()).toEqual(['Hello there', null, 'Nice coat today']);

  const second = await reportConversation();
  await page.goto('/desk');
  await page.getByRole('radio', { name: 'Remove: Hello there' }).click();
  await page.getByRole('radio', { name: 'Remove: Hello there' }).press('ArrowDown');
  await page.getByRole('radio', { name: 'Remove: Where are you now' }).press('ArrowDown');
  await page
    .getByRole('region', { name: 'Details: Remove message' })
    .getByText('Nice coat today')
    .waitFor();
  await expectGoodAppearance(page, 'desk-remove-message');
  await removal.click();
  await expect.poll(() => decisionsOf(site, second.id)).toEqual(['remove-message']);
  expect(await second.texts()).toEqual(['Hello there', 'Where are you now', null]);
});
