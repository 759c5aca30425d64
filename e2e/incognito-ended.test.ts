// @module-tag long
import { expect, test } from 'vitest';
import { withPremium } from '../server/test/likes/likes.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { addJob } from '../server/src/platform/jobs/jobs.ts';
import { expectAccessible, expectGoodAppearance } from './appearance.ts';
import { button } from './page-actions.ts';
import { untilLoaded } from './loaded.ts';
import { openSite } from './site.ts';

const site = await openSite();
const sql = sqlOf(site.app);

async function endIncognito() {
  await addJob(site.app.pool, 'end-incognito', {});
  await site.app.jobs.runDue();
}

test('trust 79: when incognito ends with premium, every page asks whether to show the profile again, and the answer counts', async () => {
  const alan = await withPremium(site.app, await createPerson(site.app, aMan()));
  await alan.send('PUT', '/settings', { incognito: true });
  const page = await site.visit({ as: alan });
  await page.goto('/home');
  const banner = page.locator('aside').filter({ hasText: 'Incognito has ended' });
  await untilLoaded(page);
  expect(await banner.count()).toBe(0);
  await sql`update vip_grant set ends_at = starts_at + interval '1 millisecond' where member_id = ${alan.id}`;
  await endIncognito();
  await banner.waitFor();
  for (const path of ['/settings', '/discover']) {
    await page.goto(path);
    await banner.waitFor();
  }
  await untilLoaded(page);
  await expectAccessible(page);
  await expectGoodAppearance(page, 'incognito-ended');
  await page.getByRole('link', { name: 'Get premium', exact: true }).waitFor();
  await button(page, 'Show my profile').click();
  await expect.poll(() => banner.count()).toBe(0);
  const profiles = await sql`select paused, incognito from profile where member_id = ${alan.id}`;
  expect(profiles).toEqual([{ paused: false, incognito: false }]);
});

test('trust 79: a member who has premium again is offered incognito, and may stay paused', async () => {
  const alan = await withPremium(site.app, await createPerson(site.app, aMan()));
  await sql`update profile set paused = true, incognito_ended = true where member_id = ${alan.id}`;
  const page = await site.visit({ as: alan });
  await page.goto('/settings');
  await button(page, 'Keep it paused').waitFor();
  await button(page, 'Turn on incognito').click();
  await expect.poll(() => button(page, 'Keep it paused').count()).toBe(0);
  const profiles = await sql`select paused, incognito from profile where member_id = ${alan.id}`;
  expect(profiles).toEqual([{ paused: false, incognito: true }]);
});
