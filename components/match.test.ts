import { readUnseenMatch } from '@kindred/contract/likes/moment';
import type { EventFrame } from '@kindred/contract/live';
import { screen, within } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../server/test/service/app.ts';
import { chatOf, say, write } from '../server/test/chat/chats.ts';
import {
  type Person,
  choose,
  makeMatch,
  matchOf,
  newMatchOf,
  pairOf,
} from '../server/test/likes/likes.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import type { Moment } from '../web/src/api/match-moment.ts';
import { keyOf } from '../web/src/api/query.ts';
import { queryClient } from '../web/src/app/query-client.ts';
import { emitLive, setLive } from '../web/src/lib/live/live.ts';
import { openPages } from './open-page.ts';
import { button, dialog, expectAt, expectText, press, user } from './page-actions.ts';

const app = await testApp();
const { open } = openPages(app);

const title = "It's a match";
const seenOf = (requests: readonly string[]) => requests.filter((each) => each.endsWith('/seen'));

test(
  'who was away sees the match on the next page, once on all devices',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await newMatchOf(app);
    const { network } = await open('/settings', { as: ada });
    const shown = await dialog(title);
    await expectText('You and Alan like each other.', shown);
    await network.untilIdle();
    expect(seenOf(network.requests)).toEqual([]);
    // The first sign that someone is at the page.
    await user.keyboard('{Shift}');
    await expect.poll(() => seenOf(network.requests).length).toBe(1);
    await network.untilIdle();
    await say(alan, ada, 'Hello');
    const again = await open('/settings', { as: ada });
    await expect.poll(() => again.network.requests.join()).toContain('/matches/unseen');
    await again.network.untilIdle();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('a response from before takes away no match made here', { tags: ['long'] }, async () => {
  const [ada, alan] = await pairOf(app);
  await choose(alan, ada);
  await open(`/members/${alan.id}`, { as: ada });
  const queryKey = keyOf(readUnseenMatch);
  // It is asked for again before the window for the match is loaded.
  const stop = queryClient.getQueryCache().subscribe(({ query: { state } }) => {
    if (!(state.data as { moment?: Moment } | undefined)?.moment?.isOwn) return;
    stop();
    void queryClient.invalidateQueries({ queryKey });
  });
  onTestFinished(stop);
  await press('Like');
  await expectText('You and Alan like each other.', await dialog(title));
});

test(
  'who likes back from a profile sees the same, with what the other wrote, and nothing has to be marked',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await pairOf(app);
    await choose(alan, ada, 'like', { note: 'Your garden!' });
    const { network } = await open(`/members/${alan.id}`, { as: ada });
    await press('Like');
    const shown = await dialog(title);
    await expectText('Your garden!', shown);
    await expectText('Note from Alan', shown);
    await user.keyboard('{Escape}');
    await expectText('You matched.');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(seenOf(network.requests)).toEqual([]);
  },
);

test(
  'who liked an answer with a comment sees what they wrote, and other ideas for a first message',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await pairOf(app);
    const prompts = JSON.stringify([
      { prompt: 'perfect-sunday', answer: 'Far from clocks' },
      { prompt: 'get-along', answer: 'you like rain' },
    ]);
    await sqlOf(app)`update profile set prompts = ${prompts} where member_id = ${alan.id}`;
    const part = { kind: 'prompt', id: 'perfect-sunday' };
    await choose(ada, alan, 'like', { part, note: 'Mine too!' });
    await choose(alan, ada);
    await open('/settings', { as: ada });
    const shown = await dialog(title);
    await expectText('You liked the answer to “A perfect Sunday”', shown);
    await expectText('Mine too!', shown);
    await button('“you like rain” Tell me more!', shown);
    expect(shown.queryByRole('button', { name: /Far from clocks/ })).toBeNull();
  },
);

test(
  'who is in the chat has seen the match, and who has something open gets a line that leads to it',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await pairOf(app);
    await choose(ada, alan);
    const { network, go } = await open('/settings', { as: ada });
    await press('Withdraw consent');
    await dialog('Withdraw your consent?');
    await choose(alan, ada);
    const arrive = async () => {
      const { data } = (await ada.get('/matches/unseen')).json<{ data: object }>();
      queryClient.setQueryData(keyOf(readUnseenMatch), data);
    };
    await arrive();
    const line = await button(/You matched with Alan/);
    expect([screen.getAllByRole('dialog').length, seenOf(network.requests)]).toEqual([1, []]);
    await user.keyboard('{Escape}');
    await user.click(line);
    await dialog(title);
    await expect.poll(() => seenOf(network.requests).length).toBe(1);
    await network.untilIdle();
    await sqlOf(app)`update match set unseen = true where member_id = ${ada.id}`;
    await user.keyboard('{Escape}');
    await go(`/matches/${alan.id}`);
    await arrive();
    await expect.poll(() => seenOf(network.requests).length).toBe(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

/** The first message of a chat, as a live event tells its reader. */
async function messageTo(reader: Person, sender: Person) {
  const { message } = await write(sender, reader, 'Which hill first?');
  return {
    ...{ type: 'event', kind: 'message', about: { memberId: sender.id, number: 1 } },
    content: {
      chat: await chatOf(reader, sender),
      unread: { chats: 1, messages: 1 },
      message: { ...message, mine: false },
    },
  } as EventFrame;
}

test(
  'a match whose other has written by now leads to the chat, and offers no first message',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await newMatchOf(app);
    await say(alan, ada, 'Hello');
    await open('/settings', { as: ada });
    const shown = await dialog(title);
    await expectText('Alan has already written to you.', shown);
    expect(shown.queryByRole('textbox')).toBeNull();
    await user.click(await shown.findByRole('link', { name: 'Open chat' }));
    await expectAt(`/matches/${alan.id}`);
  },
);

test(
  'a message that comes while the match is shown is said there, and keeps what is typed',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await newMatchOf(app);
    await open('/settings', { as: ada });
    const shown = await dialog(title);
    const event = await messageTo(ada, alan);
    await user.type(await shown.findByRole('textbox'), 'Hi');
    emitLive(event);
    await expectText('Alan has already written to you.', shown);
    const field = await shown.findByRole<HTMLTextAreaElement>('textbox');
    expect(field.value).toBe('Hi');
    await shown.findByRole('link', { name: 'Open chat' });
    expect(screen.queryByText('Alan sent you a message')).toBeNull();
    await user.clear(field);
    await expect.poll(() => shown.queryByRole('textbox')).toBeNull();
  },
);

test(
  'a message that arrives before the page can announce it is announced as soon as it can',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await matchOf(app);
    const event = await messageTo(ada, alan);
    await open('/settings', { as: ada, before: async () => emitLive(event) });
    const line = await button(/^Alan sent you a message/);
    expect(line.textContent).toContain('Which hill first?');
  },
);

test(
  'who was at the page while a match or a message was announced gets no mail about it',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await pairOf(app);
    await choose(ada, alan);
    await open('/settings', { as: ada });
    await press('Withdraw consent');
    await dialog('Withdraw your consent?');
    const said: unknown[] = [];
    setLive((frame) => void said.push(frame));
    onTestFinished(() => setLive(null));
    const newsSeen = { type: 'say', kind: 'newsSeen', about: { memberId: alan.id } };
    await choose(alan, ada);
    const { data } = (await ada.get('/matches/unseen')).json<{ data: object }>();
    queryClient.setQueryData(keyOf(readUnseenMatch), data);
    await button(/You matched with Alan/);
    expect(said).toEqual([]);
    // The first of these keys may come before the page listens for signs that someone is there.
    const afterKey = async () => {
      await user.keyboard('{Shift}');
      return said;
    };
    await expect.poll(afterKey).toEqual([newsSeen]);
    emitLive(await messageTo(ada, alan));
    await button(/^Alan sent you a message/);
    await expect.poll(afterKey).toEqual([newsSeen, newsSeen]);
  },
);

test(
  'a new message is said on other pages, leads to the chat, and goes away with it',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await matchOf(app);
    await open('/settings', { as: ada });
    await button('Withdraw consent');
    await expect.poll(() => document.querySelector('[aria-live=polite].floats')).not.toBeNull();
    emitLive(await messageTo(ada, alan));
    const line = await button(/^Alan sent you a message/);
    expect(line.textContent).toContain('Which hill first?');
    await user.click(line);
    await expectAt(`/matches/${alan.id}`);
    await expect.poll(() => screen.queryByRole('region', { name: 'New for you' })).toBeNull();
  },
);

test(
  'a message is no longer said once it was read, nor again by the next page',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await matchOf(app);
    await open('/settings', { as: ada });
    await button('Withdraw consent');
    const news = document.querySelector('[aria-live=polite].floats');
    const event = await messageTo(ada, alan);
    emitLive(event);
    await button(/^Alan sent you a message/);
    emitLive({
      ...{ type: 'event', kind: 'read' },
      about: { memberId: alan.id, number: 1, by: 'self' },
    });
    await expect.poll(() => news?.childElementCount).toBe(0);
    await ada.send('PUT', `/chats/${alan.id}/read`, { number: 1 });
    const content = { ...event.content, chat: await chatOf(ada, alan) };
    flushSync(() => emitLive({ ...event, content } as EventFrame));
    expect(news?.childElementCount).toBe(0);
  },
);

test(
  'a new message is not said where the notices or the list of chats have it',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await matchOf(app);
    const bob = await createPerson(app, aMan({ first_name: 'Bob' }));
    await makeMatch(app, ada, bob);
    const { go } = await open('/settings', { as: ada });
    await button('Withdraw consent');
    await expect.poll(() => document.querySelector('[aria-live=polite].floats')).not.toBeNull();
    const event = await messageTo(ada, alan);
    const toast = () => screen.queryByRole('region', { name: 'New for you' });
    for (const [path, heading] of [
      ['/notices', 'Notifications'],
      ['/matches', 'Matches'],
      [`/matches/${bob.id}`, 'Bob'],
    ] as const) {
      emitLive(event);
      await button(/^Alan sent you a message/);
      await go(path);
      await expect.poll(toast, { message: path }).toBeNull();
      await screen.findAllByRole('heading', { name: new RegExp(heading) });
      emitLive(event);
      await screen.findByRole('link', { name: /Alan.*message|Which hill first/ });
      expect(toast(), path).toBeNull();
      await go('/settings');
      await button('Withdraw consent');
    }
  },
);

/** What a browser with pushes has, until the test ends. */
function define(name: 'locks' | 'serviceWorker', value: object) {
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

test(
  'pushes are offered once after the first match, and the browser asks only after a press',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await newMatchOf(app);
    const asked = vi.fn(async () => 'denied');
    const offer = () => screen.findByRole('region', { name: 'Push notifications' });
    const before = () => {
      vi.stubGlobal('PushManager', vi.fn());
      vi.stubGlobal('Notification', { permission: 'default', requestPermission: asked });
      define('serviceWorker', { getRegistration: () => Promise.resolve() });
      define('locks', { request: () => Promise.resolve() });
      return Promise.resolve();
    };
    const { go } = await open('/settings', { as: ada, before });
    await dialog(title);
    expect(screen.queryByRole('region', { name: 'Push notifications' })).toBeNull();
    await user.keyboard('{Escape}');
    await offer();
    // It would cover the messages of an open chat.
    await go(`/matches/${alan.id}`);
    await screen.findByRole('textbox', { name: /Message/ });
    expect(screen.queryByRole('region', { name: 'Push notifications' })).toBeNull();
    await go('/settings');
    await press('Turn on notifications', within(await offer()));
    await expectText('Your browser blocks notifications', within(await offer()));
    expect(asked).toHaveBeenCalledTimes(1);

    // Another browser knows it from the server.
    await sqlOf(app)`update match set unseen = true where member_id = ${ada.id}`;
    await sqlOf(app)`update notice set read_at = null where member_id = ${ada.id}`;
    const { network } = await open('/faqs', { as: ada, before });
    await dialog(title);
    await user.keyboard('{Escape}');
    await expect.poll(() => network.requests.join()).toContain('/notices/preferences');
    await network.untilIdle();
    expect(screen.queryByRole('region', { name: 'Push notifications' })).toBeNull();
  },
);
