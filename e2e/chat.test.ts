// @module-tag long
import { expect, test } from 'vitest';
import { textsOf, write } from '../server/test/chat/chats.ts';
import { expectAccessible, expectGoodAppearance } from './appearance.ts';
import { createPair, field, list, log, send, shownTexts } from './chat-page.ts';
import { untilLoaded } from './loaded.ts';
import { button } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();

test(
  'two people who matched say hello, answer, and see read receipts',
  { tags: ['journey'] },
  async () => {
    const { ada, alan } = await createPair(site);
    const [hers, his] = [await site.visit({ as: ada }), await site.visit({ as: alan })];
    await hers.goto('/matches');
    await hers.getByRole('list', { name: 'New, say hello' }).getByText('Alarich').click();
    await hers.getByText('You matched on').waitFor();
    await expectGoodAppearance(hers, 'chat-new');
    await send(hers, 'Hello Alarich');
    await log(hers).getByText('Sent', { exact: true }).waitFor();
    await his.goto('/matches');
    await his
      .getByRole('navigation', { name: 'Main' })
      .getByText('1 unread conversation')
      .waitFor();
    await list(his)
      .getByRole('link', { name: /Adelheid: Hello Alarich 1 unread message/ })
      .click();
    await log(his).getByText('Hello Alarich').waitFor();
    await send(his, 'Hello Adelheid');
    await log(hers).getByText('Hello Adelheid').waitFor();
    await log(hers).getByText('Read', { exact: true }).waitFor();
    await list(hers)
      .getByRole('link', { name: /Your turn/ })
      .waitFor();
    await expectGoodAppearance(hers, 'chat');
    await hers.getByRole('link', { name: 'Back to matches' }).waitFor({ state: 'hidden' });
    await hers.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(hers);
    await hers.getByRole('link', { name: 'Back to matches' }).click();
    await expectAccessible(hers);
    await list(hers)
      .getByRole('link', { name: /Hello Adelheid/ })
      .waitFor();
  },
);

test('the first messages arrive while the other has the empty chat open', async () => {
  const { ada, alan } = await createPair(site);
  const [hers, his] = [await site.visit({ as: ada }), await site.visit({ as: alan })];
  await hers.goto(`/matches/${alan.id}`);
  await his.goto(`/matches/${ada.id}`);
  for (const page of [hers, his]) await log(page).getByText('You matched on').waitFor();
  await send(hers, 'Hello Alarich');
  await log(his).getByText('Hello Alarich').waitFor();
  await log(hers).getByText('Read', { exact: true }).waitFor();
  await send(his, 'Hello Adelheid');
  await log(hers).getByText('Hello Adelheid').waitFor();
  for (const page of [hers, his])
    expect(await shownTexts(page)).toEqual(['Hello Alarich', 'Hello Adelheid']);
});

test('a message that takes the place of the typing dots is read', async () => {
  const { ada, alan } = await createPair(site);
  await write(ada, alan, 'Hello Alarich');
  const [hers, his] = [await site.visit({ as: ada }), await site.visit({ as: alan })];
  await hers.goto(`/matches/${alan.id}`);
  await his.goto(`/matches/${ada.id}`);
  for (const page of [hers, his]) await log(page).getByText('Hello Alarich').waitFor();
  // Only pages that are connected hear that someone types, and it is published again while they do.
  // The dots are there for seconds, which may be over before he has typed.
  let hasAppeared = false;
  const noticeDots = async () => {
    await log(hers).getByText('Alarich is typing').waitFor();
    hasAppeared = true;
  };
  const appearing = noticeDots();
  const typeAgain = async () => {
    await field(his).fill('');
    await field(his).pressSequentially('Hello Adelheid');
    return hasAppeared;
  };
  await expect.poll(typeAgain, { interval: 500 }).toBe(true);
  await appearing;
  await field(his).press('Enter');
  await log(hers).getByText('Hello Adelheid').waitFor();
  await log(his).getByText('Read', { exact: true }).waitFor();
  expect(await shownTexts(hers)).toEqual(['Hello Alarich', 'Hello Adelheid']);
});

test(
  'messages written offline wait, say so, and are sent once in their order',
  { tags: ['journey'] },
  async () => {
    await site.forgetUsed();
    const { ada, alan } = await createPair(site);
    await write(alan, ada, 'Hello');
    const page = await site.visit({ as: ada });
    await page.goto(`/matches/${alan.id}`);
    await log(page).getByText('Hello').waitFor();
    // A page that is still fetching a part of itself would open again, and could not.
    await untilLoaded(page);
    site.allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
    await page.context().setOffline(true);
    for (const text of ['One', 'Two', 'Three']) await send(page, text);
    await log(page).getByText('Waiting for a connection.').last().waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => textsOf(alan, ada)).toEqual(['Hello', 'One', 'Two', 'Three']);
    await log(page).getByText('Sent', { exact: true }).waitFor();
  },
);

test('a long history loads older messages without moving the view, and search finds one', async () => {
  const { ada, alan } = await createPair(site);
  for (let number = 1; number <= 160; number += 1)
    await write(number % 3 ? ada : alan, number % 3 ? alan : ada, `This is message ${number}.`);
  const page = await site.visit({ as: ada });
  await page.goto(`/matches/${alan.id}`);
  await log(page).getByText('This is message 160.').waitFor();
  await log(page).hover();
  await page.mouse.wheel(0, -2400);
  const anchor = log(page).getByText('This is message 120.');
  await anchor.waitFor();
  await page.mouse.wheel(0, -600);
  await untilLoaded(page);
  const rows = await log(page).getByRole('listitem').count();
  expect(rows).toBeLessThan(60);
  for (let turn = 0; turn < 30; turn += 1) {
    await page.mouse.wheel(0, -800);
    await page.waitForTimeout(60);
  }
  await log(page).getByText('This is message 1.').waitFor();
  await log(page).getByText('You matched on').waitFor();
  await button(page, 'Jump to newest').click();
  await log(page).getByText('This is message 160.').waitFor();
  await button(page, 'Search messages').click();
  await page.getByRole('textbox', { name: 'Search this conversation' }).fill('message 42');
  await page.keyboard.press('Enter');
  await page.getByText('1 message found').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: /message 42/ }).click();
  await log(page).getByText('This is message 42.').waitFor();
});
