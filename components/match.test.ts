import { readUnseenMatch } from '@kindred/contract/likes/moment';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { testApp } from '../server/test/app.ts';
import { choose, newMatchOf, pairOf } from '../server/test/likes.ts';
import { sqlOf } from '../server/test/sql.ts';
import { keyOf } from '../web/src/api/query.ts';
import { queryClient } from '../web/src/app/query-client.ts';
import { openPages } from './open-page.ts';
import { button, dialog, expectText, press, user } from './page-actions.ts';

const app = await testApp();
const { open } = openPages(app);

const title = "It's a match";
const seenOf = (requests: readonly string[]) => requests.filter((each) => each.endsWith('/seen'));

test('who was away sees the match on the next page, once on all devices', async () => {
  const [ada] = await newMatchOf(app);
  const { network } = await open('/settings', { as: ada });
  const shown = await dialog(title);
  await expectText('You and Alan like each other.', shown);
  await expect.poll(() => seenOf(network.requests).length).toBe(1);
  await network.untilIdle();
  const again = await open('/settings', { as: ada });
  await expect.poll(() => again.network.requests.join()).toContain('/matches/unseen');
  await again.network.untilIdle();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who likes back from a profile sees the same, with what the other wrote, and nothing has to be marked', async () => {
  const [ada, alan] = await pairOf(app);
  await choose(alan, ada, 'like', { note: 'Your garden!' });
  const { network } = await open(`/members/${alan.id}`, { as: ada });
  await press('Like');
  const shown = await dialog(title);
  await expectText('Your garden!', shown);
  await user.keyboard('{Escape}');
  await expectText('You matched.');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(seenOf(network.requests)).toEqual([]);
});

test('who is in the chat has seen the match, and who has something open gets a line that leads to it', async () => {
  const [ada, alan] = await pairOf(app);
  await choose(ada, alan);
  const { network, go } = await open('/settings', { as: ada });
  await press('Withdraw consent');
  await dialog('Withdraw your consent?');
  await choose(alan, ada);
  await queryClient.invalidateQueries({ queryKey: keyOf(readUnseenMatch) });
  const line = await button(/You matched with Alan/);
  expect([screen.getAllByRole('dialog').length, seenOf(network.requests)]).toEqual([1, []]);
  await user.keyboard('{Escape}');
  await user.click(line);
  await dialog(title);
  await expect.poll(() => seenOf(network.requests).length).toBe(1);
  await sqlOf(app)`update match set unseen = true where member_id = ${ada.id}`;
  await user.keyboard('{Escape}');
  await go(`/matches/${alan.id}`);
  await queryClient.invalidateQueries({ queryKey: keyOf(readUnseenMatch) });
  await expect.poll(() => seenOf(network.requests).length).toBe(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});
