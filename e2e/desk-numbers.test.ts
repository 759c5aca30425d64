// @module-tag long
import { expect, test } from 'vitest';
import { decideOn, openCase } from '../server/test/desk/desk.ts';
import { createStaff } from '../server/test/members/members.ts';
import { endUndo } from '../server/test/desk/reports.ts';
import { createColleague } from '../server/test/members/staff.ts';
import { expectGoodAppearance } from './appearance.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;
const grace = await createColleague(app, 'moderator');
const { id } = await openCase(app, { type: 'Harassment' });
await decideOn(grace, id, 'warn', { answer: 'We acted.' });
await openCase(app, { type: 'Harassment' });
await endUndo(app);

test('an administrator sees how fast the desk is, and each number links to its rows', async () => {
  const page = await site.visit({ as: await createStaff(app) });
  await page.goto('/desk/numbers');
  const types = page.getByRole('region', { name: 'By problem type' });
  await types.getByRole('cell', { name: 'Harassment' }).waitFor();
  await expectGoodAppearance(page, 'desk-numbers');
  await page.getByRole('radio', { name: '7 days' }).check();
  await page.waitForURL('**/desk/numbers?days=7');
  const colleagues = page.getByRole('region', { name: 'By colleague' });
  await colleagues.getByRole('link', { name: 'Grace' }).press('Enter');
  await page.waitForURL('**/audit?*');
  await page.getByRole('cell', { name: /decided a case about/ }).waitFor();
  await page.goBack();
  await types.getByRole('link', { name: '2', exact: true }).press('Enter');
  await page.waitForURL('**/reports?problem_type=Harassment&from=*');
  await page.getByText('Showing 2 of 2 reports').waitFor();
  await page.getByRole('button', { name: /^Since .+: show any time$/ }).press('Enter');
  await page.waitForURL('**/reports?problem_type=Harassment');
});

test('an analyst sees the numbers, without links to pages outside of the role', async () => {
  const page = await site.visit({ as: await createStaff(app, 'analyst') });
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('link', { name: 'Desk Numbers' }).click();
  await page.waitForURL('**/desk/numbers');
  const tables = page.getByRole('main');
  await tables.getByRole('cell', { name: 'Harassment' }).waitFor();
  expect(await tables.getByRole('link').count()).toBe(0);
});

test('an administrator downloads the files of the transparency report by keyboard', async () => {
  const page = await site.visit({ as: await createStaff(app) });
  await page.goto('/desk/transparency');
  const button = page.getByRole('button', { name: 'Download 4_notices' });
  await button.waitFor();
  await expectGoodAppearance(page, 'transparency');
  const loading = page.waitForEvent('download');
  await button.press('Enter');
  const file = await loading;
  const year = new Date().getUTCFullYear();
  expect(file.suggestedFilename()).toBe(`4_notices_${year}.csv`);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toContain('"STATEMENT_CATEGORY_CYBER_VIOLENCE"');
});

test('a moderator records a danger to life for a case', async () => {
  const page = await site.visit({ as: grace });
  await page.goto(`/desk/danger?case=${id}`);
  await page.getByLabel('What you suspect').fill('He wrote that he will hurt her tonight.');
  await page.getByLabel('Passed to').fill('Police of Porto');
  await page.getByRole('button', { name: 'Save record' }).press('Enter');
  await expect.poll(() => page.getByText('This field is required.').count()).toBe(2);
  await page.getByLabel('What was passed on').fill('The messages');
  await page.getByLabel('Passed on at').fill('2026-01-01T10:00');
  await page.getByRole('button', { name: 'Save record' }).press('Enter');
  await page.getByRole('heading', { name: /^Police of Porto/ }).waitFor();
  await expectGoodAppearance(page, 'danger');
  await page.goto('/desk/danger');
  await page.getByRole('heading', { name: /^Police of Porto/ }).waitFor();
});
