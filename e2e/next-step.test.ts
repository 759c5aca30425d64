// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { write } from '../server/test/chat/chats.ts';
import { choose } from '../server/test/likes/likes.ts';
import { createMember } from '../server/test/members/members.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { reportCalls, submitReport } from '../server/test/desk/reports.ts';
import { createColleague } from '../server/test/members/staff.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { expectGoodAppearance } from './appearance.ts';
import { expectAt } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;
const sql = sqlOf(app);

const nextStep = (page: Page) => page.getByRole('region', { name: 'Next step' });
const link = (page: Page, name: string) => nextStep(page).getByRole('link', { name });

/** Nothing is left to add to the profile. */
async function createComplete(gender = 'woman') {
  const person = await createPerson(app, {
    profile: {
      gender,
      interests: ['tea'],
      prompts: JSON.stringify([{ prompt: 'green-flag', answer: 'Listening' }]),
    },
  });
  for (const question of ['tidy', 'smoking', 'pets', 'cooking', 'sport'])
    await person.send('PUT', `/answers/${question}`, {
      mine: 0,
      accepted: [0],
      importance: 'little',
    });
  return person;
}

test('the home page names the one thing that helps most, and the rest of it stays the same', async () => {
  const ada = await createPerson(app, { member: { email_verified_at: null }, photo: false });
  const page = await site.visit({ as: ada });
  await page.goto('/home');
  await link(page, 'Enter the code').waitFor();
  await page.getByRole('heading', { name: 'Find Your Perfect Match' }).waitFor();
  await page.getByRole('link', { name: 'Get Started' }).waitFor();
  await sql`update member set email_verified_at = now() where id = ${ada.id}`;
  await page.reload();
  await nextStep(page).getByText('3 of 4 parts are done.').waitFor();
  await expectGoodAppearance(page, 'home-next-step');
  await link(page, 'Continue').click();
  await expectAt(page, '/welcome');
});

test('an answer to a report comes first, then likes, then new people, and then how to find more', async () => {
  const ada = await createComplete();
  const { report } = await submitReport(app, ada);
  const grace = await createColleague(app);
  await reportCalls(app, grace.headers).post(`/report/${report._id}/reply`, {
    message: 'Fixed today.',
    isInternal: false,
  });
  await app.jobs.runDue();
  const alan = await createPerson(app, aMan());
  await choose(alan, ada);
  const page = await site.visit({ as: ada });
  await page.goto('/home');
  await link(page, 'Read the answer').waitFor();
  await sql`update notice set read_at = now() where member_id = ${ada.id}`;
  await page.reload();
  await nextStep(page).getByText('1 person likes you').waitFor();
  expect(await nextStep(page).textContent()).not.toContain('Alan');
  await link(page, 'View likes').waitFor();
  await sql`delete from choice where member_id = ${alan.id}`;
  await page.reload();
  await link(page, 'Browse people').waitFor();
  await sql`update member set state = 'deactivated', state_by = 'staff'
    where id <> ${ada.id} and staff_role is null`;
  await page.reload();
  await nextStep(page).getByText('No one new fits right now').waitFor();
  await link(page, 'See what helps').waitFor();
  await expectGoodAppearance(page, 'home-calm');
});

test('likes and unread conversations are counted next to their links, and only as far as the lists show', async () => {
  const ada = await createPerson(app);
  const page = await site.visit({ as: ada });
  const header = page.getByRole('banner');
  await page.goto('/home');
  await header.getByRole('link', { name: 'Likes', exact: true }).waitFor();
  const [alan, bert] = [await createPerson(app, aMan()), await createPerson(app, aMan())];
  await choose(alan, ada);
  await choose(bert, ada);
  await choose(ada, bert);
  await page.reload();
  await header.getByRole('link', { name: 'Likes 1 person likes you' }).waitFor();
  // A match without messages has nothing unread.
  await header.getByRole('link', { name: 'Matches', exact: true }).waitFor();
  await write(bert, ada, 'Hello Ada');
  await header.getByRole('link', { name: 'Matches 1 unread conversation', exact: true }).waitFor();
  const unverified = await createMember(app, { member: { email_verified_at: null } });
  const other = await site.visit({ as: unverified });
  const asked: string[] = [];
  other.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await other.goto('/home');
  await link(other, 'Enter the code').waitFor();
  await other.waitForLoadState('networkidle');
  expect(asked.filter((path) => /likes$|matches$|chats/.test(path))).toEqual([]);
});

test("the account menu opens by keyboard, links to the member's own pages, and restores the focus", async () => {
  const page = await site.visit({
    as: await createMember(app, { profile: { first_name: 'Zoë', last_name: 'Ng' } }),
  });
  await page.goto('/faqs');
  const button = page.getByRole('button', { name: 'Account: Zoë Ng' });
  const menu = page.getByRole('dialog', { name: 'Your account' });
  await button.press('Enter');
  await menu.getByText('Zoë Ng').waitFor();
  expect(await menu.getByRole('link').allTextContents()).toEqual([
    'Profile',
    'Questions',
    'Premium',
    'Settings',
    'My reports',
    'FAQs',
    'Privacy',
    'Help Center',
  ]);
  await expectGoodAppearance(page, 'account-menu');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true);
  await button.press('Enter');
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Profile');
  await menu.getByRole('link', { name: 'Settings' }).press('Enter');
  await expectAt(page, '/settings');
  await menu.waitFor({ state: 'hidden' });
  await button.click();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expectAt(page, '/sign-in');
});
