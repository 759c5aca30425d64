// @module-tag long
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, keepScreenshots } from './appearance.ts';
import { createCase, expectOpen, openDesk } from './desk-page.ts';
import { expectNoLayoutShift, watchLayoutShift } from './layout-shift.ts';
import { untilLoaded } from './loaded.ts';
import { openSite } from './site.ts';
import { createStaff } from '../server/test/members/members.ts';

const site = await openSite();

beforeEach(async () => {
  await site.app.pool.query('delete from report');
});

test('the desk and a prepared sanction are accessible and fit a narrow phone', async () => {
  await createCase(site, 'Ada', { reports: 3, description: 'He insulted me.' });
  await createCase(site, null, { type: 'Bug Report' });
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  await keepScreenshots(page, 'desk');
  await page.keyboard.press('s');
  await page.getByText('Ground', { exact: false }).first().click();
  await expectAccessible(page);
  await keepScreenshots(page, 'desk-suspend');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test.each([1024, 1280, 1440])('at %i px no decision is cut', async (width) => {
  await createCase(site, 'Ada', { reports: 2 });
  const { page } = await openDesk(site);
  await expectOpen(page, 'Ada');
  await page.setViewportSize({ width, height: 900 });
  const bar = page.getByRole('group', { name: 'Decide' });
  for (const button of await bar.getByRole('button').all()) {
    const isCut = await button.evaluate((element) => {
      const { right } = element.getBoundingClientRect();
      const edge = element.parentElement?.getBoundingClientRect().right ?? 0;
      const parts = [element, ...element.querySelectorAll('span')];
      const isWider = parts.some((part) => part.scrollWidth > part.clientWidth);
      return right > edge || (element.textContent !== '' && isWider);
    });
    expect(isCut, await button.innerText()).toBe(false);
  }
});

test('on a phone queue, case and person are separate pages', async () => {
  await createCase(site, 'Ada', { reports: 2 });
  await createCase(site, 'Bea');
  const page = await site.visit({
    as: await createStaff(site.app, 'moderator'),
    viewport: { width: 390, height: 844 },
  });
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Ada' }).click();
  await page.getByRole('heading', { name: 'Ada, 2 reports' }).waitFor();
  expect(await page.getByRole('link', { name: 'Bea' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Ada', exact: true }).click();
  await page.getByRole('complementary', { name: 'About Ada' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to the case' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText('Dismissed: Ada.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to the queue' }).click();
  await page.getByRole('link', { name: 'Bea' }).waitFor();
});

test.each([1440, 1920])(
  'at %i px nothing moves while the desk loads and while cases are decided',
  async (width) => {
    for (const name of ['Ada', 'Bea', 'Cleo']) await createCase(site, name, { reports: 2 });
    const page = await site.visit({
      as: await createStaff(site.app, 'moderator'),
      viewport: { width, height: 900 },
    });
    await watchLayoutShift(page);
    await page.goto('/desk');
    await expectOpen(page, 'Ada');
    await untilLoaded(page);
    await page.keyboard.press('d');
    await expectOpen(page, 'Bea');
    await untilLoaded(page);
    await page.keyboard.press('j');
    await expectOpen(page, 'Cleo');
    await untilLoaded(page);
    await expectNoLayoutShift(page);
  },
);

test('on a phone nothing moves while the queue and a case load and while cases are decided', async () => {
  for (const name of ['Ada', 'Bea', 'Cleo']) await createCase(site, name, { reports: 2 });
  const page = await site.visit({
    as: await createStaff(site.app, 'moderator'),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await watchLayoutShift(page);
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Ada' }).tap();
  for (const name of ['Ada', 'Bea']) {
    await page.getByRole('button', { name, exact: true }).waitFor();
    await untilLoaded(page);
    await page.getByRole('button', { name: 'Dismiss' }).tap();
  }
  await page.getByRole('button', { name: 'Cleo', exact: true }).waitFor();
  await untilLoaded(page);
  await expectNoLayoutShift(page);
});
