// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { textsOf, write } from '../server/test/chat/chats.ts';
import { expectAccessible } from './appearance.ts';
import { createPair, field, list, log, send } from './chat-page.ts';
import { pressAndExpect, pressTo } from './focus-path.ts';
import { button } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();

const options = (page: Page, text: string) => button(page, `Message options: ${text}`);
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Message' });

test('a chat with only the keyboard: opened, answered, reacted to, changed, deleted, searched, and left', async () => {
  const { ada, alan } = await createPair(site);
  await write(alan, ada, 'Do you like tea?');
  const page = await site.visit({ as: ada, viewport: { width: 390, height: 844 } });
  const { keyboard } = page;
  await page.goto('/matches');
  await pressTo(page, 'Tab', list(page).getByRole('link', { name: /Alarich: Do you like tea\?/ }));
  await keyboard.press('Enter');

  await options(page, 'Do you like tea?').waitFor();
  await pressTo(page, 'Tab', field(page));
  await keyboard.type('Yes');
  await pressAndExpect(page, 'Enter', field(page));
  await log(page).getByText('Sent', { exact: true }).waitFor();
  await expectNames(page);

  // Tab stops at one message, the last focused one, and the arrow keys lead to the others.
  await pressTo(page, 'Shift+Tab', options(page, 'Do you like tea?'));
  await pressAndExpect(page, 'ArrowDown', options(page, 'Yes'));
  await pressAndExpect(page, 'ArrowUp', options(page, 'Do you like tea?'));
  await keyboard.press('Enter');
  await sheet(page).waitFor();
  await expectAccessible(page);
  await pressTo(page, 'Tab', button(page, 'React with 👍'));
  await pressAndExpect(page, 'Enter', options(page, 'Do you like tea?'));
  await log(page).getByText('👍').waitFor();

  await keyboard.press('Enter');
  await pressTo(page, 'Tab', button(page, 'Reply'));
  await pressAndExpect(page, 'Enter', field(page));
  await keyboard.type('Very mucj');
  await pressAndExpect(page, 'Enter', field(page));
  await options(page, 'Very mucj').waitFor();

  await pressAndExpect(page, 'ArrowUp', field(page));
  await page.getByText('Editing your message').waitFor();
  await keyboard.press('Backspace');
  await keyboard.type('h');
  await pressAndExpect(page, 'Enter', field(page));
  await expect.poll(() => textsOf(alan, ada)).toContain('Very much');

  await write(alan, ada, 'Good');
  await page.getByText('New message from Alarich: Good').waitFor();
  await pressTo(page, 'Shift+Tab', options(page, 'Do you like tea?'));
  await pressAndExpect(page, 'ArrowDown', options(page, 'Yes'));
  await pressAndExpect(page, 'ArrowDown', options(page, 'Very much'));
  await keyboard.press('Enter');
  await pressTo(page, 'Tab', sheet(page).getByRole('button', { name: /^Delete for both/ }));
  await keyboard.press('Enter');
  await log(page).getByText('Message deleted').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement === document.body))
    .toBe(false);

  await pressTo(page, 'Shift+Tab', button(page, 'Search messages'));
  await pressAndExpect(page, 'Enter', page.getByLabel('Search this conversation'));
  await keyboard.type('tea');
  await keyboard.press('Enter');
  await page.getByText('1 message found').waitFor();
  await expectAccessible(page);
  await pressTo(page, 'Tab', button(page, 'Close search'));
  await pressAndExpect(page, 'Enter', button(page, 'Search messages'));

  await pressTo(page, 'Tab', button(page, 'More about Alarich'));
  await keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
  await pressAndExpect(page, 'Escape', button(page, 'More about Alarich'));
  await pressTo(page, 'Shift+Tab', page.getByRole('link', { name: 'Back to matches' }));
  await keyboard.press('Enter');
  await page.waitForURL('**/matches');
  await pressTo(page, 'Tab', list(page).getByRole('link', { name: /Alarich/ }));
});

test('right after sending, the arrow-up key edits nothing, and once that message is sent, it edits that one', async () => {
  const { ada, alan } = await createPair(site);
  await write(ada, alan, 'The first');
  const page = await site.visit({ as: ada });
  await page.goto(`/matches/${alan.id}`);
  await options(page, 'The first').waitFor();
  const sending = Promise.withResolvers<void>();
  await page.route('**/api/v1/chats/*/messages/*', async (route) => {
    await sending.promise;
    await route.continue();
  });
  await send(page, 'The second');
  await log(page).getByText('The second').waitFor();
  await field(page).press('ArrowUp');
  expect(await field(page).inputValue()).toBe('');
  await expect(page.getByText('Editing your message').isVisible()).resolves.toBe(false);
  sending.resolve();
  await options(page, 'The second').waitFor();
  await field(page).press('ArrowUp');
  await page.getByText('Editing your message').waitFor();
  expect(await field(page).inputValue()).toBe('The second');
});

/** What a screen reader announces for the parts of a chat, and for a new message. */
async function expectNames(page: Page) {
  const chat = page.getByRole('region', { name: 'Conversation with Alarich' });
  const spoken = await chat.ariaSnapshot();
  for (const name of [
    'link "Back to matches"',
    'heading "Alarich, ',
    'button "Search messages"',
    'button "More about Alarich"',
    'region "Messages with Alarich"',
    'button "Message options: Do you like tea?"',
    'button "Add a photo"',
    'textbox "Message Alarich"',
    'button "Send"',
  ])
    expect(spoken).toContain(name);
  expect(spoken).toMatch(/Alarich, \d+:\d+ .M: Do you like tea\?/);
  expect(spoken).toMatch(/You, \d+:\d+ .M: Yes/);
}
