// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addPhotos, setMainPhoto, uploadPhoto } from '../server/test/files/images.ts';
import { choose, withPremium } from '../server/test/likes/likes.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { expectGoodAppearance } from './appearance.ts';
import { untilLoaded } from './loaded.ts';
import { button, entry } from './page-actions.ts';
import { openReports, shortId } from './reports-page.ts';
import { openSite } from './site.ts';
import { long } from './test-size.ts';

const site = await openSite();
const { app } = site;
const sql = sqlOf(app);

let place = 0;
/** A woman and a man, at their own place. */
async function createPair(name: string) {
  place += 3;
  const here = { latitude: -60 + place, longitude: 20, seek_max_distance: 50 };
  const ada = await withPremium(app, await createPerson(app, { profile: here }));
  const alan = await createPerson(app, aMan({ ...here, first_name: name }));
  return { ada, alan };
}
type Pair = Awaited<ReturnType<typeof createPair>>;

const nothing = () => Promise.resolve();
const places: [path: string, before: (pair: Pair) => Promise<unknown>][] = [
  ['/discover', nothing],
  ['/browse', nothing],
  ['/likes', ({ ada, alan }) => choose(alan, ada)],
  ['/likes/sent', ({ ada, alan }) => choose(ada, alan)],
  ['/likes/passed', ({ ada, alan }) => choose(ada, alan, 'pass')],
  ['/likes/bookmarks', ({ ada, alan }) => ada.send('PUT', `/bookmarks/${alan.id}`)],
  [
    '/matches/$id',
    async ({ ada, alan }) => {
      await choose(ada, alan);
      await choose(alan, ada);
    },
  ],
];

/** Cards, rows and the profile next to a chat each have their own menu. */
const menus = new Set(['/browse', '/likes', '/matches/$id']);

test.each(places.filter(([path]) => long || menus.has(path)))(
  'someone is blocked directly at %s, and disappears from it',
  async (path, before) => {
    const pair = await createPair('Alarich');
    await before(pair);
    const page = await site.visit({ as: pair.ada });
    await page.goto(path.replace('$id', pair.alan.id));
    await button(page, 'More about Alarich').click();
    const menu = page.getByRole('menu', { name: 'More about Alarich' });
    await menu
      .getByRole('menuitem', { name: /^Report/ })
      .last()
      .waitFor();
    await expectGoodAppearance(page, `person-menu${path.replaceAll(/[$/]+/g, '-')}`);
    await menu.getByRole('menuitem', { name: /^Block/ }).click();
    await page
      .getByRole('dialog', { name: 'Block Alarich?' })
      .getByRole('button', { name: 'Block' })
      .click();
    await expect.poll(() => page.getByRole('article').count()).toBe(0);
    await expect
      .poll(() => sql`select from block where member_id = ${pair.ada.id}`)
      .toHaveLength(1);
  },
);

test('a block on the deck removes no one else from it, and the last choice can still be undone', async () => {
  const { ada } = await createPair('Arnulf');
  const here = { latitude: -60 + place, longitude: 20, seek_max_distance: 50 };
  for (const first_name of ['Balder', 'Benno'])
    await createPerson(app, aMan({ ...here, first_name }));
  const page = await site.visit({ as: ada });
  await page.goto('/discover');
  const card = page.locator('article:not([inert])');
  const nameOf = async () => (await card.getAttribute('aria-label'))?.split(',')[0] ?? '';
  await card.waitFor();
  const passed = await nameOf();
  await button(page, `Pass on ${passed}`).click();
  await expect.poll(nameOf).not.toBe(passed);
  const blocked = await nameOf();
  await button(page, `More about ${blocked}`).click();
  await entry(page, /^Block/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect.poll(nameOf).not.toBe(blocked);
  await untilLoaded(page);
  const left = await nameOf();
  expect(['Arnulf', 'Balder', 'Benno']).toContain(left);
  expect(left).not.toBe(passed);
  // The bar that says who is blocked has one of its own.
  await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(nameOf).toBe(passed);
});

test('a photo is reported from the profile, and staff see it though its owner removed it', async () => {
  const { ada, alan } = await createPair('Albrecht');
  await setMainPhoto(alan, await uploadPhoto(alan, '#c05070'));
  await addPhotos(alan, [await uploadPhoto(alan, '#5070c0')]);
  const page = await site.visit({ as: ada });
  await page.goto(`/members/${alan.id}`);
  await button(page, 'Next photo').click();
  await button(page, 'More about Albrecht').click();
  await entry(page, /^Report this photo/).click();
  await page.getByAltText('The photo of Albrecht that you report').waitFor();
  await expectGoodAppearance(page, 'report-photo');
  await sendReport(page, 'That is my photo.');
  const [second] = await sql<{ public_id: string }>`select public_id from photo
    where member_id = ${alan.id} order by position desc limit 1`;
  const publicId = second?.public_id ?? '';
  expect(await reportedPhotos(ada.id)).toEqual([publicId]);
  await alan.send('DELETE', `/auth/picture/${publicId}`);
  await app.jobs.runDue();
  expect(await sql`select from photo where public_id = ${publicId}`).toEqual([]);

  const [report] = await sql<{ id: string }>`select id from report where reporter_id = ${ada.id}`;
  const office = await openReports(site);
  await office.getByRole('button', { name: `Reply to ${shortId(report?.id ?? '')}` }).click();
  const photo = office.getByRole('region', { name: 'Reported photo' }).locator('img');
  await expect.poll(() => photo.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(60);
});

test('the visible photo of the card is the one that is reported', async () => {
  const { ada, alan } = await createPair('Alwin');
  await addPhotos(alan, [await uploadPhoto(alan, '#5070c0')]);
  const page = await site.visit({ as: ada });
  await page.goto('/discover');
  const reportShown = async () => {
    await button(page, 'More about Alwin').click();
    await entry(page, /^Report this photo/).click();
    await sendReport(page, 'Not for a dating service.');
  };
  await reportShown();
  await button(page, 'Next photo').click();
  await reportShown();
  const photos = await sql<{ public_id: string }>`select public_id from photo
    where member_id = ${alan.id} order by position`;
  expect(await reportedPhotos(ada.id)).toEqual(photos.map(({ public_id }) => public_id));
  // Typing and pressing in the dialogs neither dragged the card nor chose.
  await page.getByRole('article', { name: /^Alwin/ }).waitFor();
  expect(await sql`select from choice where member_id = ${ada.id}`).toEqual([]);
});

async function sendReport(page: Page, description: string, block = false) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: "A nude I didn't want" }).check();
  await dialog.getByLabel('What happened?').fill(description);
  if (block) await dialog.getByRole('checkbox', { name: /^Also block/ }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await page.getByRole('dialog', { name: 'Thanks for your report' }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'detached' });
}

async function reportedPhotos(reporterId: string) {
  const rows = await sql<{ id: string }>`select e.content->>'publicId' as id from evidence e
    join report r on r.id = e.report_id where r.reporter_id = ${reporterId} and e.kind = 'photo'
    order by r.created_at`;
  return rows.map(({ id }) => id);
}
