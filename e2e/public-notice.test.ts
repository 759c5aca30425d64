// @module-tag long
import { expect, test } from 'vitest';
import { sentMails } from '../server/test/service/mails.ts';
import { createMember } from '../server/test/members/members.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { expectGoodAppearance } from './appearance.ts';
import { openSite } from './site.ts';

const site = await openSite();
const sql = sqlOf(site.app);

test('someone without an account reports a profile by keyboard and gets a receipt', async () => {
  const { id } = await createMember(site.app);
  const page = await site.visit();
  await page.goto('/faqs');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Report Content' }).press('Enter');
  await page.getByRole('heading', { name: 'Report Content' }).waitFor();
  const send = page.getByRole('button', { name: 'Send report' });
  await send.press('Enter');
  await page.getByText('Enter your email.').waitFor();
  expect(await page.getByText('This field is required.').count()).toBe(4);
  expect(await page.getByText('Check this box to continue.').count()).toBe(1);
  await expectGoodAppearance(page, 'report-content');
  await page.getByLabel('What is it about?').selectOption('harassment');
  await page.getByLabel('Where is it?').fill(`${site.url}/people/${id}`);
  await page.getByLabel('What is wrong with it?').fill('They show my photo and threaten me.');
  await page.getByLabel('Your name').fill('A neighbour');
  await page.getByLabel('Your email').fill('neighbour@elsewhere.example');
  await page.getByRole('checkbox').press('Space');
  await send.press('Enter');
  const shown = await page.getByText('We received your report #').textContent();
  const [reference = 'none'] = /#[0-9a-f]{6}/.exec(shown ?? '') ?? [];
  const mails = (await sentMails(site.app)).filter(
    ({ to }) => to?.[0]?.address === 'neighbour@elsewhere.example',
  );
  expect(mails.map(({ text }) => text?.includes(reference))).toEqual([true]);
  expect(await sql`select problem_type from report where reported_id = ${id}`).toEqual([
    { problem_type: 'Harassment' },
  ]);
});

test('a report of child abuse needs no name', async () => {
  const page = await site.visit();
  await page.goto('/report-content');
  await page.getByLabel('What is it about?').selectOption('child-abuse');
  await page.getByText('You can leave out your name and email.').waitFor();
  await page.getByLabel('Where is it?').fill('The third photo of Zed in Porto');
  await page.getByLabel('What is wrong with it?').fill('Someone very young.');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('We received your report #').waitFor();
  expect(await page.getByText('We sent you an email').count()).toBe(0);
});
