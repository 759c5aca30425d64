// @module-tag long
import { expect, test } from 'vitest';
import { chatOf, textsOf, write } from '../server/test/chat/chats.ts';
import { makeImage } from '../server/test/files/images.ts';
import { expectAccessible, expectGoodAppearance } from './appearance.ts';
import { createPair, field, list, log, openOptions, photoUploaded, send } from './chat-page.ts';
import { button, entry } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();

async function openChat() {
  const pair = await createPair(site);
  await write(pair.alan, pair.ada, 'Do you like tea?');
  const [hers, his] = [await site.visit({ as: pair.ada }), await site.visit({ as: pair.alan })];
  await hers.goto(`/matches/${pair.alan.id}`);
  await his.goto(`/matches/${pair.ada.id}`);
  await log(hers).getByText('Do you like tea?').waitFor();
  return { ...pair, hers, his };
}

test('a message is answered, reacted to, changed and deleted, and both see it', async () => {
  const { hers, his } = await openChat();
  const menu = await openOptions(hers, 'Do you like tea?');
  await expectAccessible(hers);
  await hers.getByRole('menuitemcheckbox', { name: 'React with 👍' }).click();
  await menu.waitFor({ state: 'hidden' });
  await log(his).getByText('👍').waitFor();
  await openOptions(hers, 'Do you like tea?');
  await entry(hers, 'Reply').click();
  await hers.getByText('Replying to Alarich').waitFor();
  await send(hers, 'Very mucj');
  await log(his).getByText('Very mucj').waitFor();
  await log(his).getByRole('button', { name: 'You Do you like tea?' }).waitFor();
  // Only a message that has arrived can be edited.
  await log(hers)
    .getByText(/^(Sent|Delivered|Read)/)
    .first()
    .waitFor();
  await field(hers).press('ArrowUp');
  await hers.getByText('Editing your message').waitFor();
  await expectAccessible(hers);
  await send(hers, 'Very much');
  await log(his).getByText('Very much').waitFor();
  await log(his).getByText('Edited').waitFor();
  await openOptions(hers, 'Very much');
  await entry(hers, /^Delete for both/).click();
  await log(his).getByText('Message deleted').waitFor();
  await openOptions(his, 'Do you like tea?');
  await entry(his, /^Delete for me/).click();
  await his.getByRole('button', { name: 'Message options: Do you like tea?' }).waitFor({
    state: 'detached',
  });
  await hers.getByRole('button', { name: 'Message options: Do you like tea?' }).waitFor();
});

test('a message with a hidden word is hidden from its reader alone, until they show it', async () => {
  const { alan, hers, his } = await openChat();
  await alan.send('PUT', '/settings', { hideWord: 'tiny' });
  await his.reload();
  await log(his).getByText('Do you like tea?').waitFor();
  await send(hers, 'What a tiny cup');
  await log(his).getByText('Has one of your hidden words').waitFor();
  expect(await log(his).getByText('tiny').count()).toBe(0);
  expect(await list(his).getByText('tiny').count()).toBe(0);
  expect(await log(hers).getByText('What a tiny cup').isVisible()).toBe(true);
  await expectAccessible(his);
  await log(his).getByRole('button', { name: 'Show' }).click();
  await log(his).getByText('What a tiny cup').waitFor();
});

test('bubbles fit their texts after the window has become a phone in one step', async () => {
  const { alan, ada, hers } = await openChat();
  const long =
    'Yes, with milk, and rather in the garden than in any of the rooms inside of the house.';
  await write(ada, alan, long);
  await log(hers).getByText(long).waitFor();
  const widthOf = async () => (await log(hers).getByText(long).boundingBox())?.width ?? 0;
  await hers.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(widthOf).toBeGreaterThan(300);
  // What the pane may be while the panes change places.
  const pane = await log(hers).elementHandle();
  await pane?.evaluate((shown) => {
    shown.style.width = '0';
    shown.style.flex = 'none';
    dispatchEvent(new Event('resize'));
  });
  await hers.setViewportSize({ width: 390, height: 844 });
  await pane?.evaluate((shown) => shown.removeAttribute('style'));
  await expect.poll(widthOf).toBeGreaterThan(200);
});

test('a photo is sent with its text, also after it was chosen offline, and opens large on the other side', async () => {
  await site.forgetUsed();
  const { hers, his } = await openChat();
  site.allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await hers.context().setOffline(true);
  const chooser = hers.waitForEvent('filechooser');
  await button(hers, 'Add a photo').click();
  const buffer = await makeImage('#5070c0');
  await (await chooser).setFiles({ name: 'sea.png', mimeType: 'image/png', buffer });
  await button(hers, 'Remove photo').waitFor();
  await field(hers).fill('The sea');
  await field(hers).press('Enter');
  expect(await field(hers).inputValue()).toBe('The sea');
  await hers.context().setOffline(false);
  await photoUploaded(hers);
  await send(hers, 'The sea');
  // His page may have it, and show it, before hers says that it was sent.
  await log(hers)
    .getByText(/^(Sent|Delivered|Read)/)
    .waitFor();
  await log(his).getByRole('img', { name: 'Photo from Adelheid' }).click();
  const viewer = his.getByRole('dialog', { name: 'Photo from Adelheid' });
  await viewer.getByRole('img', { name: 'Photo from Adelheid' }).waitFor();
  await expectGoodAppearance(his, 'chat-photo');
});

test('a draft is kept, on other devices as well, until it is sent', async () => {
  const { ada, alan, hers } = await openChat();
  await field(hers).fill('I was going to');
  await hers.reload();
  await expect.poll(() => field(hers).inputValue()).toBe('I was going to');
  await expect.poll(async () => (await chatOf(ada, alan)).draft).toBe('I was going to');
  const other = await site.visit({ as: ada });
  await other.goto('/matches');
  await list(other).getByText('Draft: I was going to').click();
  await expect.poll(() => field(other).inputValue()).toBe('I was going to');
  await field(other).press('Enter');
  await log(other).getByText('I was going to').waitFor();
  await other.reload();
  await log(other).getByText('I was going to').waitFor();
  expect(await field(other).inputValue()).toBe('');
});

test('a chat is archived, and a message brings it back', async () => {
  const { ada, alan, hers } = await openChat();
  await button(hers, 'More about Alarich').click();
  await entry(hers, /^Archive/).click();
  await list(hers).getByText('Alarich', { exact: true }).waitFor({ state: 'detached' });
  await hers.getByRole('radio', { name: 'Archived' }).check();
  await list(hers).getByText('Alarich', { exact: true }).waitFor();
  await write(alan, ada, 'Are you there?');
  await hers.getByRole('radio', { name: 'All' }).check();
  await list(hers).getByText('Alarich: Are you there?').waitFor();
  expect(await list(hers).getByRole('listitem').count()).toBe(1);
});

test('a message is reported, with a copy of it', async () => {
  const { ada, hers } = await openChat();
  await openOptions(hers, 'Do you like tea?');
  await entry(hers, 'Report this message').click();
  const dialog = hers.getByRole('dialog', { name: 'Report this message from Alarich' });
  await dialog.getByText('Do you like tea?').waitFor();
  await expectAccessible(hers);
  await dialog.getByRole('radio', { name: /^Hate, insults/ }).check();
  await dialog.getByLabel('What happened?').fill('They wrote this.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await hers.getByText('We received your report').waitFor();
  await button(hers, 'Close').last().click();
  const { rows } = await site.app.pool.query(
    `select from evidence e join report r on r.id = e.report_id where r.reporter_id = $1 and e.kind = 'message'`,
    [ada.id],
  );
  expect(rows).toHaveLength(1);
});

test('unmatching ends the chat on both sides', async () => {
  const { hers, his } = await openChat();
  await button(hers, 'More about Alarich').click();
  await entry(hers, 'Unmatch').click();
  const dialog = hers.getByRole('dialog', { name: 'Unmatch Alarich?' });
  await dialog.getByRole('button', { name: 'Unmatch' }).click();
  await hers.getByRole('region', { name: 'Past matches' }).getByText('Alarich').waitFor();
  await his.getByText('This chat has ended').waitFor();
  await expectGoodAppearance(his, 'chat-ended');
  expect(await list(hers).getByRole('listitem').count()).toBe(0);
});

test('what looks like a scam is not sent, with the reason, and hurtful text needs a confirmation', async () => {
  const { ada, alan } = await createPair(site);
  const page = await site.visit({ as: ada });
  site.allowErrors(/422/);
  await page.goto(`/matches/${alan.id}`);
  await send(page, 'See www.rich.example');
  await log(page).getByText("messages can't contain links").waitFor();
  await expectAccessible(page);
  await field(page).fill('It is nice.');
  await button(page, 'Change message').click();
  await expect.poll(() => field(page).inputValue()).toBe('See www.rich.example\nIt is nice.');
  await send(page, 'Shut up, really?');
  await log(page).getByText('Are you sure?').waitFor();
  await expectAccessible(page);
  await button(page, 'Send anyway').click();
  await log(page).getByText('Sent', { exact: true }).waitFor();
  expect(await textsOf(alan, ada)).toEqual(['Shut up, really?']);
  // What a message answers and its photo come back into the field as well.
  await write(alan, ada, 'What does your sea look like?');
  await openOptions(page, 'What does your sea look like?');
  await entry(page, 'Reply').click();
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Add a photo').click();
  const buffer = await makeImage('#5070c0');
  await (await chooser).setFiles({ name: 'sea.png', mimeType: 'image/png', buffer });
  await photoUploaded(page);
  await send(page, 'You idiot');
  await log(page).getByText('Are you sure?').waitFor();
  await button(page, 'Change message').click();
  await button(page, 'Remove photo').click();
  await page.getByText('Replying to Alarich').waitFor();
});
