// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose, withPremium } from '../server/test/likes/likes.ts';
import { createMember } from '../server/test/members/members.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { expectAccessible, expectGoodAppearance } from './appearance.ts';
import { untilLoaded } from './loaded.ts';
import { button, entry } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();

const find = async (page: Page, name: string) => {
  await page.goto('/browse');
  await page.getByRole('article').filter({ hasText: name }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

test(
  'two people find each other, like each other, match, and one ends it',
  { tags: ['journey'] },
  async () => {
    const [ada, alan] = [
      await createMember(site.app, { profile: { first_name: 'Adelheid' } }),
      await createMember(site.app, aMan({ first_name: 'Alarich' })),
    ];
    const [hers, his] = [await site.visit({ as: ada }), await site.visit({ as: alan })];
    await find(hers, 'Alarich');
    await button(hers, 'Like').click();
    await hers.getByText('You liked Alarich.').waitFor();
    await hers.goto('/matches');
    await hers.getByText('No matches at the moment').waitFor();
    expect(await hers.getByText('Choose a conversation').count()).toBe(0);
    await hers.goto(`/members/${alan.id}`);
    await hers.getByText('You liked Alarich.').waitFor();
    await his.goto('/likes');
    await his.getByRole('main').getByText('1 person likes you').waitFor();
    expect(await his.getByText('Adelheid').count()).toBe(0);
    await expectAccessible(his);
    await find(his, 'Adelheid');
    const counted = hers.waitForResponse(/\/notices\?limit=1$/);
    await hers.goto('/settings');
    await counted;
    await untilLoaded(hers);
    // For a moment after it was loaded, a page takes her for someone who writes, and would show a line instead.
    await hers.keyboard.press('Escape');
    const asked: string[] = [];
    hers.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
    });
    await button(his, 'Like').click();
    // Both see it, and her page asks for nothing: it says that she has seen it.
    const moment = (page: Page) => page.getByRole('dialog', { name: "It's a match" });
    await moment(his).getByText('You and Adelheid like each other.').waitFor();
    await moment(hers).getByText('You and Alarich like each other.').waitFor();
    await untilLoaded(hers);
    // An open page alone is no sign of a person.
    expect(asked).toEqual([]);
    await hers.mouse.wheel(0, 1);
    await expect.poll(() => asked).toEqual([`PUT /api/v1/matches/${alan.id}/seen`]);
    await button(his, 'Keep looking').last().click();
    await hers.goto(`/members/${alan.id}`);
    await hers.getByText('You matched.').waitFor();
    expect(await button(hers, 'Undo').count()).toBe(0);
    expect(await moment(hers).count()).toBe(0);
    await his.getByRole('link', { name: 'Message', exact: true }).click();
    await his.getByRole('heading', { name: /^Adelheid, /, level: 1 }).waitFor();
    await hers.goto('/matches');
    await hers.getByRole('link', { name: 'Alarich' }).click();
    await button(hers, 'More about Alarich').click();
    await entry(hers, 'Unmatch').click();
    await expectAccessible(hers);
    await button(hers, 'Unmatch').last().click();
    await hers.getByRole('region', { name: 'Past matches' }).getByText('Alarich').waitFor();
    await his.goto('/matches');
    await his.getByRole('region', { name: 'Past matches' }).getByText('Adelheid').waitFor();
    expect(await his.getByRole('list', { name: 'New, say hello' }).count()).toBe(0);
  },
);

test('a member with premium answers likes in the list: one becomes a match, and one is passed on', async () => {
  const ada = await withPremium(site.app, await createPerson(site.app));
  const [otto, paul] = [
    await createPerson(site.app, aMan({ first_name: 'Ottokar' })),
    await createPerson(site.app, aMan({ first_name: 'Paulus' })),
  ];
  await choose(otto, ada);
  await choose(paul, ada);
  const page = await site.visit({ as: ada });
  await page.goto('/likes');
  await page.getByRole('article').filter({ hasText: 'Paulus' }).waitFor();
  await expectGoodAppearance(page, 'likes-received');
  await button(page, 'Like Ottokar').click();
  const match = page.getByRole('dialog', { name: "It's a match" });
  await match.getByText('You and Ottokar like each other.').waitFor();
  await match.getByRole('button', { name: 'Keep looking' }).last().click();
  await page.getByRole('article').filter({ hasText: 'Ottokar' }).waitFor({ state: 'detached' });
  await button(page, 'Pass on Paulus').click();
  await page.getByText('No likes yet').waitFor();
});

test('on a phone the name and the match are on the first screen, above the choice', async () => {
  const ada = await createPerson(site.app, { profile: { interests: ['hiking', 'tea'] } });
  const alan = await createPerson(site.app, aMan({ interests: ['hiking', 'tea'] }));
  const page = await site.visit({ as: ada, viewport: { width: 390, height: 844 } });
  await page.goto(`/members/${alan.id}`);
  const bar = await page.getByRole('region', { name: 'Your choice' }).boundingBox();
  const score = await page.getByText('New to each other').boundingBox();
  expect(score && bar && score.y + score.height <= bar.y).toBe(true);
  for (const name of ['Pass', 'Super like', 'Like with a note', 'More about Alan'])
    await button(page, name).waitFor();
  await page.getByRole('link', { name: 'Back' }).waitFor();
});
