import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { announceLikes, choose, withPremium } from '../server/test/likes.ts';
import { createMember } from '../server/test/members.ts';
import { aMan, createPerson } from '../server/test/people.ts';
import { expectAccessible, expectGoodAppearance } from './appearance.ts';
import { button } from './page-actions.ts';
import { openSite } from './site.ts';
import { testInLongRun } from './test-in-long-run.ts';

const site = await openSite();

const find = async (page: Page, name: string) => {
  await page.goto('/browse');
  await page.getByRole('article').filter({ hasText: name }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

test('two people find each other, like each other, match, and one ends it', async () => {
  const [ada, alan] = [
    await createMember(site.app, { profile: { first_name: 'Adelheid' } }),
    await createMember(site.app, aMan({ first_name: 'Alarich' })),
  ];
  const [hers, his] = [await site.visit({ as: ada }), await site.visit({ as: alan })];
  await find(hers, 'Alarich');
  await button(hers, 'Like').click();
  await hers.getByText('You liked them.').waitFor();
  await hers.goto('/matches');
  await hers.getByText('No matches yet').waitFor();
  expect(await hers.getByText('Choose a conversation').count()).toBe(0);
  await hers.goto(`/members/${alan.id}`);
  await hers.getByText('You liked them.').waitFor();
  await announceLikes(site.app, alan);
  await his.goto('/likes');
  await his.getByRole('main').getByText('1 person likes you').waitFor();
  expect(await his.getByText('Adelheid').count()).toBe(0);
  await expectAccessible(his);
  await find(his, 'Adelheid');
  await button(his, 'Like').click();
  await his.getByText("It's a match! You like each other.").waitFor();
  await hers.getByText('You matched.').waitFor();
  expect(await button(hers, 'Undo').count()).toBe(0);
  await his.getByRole('link', { name: 'Message', exact: true }).click();
  await his.getByRole('heading', { name: /^Adelheid, / }).waitFor();
  await hers.goto('/matches');
  await hers.getByRole('link', { name: 'Alarich' }).click();
  await button(hers, 'More about Alarich').click();
  await button(hers, 'Unmatch').click();
  await expectAccessible(hers);
  await button(hers, 'Unmatch').last().click();
  await hers.getByRole('region', { name: 'Past matches' }).getByText('Alarich').waitFor();
  await his.goto('/matches');
  await his.getByRole('region', { name: 'Past matches' }).getByText('Adelheid').waitFor();
  expect(await his.getByRole('list', { name: 'New, say hello' }).count()).toBe(0);
});

testInLongRun(
  'a pass is undone, someone is bookmarked, and filters stay in the address',
  async () => {
    const ada = await createMember(site.app);
    await createMember(site.app, aMan({ first_name: 'Balduin' }));
    const page = await site.visit({ as: ada });
    await page.goto('/browse');
    await page.getByLabel('First name').fill('Balduin');
    await page.keyboard.press('Enter');
    await page.waitForURL(/searchTerm=Balduin/);
    await page.getByLabel('Age', { exact: true }).selectOption('46–55');
    await page.getByText('No one matches right now').waitFor();
    expect(new URL(page.url()).searchParams.get('minAge')).toBe('46');
    await button(page, 'Clear filters').click();
    await find(page, 'Balduin');
    await button(page, 'Pass').click();
    await page.getByText('You passed.').waitFor();
    await button(page, 'Undo').click();
    await button(page, 'Like').waitFor();
    await button(page, 'More about Balduin').click();
    await button(page, 'Bookmark').click();
    await page.goto('/likes');
    await page.getByRole('link', { name: 'Bookmarks 1' }).click();
    await page.getByRole('article').filter({ hasText: 'Balduin' }).waitFor();
  },
);

testInLongRun(
  'the people a member liked and passed on are listed with counts, and a pass is undone from the list',
  async () => {
    const ada = await createMember(site.app);
    const [, carl] = [
      await createMember(site.app, aMan({ first_name: 'Burkhard' })),
      await createMember(site.app, aMan({ first_name: 'Carolus' })),
    ];
    const page = await site.visit({ as: ada });
    await find(page, 'Burkhard');
    await button(page, 'Like').click();
    await page.getByText('You liked them.').waitFor();
    await find(page, 'Carolus');
    await button(page, 'Pass').click();
    await page.getByText('You passed.').waitFor();
    await page.goto('/likes');
    await page.getByRole('link', { name: 'You like 1' }).click();
    await page.getByRole('article').filter({ hasText: 'Burkhard' }).waitFor();
    await expectGoodAppearance(page, 'likes-sent');
    await page.getByRole('link', { name: 'Passed 1' }).click();
    await page.getByRole('article').filter({ hasText: 'Carolus' }).waitFor();
    await expectGoodAppearance(page, 'likes-passed');
    await button(page, 'Undo your choice on Carolus').press('Enter');
    await page.getByText("You haven't passed on anyone").waitFor();
    await page.getByRole('link', { name: 'Passed 0' }).waitFor();
    await page.goto(`/members/${carl.id}`);
    await button(page, 'Pass').waitFor();
    expect(await page.getByText('You passed.').count()).toBe(0);
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

testInLongRun(
  'on a phone the name and the match are on the first screen, above the choice',
  async () => {
    const ada = await createPerson(site.app, { profile: { interests: ['hiking', 'tea'] } });
    const alan = await createPerson(site.app, aMan({ interests: ['hiking', 'tea'] }));
    const page = await site.visit({ as: ada, viewport: { width: 390, height: 844 } });
    await page.goto(`/members/${alan.id}`);
    const bar = await page.getByRole('region', { name: 'Your choice' }).boundingBox();
    const score = await page.getByRole('heading', { name: /% match/ }).boundingBox();
    expect(score && bar && score.y + score.height <= bar.y).toBe(true);
    for (const name of ['Pass', 'Super like', 'Like', 'Report this photo'])
      await button(page, name).waitFor();
  },
);

testInLongRun(
  'members who have not confirmed their email read why they see no one, and get a new code there',
  async () => {
    const page = await site.visit({
      as: await createMember(site.app, { member: { email_verified_at: null } }),
    });
    const paths = ['/likes', '/likes/sent', '/likes/passed', '/likes/bookmarks', '/matches'];
    for (const path of [...paths, '/discover', '/browse']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 2, name: 'Confirm your email first' }).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.getByRole('alert').count()).toBe(0);
    }
    await page.goto('/likes');
    await button(page, 'Send a new code').click();
    await page.getByText('We sent you another email.').waitFor();
    await expectGoodAppearance(page, 'likes-unconfirmed');
    await page.getByRole('main').getByRole('link', { name: 'Enter the code' }).click();
    await page.waitForURL('**/verify');
  },
);
