// @module-tag long
import { expect, test } from 'vitest';
import { addJob } from '../server/src/platform/jobs/jobs.ts';
import { createStaff } from '../server/test/members/members.ts';
import { expectAccessible, expectNoSidewaysScroll } from './appearance.ts';
import { openSite } from './site.ts';

const site = await openSite();

test('an administrator sees on a phone what failed in the background, retries one job and deletes another', async () => {
  site.app.jobs.handle('delete-old-rows-hourly', async () => {
    throw new RangeError('no');
  });
  for (const _job of ['one', 'another']) {
    await addJob(site.app.pool, 'delete-old-rows-hourly', {}, { attempts: 1 });
    await site.app.jobs.runDue();
  }
  const page = await site.visit({
    as: await createStaff(site.app),
    viewport: { width: 390, height: 800 },
  });
  await page.goto('/system');
  await page.getByText('RangeError').first().waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('button', { name: /^Retry delete-old-rows-hourly/ })
    .first()
    .click();
  await expect
    .poll(() => page.getByRole('button', { name: /^Retry delete-old-rows-hourly/ }).count())
    .toBe(1);
  await page.getByRole('button', { name: /^Delete delete-old-rows-hourly/ }).click();
  await page.getByText('No job has failed.').waitFor();
});
