import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goodPassword, latestMail, newAddress } from '../server/test/accounts.ts';
import { makeImage } from '../server/test/images.ts';
import { button, expectAt, heading, password } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();

interface Newcomer {
  readonly name: string;
  readonly gender: string;
  readonly seeks: string;
  readonly color: string;
}

/** From the first page to the deck, like a first-time visitor. */
async function join({ name, gender, seeks, color }: Newcomer): Promise<Page> {
  const page = await site.visit();
  const stale: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 412) stale.push(response.url() + response.request().postData());
  });
  const email = newAddress();
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await page.getByLabel('First name').fill(name);
  await button(page, 'Continue').click();
  await page.getByLabel('Month').click();
  await page.keyboard.type('02281994');
  await button(page, 'Continue').click();
  await heading(page, 'How will you sign in?').waitFor();
  await page.getByLabel('Email').fill(email);
  await password(page).fill(goodPassword);
  await page.getByRole('checkbox').click();
  await button(page, 'Create my account').click();
  await expectAt(page, '/verify');
  await heading(page, 'Check your email').waitFor();
  await page.getByLabel('Code').fill((await latestMail(site.app, email)).code);
  await heading(page, 'About you').waitFor();
  await page.getByLabel(gender, { exact: true }).check();
  await page.getByLabel('City', { exact: true }).fill('lisb');
  await button(page, 'Lisbon, Portugal').click();
  await button(page, 'Continue').click();
  await heading(page, "Who you'd like to meet").waitFor();
  await page.getByRole('checkbox', { name: seeks, exact: true }).check();
  await button(page, 'Continue').click();
  await heading(page, 'Your photos').waitFor();
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Add photos').click();
  const image = await makeImage(color);
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: image });
  await button(page, 'Use photo').click();
  await page.getByAltText('Your photo 1').waitFor();
  await button(page, 'Continue').click();
  await heading(page, 'Your interests').waitFor();
  await button(page, 'Tea').click();
  await button(page, 'Continue').click();
  await heading(page, 'Your prompts').waitFor();
  await button(page, 'Finish').click();
  await heading(page, 'Your profile is ready').waitFor();
  await page.getByRole('link', { name: 'Discover people' }).click();
  await expectAt(page, '/discover');
  // Each step is saved once: no other change makes it stale.
  expect(stale).toEqual([]);
  return page;
}

test('two people register, find each other, like each other and match', async () => {
  const mina = { name: 'Mina', gender: 'Woman', seeks: 'Men', color: '#c05070' };
  const otto = { name: 'Otto', gender: 'Man', seeks: 'Women', color: '#5070c0' };
  const hers = await join(mina);
  await hers.getByRole('heading', { name: 'No one matches right now' }).waitFor();
  const his = await join(otto);
  await button(his, 'Like Mina').click();
  // An empty search is not repeated within a minute.
  site.app.advanceClock(60_000);
  await hers.reload();
  const card = hers.getByRole('article', { name: /^Otto, \d+/ });
  await card.getByText('less than 2 km away').waitFor();
  await card.getByRole('heading', { name: 'You share 1 interest' }).waitFor();
  await button(hers, 'Like Otto').click();
  const dialog = hers.getByRole('dialog', { name: "It's a match" });
  await dialog.getByText('You and Otto like each other.').waitFor();
  await dialog.getByRole('textbox', { name: 'Message Otto' }).fill('Hello Otto');
  await button(hers, 'Send').click();
  await dialog.getByText('Your message to Otto was sent.').waitFor();
  await dialog.getByRole('link', { name: 'Open chat' }).click();
  await heading(hers, 'Otto, 32').waitFor();
  await hers.getByRole('region', { name: 'Messages with Otto' }).getByText('Hello Otto').waitFor();
  await his.goto('/matches');
  await his.getByRole('link', { name: /Mina: Hello Otto/ }).click();
  await his.getByRole('region', { name: 'Messages with Mina' }).getByText('Hello Otto').waitFor();
  await expect.poll(() => his.getByText('1 unread message').count()).toBe(0);
});
