// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose } from '../server/test/likes/likes.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import type { Person } from '../server/test/premium/premium.ts';
import { createColleague } from '../server/test/members/staff.ts';
import { buy, cards, sellPremium } from './checkout-page.ts';
import { heading } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { settle } = await sellPremium(site);
const lead = await createColleague(site.app);

/** Opens the list of likes received. A page that reloads loses its mark. */
async function openLikes(page: Page) {
  await page.goto('/likes');
  await page.getByRole('main').getByText('1 person likes you').waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isMarked: true }));
}

/** The people on the page, and whether it was never reloaded. */
const shown = async (page: Page) => ({
  person: await page.getByRole('article').filter({ hasText: 'Balduin' }).count(),
  offer: await page.getByRole('main').getByRole('link', { name: 'See premium' }).count(),
  isMarked: await page.evaluate(() => 'isMarked' in globalThis),
});
const open = { person: 1, offer: 0, isMarked: true };
const locked = { person: 0, offer: 1, isMarked: true };

const end = async (ada: Person) => {
  const { rows } = await site.app.pool.query<{ id: string }>(
    `select id from subscription where member_id = $1`,
    [ada.id],
  );
  return lead.send('POST', `/users/${ada.id}/subscription-end`, {
    subscriptionId: rows[0]?.id,
    atPeriodEnd: false,
    refund: 'last',
    reason: 'Asked for it',
  });
};

test('trust 66: premium features appear and disappear right away in another tab and on another device', async () => {
  const ada = await createPerson(site.app);
  await choose(await createPerson(site.app, aMan({ first_name: 'Balduin' })), ada);
  const page = await site.visit({ as: ada });
  const [tab, device] = [await page.context().newPage(), await site.visit({ as: ada })];
  const both = [tab, device];
  const expectBoth = async (what: typeof open) => {
    for (const each of both) await expect.poll(() => shown(each)).toEqual(what);
  };
  for (const each of both) await openLikes(each);
  await expectBoth(locked);

  await buy(page, 'Monthly', cards.pays);
  await heading(page, 'You have premium').waitFor();
  await expectBoth(open);

  expect((await end(ada)).statusCode).toBe(200);
  await settle();
  await expectBoth(locked);

  const inMinutes = (count: number) =>
    new Date(site.app.now().getTime() + count * 60_000).toISOString();
  const give = (to: string | null) =>
    lead.send('PUT', `/users/${ada.id}/vip`, { until: to, reason: 'Won the raffle' });
  expect((await give(inMinutes(60))).statusCode).toBe(200);
  await expectBoth(open);
  expect((await give(null)).statusCode).toBe(200);
  await expectBoth(locked);

  // Without any action: its time is over.
  expect((await give(inMinutes(5))).statusCode).toBe(200);
  await expectBoth(open);
  site.app.advanceClock(5 * 60_000);
  await expectBoth(locked);
});
