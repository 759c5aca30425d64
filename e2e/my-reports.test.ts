// @module-tag long
import { expect, test } from 'vitest';
import { createMember } from '../server/test/members/members.ts';
import { insertReport } from '../server/test/desk/reports.ts';
import { expectAccessible } from './appearance.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;

test('a member reports a problem and sees it in the list of own reports', async () => {
  const page = await site.visit({ as: await createMember(app) });
  await page.goto('/my-reports');
  await page.getByRole('heading', { name: "You haven't reported anything." }).waitFor();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Send report' });
  await expect.poll(() => send.isDisabled()).toBe(true);
  await dialog.getByText('Choose what it is about.').waitFor();
  await dialog.getByLabel('Payment').check();
  await dialog.getByText('Tell us what happened.').waitFor();
  expect(await send.isDisabled()).toBe(true);
  await dialog.getByLabel('What happened?').fill('I was charged twice.');
  await expectAccessible(page);
  await send.click();
  await dialog.getByText(/We received your report #[0-9a-f]{6}/).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('I was charged twice.').waitFor();
  await page.getByText('Pending', { exact: true }).waitFor();
  await expectAccessible(page);
});

test('row 2: a report with replies calls its conversation, and shows a new reply', async () => {
  const member = await createMember(app);
  const id = await insertReport(app, { by: member.id, description: 'He wrote to me elsewhere' });
  const answer = (message: string) =>
    app.pool.query(
      `insert into reply (report_id, id, message, is_internal) values ($1, gen_random_uuid(), $2, false)`,
      [id, message],
    );
  await answer('We are looking into it.');
  const page = await site.visit({ as: member });
  const conversation = page.waitForResponse(`**/reports/report/${id}/conversation`);
  await page.goto('/my-reports');
  expect((await conversation).status()).toBe(200);
  await page.getByText('We are looking into it.').waitFor();
  await answer('It is settled.');
  await page.reload();
  await page.getByText('It is settled.').waitFor();
});
