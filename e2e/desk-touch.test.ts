// @module-tag long
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { createCase, decisionsOf, expectFocusInPage } from './desk-page.ts';
import { openSite } from './site.ts';

const site = await openSite();

async function openOnPhone() {
  const page = await site.visit({
    as: await createStaff(site.app, 'moderator'),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto('/desk');
  let taps = 0;
  return {
    page,
    tap: async (target: Locator) => {
      await target.tap();
      taps += 1;
    },
    /** How many since the last call. */
    take: () => {
      const since = taps;
      taps = 0;
      return since;
    },
  };
}

test('on a phone cases are decided by touch, each with at most three taps, and every reporter is answered', async () => {
  const decided = [
    { name: 'Ada', action: 'warn', button: 'Warn', confirm: 'Warn and answer 2 reporters' },
    { name: 'Bea', action: 'suspend', button: /^Suspend/, confirm: /^Suspend/ },
    {
      name: 'Cleo',
      action: 'ban',
      button: 'Ban',
      confirm: 'Ban permanently and answer 2 reporters',
    },
    { name: 'Dora', action: 'dismiss', button: 'Dismiss', confirm: null },
  ];
  const cases: { id: string; action: string }[] = [];
  for (const { name, action } of decided)
    cases.push({ id: (await createCase(site, name, { reports: 2 })).id, action });
  const { page, tap, take } = await openOnPhone();
  await tap(page.getByRole('link', { name: 'Ada' }));
  take();
  const bar = page.getByRole('group', { name: 'Decide' });
  for (const { name, button, confirm } of decided) {
    await page.getByRole('button', { name, exact: true }).waitFor();
    await tap(bar.getByRole('button', { name: button, exact: true }));
    if (confirm)
      await tap(
        page
          .getByRole('region', { name: /^Details/ })
          .getByRole('button', { name: confirm, exact: true }),
      );
    expect(take()).toBeLessThanOrEqual(3);
    await expectFocusInPage(page);
  }
  await page.getByRole('heading', { name: 'All caught up' }).waitFor();
  for (const { id, action } of cases)
    await expect.poll(() => decisionsOf(site, id)).toEqual([action]);
  const { rows } = await site.app.pool.query(
    'select count(*)::int, count(answer)::int as answered from decision_report',
  );
  expect(rows).toEqual([{ count: 8, answered: 8 }]);
});

test('on a phone every decision is named in full, and the answer is expanded and changed by touch', async () => {
  const { id } = await createCase(site, 'Emma', { reports: 2 });
  const { page, tap } = await openOnPhone();
  await tap(page.getByRole('link', { name: 'Emma' }));
  const bar = page.getByRole('group', { name: 'Decide' });
  for (const button of await bar.getByRole('button').all()) {
    const { inside, cut, height } = await button.evaluate((element) => ({
      inside: element.getBoundingClientRect().right <= innerWidth,
      cut: [element, ...element.querySelectorAll('span')].some(
        ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
      ),
      height: element.getBoundingClientRect().height,
    }));
    expect({ inside, cut }, await button.innerText()).toEqual({ inside: true, cut: false });
    expect(height).toBeGreaterThanOrEqual(36);
  }
  expect(await page.getByRole('textbox', { name: /^Answer/ }).count()).toBe(0);
  await tap(page.getByRole('button', { name: 'Answer to 2 reporters' }));
  await page.getByRole('textbox', { name: /^Answer/ }).fill('We talked to her.');
  await tap(page.getByRole('button', { name: 'Answer to 2 reporters' }));
  await page.getByText('We talked to her.').waitFor();
  await tap(bar.getByRole('button', { name: 'Dismiss' }));
  await expect.poll(() => decisionsOf(site, id)).toEqual(['dismiss']);
  const { rows } = await site.app.pool.query(
    'select distinct r.answer from decision_report r join decision d on d.id = r.decision_id where d.case_id = $1',
    [id],
  );
  expect(rows).toEqual([{ answer: 'We talked to her.' }]);
});

test('on a phone going back from a case leads to its row', async () => {
  await createCase(site, 'Fay');
  await createCase(site, 'Gwen');
  const { page, tap } = await openOnPhone();
  await tap(page.getByRole('link', { name: 'Gwen' }));
  await tap(page.getByRole('button', { name: 'Back to the queue' }));
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Gwen');
});
