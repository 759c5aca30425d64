// @module-tag long
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findWrongChats, textsOf, write } from '../server/test/chat/chats.ts';
import { portOf } from '../server/test/service/separate-server.ts';
import { expectAccessible, expectGoodAppearance } from './appearance.ts';
import { createPair, field, list, log, shownTexts } from './chat-page.ts';
import { enterAt } from './enter.ts';
import { openLine } from './line.ts';
import { button } from './page-actions.ts';
import { openSite } from './site.ts';
import { long } from './test-size.ts';

const site = await openSite();

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** A chat that is open on a phone, whose connection can drop. */
async function openOnPhone() {
  const { ada, alan } = await createPair(site);
  await write(alan, ada, 'Hello');
  const line = await openLine([portOf(site)]);
  const page = await enterAt(site, line.url, { member: ada, path: 'about:blank' }, phone);
  await page.clock.install();
  await page.goto(`/matches/${alan.id}`);
  await log(page).getByText('Hello').waitFor();
  site.allowErrors(/WebSocket|ERR_|Failed to fetch/);
  return {
    ada,
    alan,
    line,
    page,
    drop: async () => {
      line.drop();
      await page.context().setOffline(true);
    },
    restore: async () => {
      line.restore();
      await page.context().setOffline(false);
    },
  };
}

/** On a phone Enter starts a new line. */
async function tapSend(page: Page, text: string) {
  await field(page).fill(text);
  await button(page, 'Send').tap();
}

/** Half a minute for the page: of its clock, or of the real one in the long run. */
async function passHalfMinute(page: Page) {
  for (let second = 0; second < 30; second += 1)
    await (long ? sleep(1000) : page.clock.runFor(1000));
}

test('on a phone whose connection drops for 30 seconds, messages wait, say so, and arrive once and in order', async () => {
  await site.forgetUsed();
  const { ada, alan, line, page, drop, restore } = await openOnPhone();
  const [laptop, his] = [await site.visit({ as: ada }), await site.visit({ as: alan })];
  await laptop.goto('/matches');
  await list(laptop).getByText('Alarich: Hello').waitFor();
  await his.goto('/matches');
  await list(his).getByText('You: Hello').waitFor();

  // The server has the first, and the phone gets no response.
  line.loseAnswers();
  await tapSend(page, 'One');
  await expect.poll(() => textsOf(alan, ada)).toEqual(['Hello', 'One']);
  await log(page).getByText('Sending…').waitFor();
  await drop();
  for (const text of ['Two', 'Three', 'Four']) await tapSend(page, text);
  await expect.poll(() => log(page).getByText('Waiting for a connection.').count()).toBe(4);
  await page.getByText("You're offline.", { exact: true }).waitFor();
  for (const text of ['Are you there?', 'Ada?']) await write(alan, ada, text);
  await list(laptop)
    .getByRole('link', { name: /Alarich: Ada\? 2 unread messages/ })
    .waitFor();
  await passHalfMinute(page);
  await expectAccessible(page);
  expect(await textsOf(alan, ada)).toEqual(['Hello', 'One', 'Are you there?', 'Ada?']);

  await restore();
  const all = ['Hello', 'One', 'Are you there?', 'Ada?', 'Two', 'Three', 'Four'];
  await expect.poll(() => textsOf(alan, ada)).toEqual(all);
  await expect.poll(() => shownTexts(page)).toEqual(all);
  expect(await findWrongChats(site.app)).toEqual([]);
  await log(page).getByText('Delivered', { exact: true }).waitFor();
  // What the phone shows is read on the other device, and his count is of messages he has not seen.
  await expect.poll(() => list(laptop).getByText('unread message').count()).toBe(0);
  await list(his)
    .getByRole('link', { name: /Adelheid: Four 4 unread messages/ })
    .click();
  await log(page).getByText('Read', { exact: true }).waitFor();
});

test('a member who was blocked while offline sees that the messages are not sent, and keeps their text', async () => {
  await site.forgetUsed();
  const { ada, alan, page, drop, restore } = await openOnPhone();
  await drop();
  for (const text of ['One', 'Two']) await tapSend(page, text);
  await field(page).fill('And then');
  await alan.send('PUT', `/blocks/${ada.id}`);
  await passHalfMinute(page);
  await restore();
  await page.getByRole('heading', { name: 'This chat has ended' }).waitFor();
  await page.getByRole('alert').getByText("Your last 2 messages weren't sent.").waitFor();
  const texts = () =>
    page.getByRole('list', { name: "What wasn't sent" }).getByRole('listitem').allTextContents();
  expect(await texts()).toEqual(['One', 'Two', 'Draft: And then']);
  await expectGoodAppearance(page, 'chat-not-sent');
  await page.goto('/matches');
  await page.getByRole('alert').getByText("A message to a past match wasn't sent.").waitFor();
  await page.getByRole('link', { name: 'See why' }).tap();
  await expect.poll(texts).toEqual(['One', 'Two', 'Draft: And then']);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Copy text').click();
  await page.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('One\nTwo\nAnd then');
  await button(page, 'Delete').click();
  await expect.poll(texts).toEqual([]);
  await page.reload();
  await page.getByRole('heading', { name: 'This chat has ended' }).waitFor();
  const { rows } = await site.app.pool.query('select from message where sender_id = $1', [ada.id]);
  expect(rows).toEqual([]);
});
