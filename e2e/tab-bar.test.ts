// @module-tag long
import { expect, test } from 'vitest';
import { choose } from '../server/test/likes/likes.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { expectGoodAppearance, expectNoSidewaysScroll } from './appearance.ts';
import { openSite } from './site.ts';

const site = await openSite();

test('on a phone five pages are a tap away, with counts, and nothing is below them', async () => {
  const ada = await createPerson(site.app);
  const alan = await createPerson(site.app, aMan());
  await choose(alan, ada);
  // With several photos the gallery has more to fit.
  await site.app.pool.query(
    `insert into photo (member_id, position, public_id, url, name, size, mime_type, review)
      select member_id, n, public_id || n, url, name, size, mime_type, review
      from photo cross join generate_series(1, 3) n where member_id = $1 and position = 0`,
    [alan.id],
  );
  const page = await site.visit({ as: ada, viewport: { width: 390, height: 844 } });
  await page.goto('/home');
  const tabs = page.getByRole('navigation', { name: 'Your pages' });
  await tabs.getByRole('link', { name: 'Likes 1 person likes you' }).waitFor();
  for (const [label, path] of [
    ['Home', '/home'],
    ['Discover', '/discover'],
    ['Likes', '/likes'],
    ['Matches', '/matches'],
    ['Profile', '/profile'],
  ] as const) {
    await tabs.getByRole('link', { name: label }).click();
    await page.waitForURL(path);
    await tabs.locator('[aria-current=page]').getByText(label).waitFor();
  }
  await page.goto(`/members/${alan.id}`);
  const like = page.getByRole('button', { name: 'Like', exact: true });
  await like.waitFor();
  // A profile has a bar of its own there.
  expect(await tabs.isVisible()).toBe(false);
  const button = await like.boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(844);
  await expectNoSidewaysScroll(page);
  await expectGoodAppearance(page, 'tab-bar');
});

test('on wider screens the header has the links, and there are no tabs', async () => {
  const page = await site.visit({ as: await createPerson(site.app) });
  await page.goto('/home');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Likes' })
    .waitFor();
  expect(await page.getByRole('navigation', { name: 'Your pages' }).isVisible()).toBe(false);
});
