// @module-tag long
import { expect, test } from 'vitest';
import { createColleague } from '../server/test/members/staff.ts';
import { expectGoodAppearance } from './appearance.ts';
import { contest } from './contest.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;
const [grace, other] = [
  await createColleague(app, 'moderator'),
  await createColleague(app, 'moderator'),
];

test('an appeal is decided by another colleague than the first decider, by keyboard', async () => {
  await contest(site, grace, 'Marcus');
  const first = await site.visit({ as: grace });
  await first.goto('/desk/appeals');
  await first.getByText('You made this decision').waitFor();
  expect(await first.getByRole('button', { name: /^Decide/ }).count()).toBe(0);

  const page = await site.visit({ as: other });
  await page.goto('/desk/appeals');
  await page.getByRole('heading', { name: 'Marcus Hale contests a warning' }).waitFor();
  await expectGoodAppearance(page, 'appeals');
  await page.getByRole('button', { name: 'Decide the appeal of Marcus Hale' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Uphold' }).press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('its strike no longer counts').waitFor();
  await dialog.getByRole('button', { name: 'Reverse the decision' }).press('Enter');
  await dialog.getByText('Write an answer').waitFor();
  await expectGoodAppearance(page, 'appeal-dialog');
  await page.keyboard.type('You are right, we missed the earlier messages.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('No appeals are waiting.').waitFor();
  await page.getByRole('radio', { name: 'Reversed 1', exact: true }).check();
  await page.getByText('we missed the earlier messages').waitFor();
  expect(new URL(page.url()).search).toBe('?state=reversed');
});

test('support reads appeals and decides none', async () => {
  await contest(site, grace, 'Nora');
  const page = await site.visit({ as: await createColleague(app, 'support') });
  await page.goto('/desk/appeals');
  await page.getByRole('heading', { name: 'Nora Hale contests a warning' }).waitFor();
  expect(await page.getByRole('button', { name: /^Decide/ }).count()).toBe(0);
});
