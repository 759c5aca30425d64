// @module-tag long
import { expect, test } from 'vitest';
import { choose, pairOf, withPremium } from '../server/test/likes/likes.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { expectAccessible, expectGoodAppearance } from './appearance.ts';
import { button } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();

test('a part of a profile is liked by keys alone, and its receiver finds it in the list; the chat begins with it for both', async () => {
  const [ada, bob] = await pairOf(site.app);
  const alan = await withPremium(site.app, bob);
  const prompts = JSON.stringify([{ prompt: 'perfect-sunday', answer: 'Far from clocks' }]);
  await sqlOf(site.app)`update profile set prompts = ${prompts} where member_id = ${alan.id}`;
  const hers = await site.visit({ as: ada });
  await hers.goto(`/members/${alan.id}`);
  const heart = button(hers, 'Like the answer to “A perfect Sunday”');
  const size = await heart.boundingBox();
  expect([size?.width, size?.height]).toEqual([44, 44]);
  await expectAccessible(hers);
  await heart.focus();
  await hers.keyboard.press('Enter');
  const sheet = hers.getByRole('dialog', { name: "Like Alan's answer" });
  await sheet.getByText('Far from clocks').waitFor();
  await expectGoodAppearance(hers, 'like-a-part');
  await hers.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await expect
    .poll(() => heart.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await hers.keyboard.press('Enter');
  await sheet.waitFor();
  await hers.keyboard.type('Mine too!');
  await expect.poll(() => sheet.getByLabel('Comment').inputValue()).toBe('Mine too!');
  await hers.keyboard.press('Tab');
  await hers.keyboard.press('Tab');
  await hers.keyboard.press('Enter');
  await hers.getByText('You liked Alan.').waitFor();
  await hers.getByText('You liked the answer to “A perfect Sunday”').waitFor();

  const his = await site.visit({ as: alan });
  await his.goto('/likes');
  await his.getByText('Ada liked your answer to “A perfect Sunday”').waitFor();
  await expectGoodAppearance(his, 'liked-part');
  await choose(alan, ada);
  await his.goto(`/matches/${ada.id}`);
  const start = his.getByRole('figure').filter({ hasText: 'Mine too!' });
  await start.getByText('Ada liked your answer to “A perfect Sunday”').waitFor();
  await start.getByText('Far from clocks').waitFor();
  await hers.goto(`/matches/${alan.id}`);
  const own = hers.getByRole('figure').filter({ hasText: 'Mine too!' });
  await own.getByText('You liked the answer to “A perfect Sunday”').waitFor();
});
