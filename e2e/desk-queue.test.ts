// @module-tag long
import { beforeEach, expect, test } from 'vitest';
import { openCase } from '../server/test/desk/desk.ts';
import { createMember } from '../server/test/members/members.ts';
import { openDesk } from './desk-page.ts';
import { untilKeysAct } from './keyboard.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;
const { id: by } = await createMember(app);
const number = 140;
const ids: string[] = [];

beforeEach(async () => {
  await app.pool.query('delete from report');
  ids.length = 0;
  for (let count = 0; count < number; count += 1) {
    const at = new Date(Date.now() - (number - count) * 60_000);
    ids.push((await openCase(app, { about: null, by, at })).id);
  }
});

test('the queue shows the number of open cases and loads more on scrolling', async () => {
  const { page } = await openDesk(site);
  await page.getByText('140 open', { exact: true }).waitFor();
  const rows = page.getByRole('region', { name: 'Queue' }).locator('ol > li[class*=row]');
  await rows.first().waitFor();
  expect(await rows.count()).toBeLessThan(number);
  await rows.first().hover();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 2000);
      return rows.count();
    })
    .toBe(number);
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  await untilKeysAct(page);
  await page.keyboard.press('d');
  await page.getByText('139 open', { exact: true }).waitFor();
});

test('the keys continue past the loaded cases, and so does a decision', async () => {
  const { page } = await openDesk(site, { path: `/desk?case=${ids[0]}` });
  const current = () => page.locator('li[aria-current=true] a').getAttribute('id');
  await expect.poll(current).toContain(ids[0]);
  // Letters that follow each other from before the page was there are a text.
  await untilKeysAct(page);
  for (const id of ids.slice(1, 35)) {
    await page.keyboard.press('j');
    await expect.poll(current).toContain(id);
  }
  await page.keyboard.press('k');
  await expect.poll(current).toContain(ids[33]);
  await page.getByRole('group', { name: 'Decide' }).waitFor();
  await untilKeysAct(page);
  await page.keyboard.press('d');
  await expect.poll(current).toContain(ids[34]);
});
