import {
  type LiveContents,
  type LiveKind,
  chatKinds,
  largestContent,
} from '@kindred/contract/live/events';
import { reactions } from '@kindred/contract/chat/message';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { chatEnds } from '../../../../test/chat/chat-ends.ts';
import { chatOf, historyOf, inboxOf, say, write } from '../../../../test/chat/chats.ts';
import { type Person, matchOf } from '../../../../test/likes/likes.ts';
import { liveUrl, openChannel } from '../../../../test/service/live.ts';
import { createStaff, signIn } from '../../../../test/members/members.ts';
import { personOf } from '../../../../test/members/people.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { removeMessage } from '../messages/remove-message.ts';

const app = await testApp();
const staff = await createStaff(app);
const grace = personOf(app, staff, await signIn(app, staff));
const url = await liveUrl(app);
const otherUrl = await liveUrl(await testApp({ databaseUrl: app.databaseUrl }));

type Channel = Awaited<ReturnType<typeof openChannel>>;

async function openBoth() {
  const [ada, alan] = await matchOf(app);
  return { ada, alan, hers: await openChannel(url, ada), his: await openChannel(otherUrl, alan) };
}

/** The content of the last event of a kind, once as many have arrived. */
async function contentOf<K extends keyof LiveContents & LiveKind>(
  screen: Channel,
  kind: K,
  count: number,
) {
  await expect.poll(() => screen.eventsOf(kind).length).toBe(count);
  return screen.eventsOf(kind).at(-1)?.content as LiveContents[K] | undefined;
}

/** What the API returns for the chat and one of its messages. */
async function readAll(by: Person, other: Person, number: number | null) {
  const { messages } = await historyOf(by, other);
  const { unread } = await inboxOf(by);
  const message = messages.find((each) => each.number === number) ?? null;
  return { chat: await chatOf(by, other), unread, message };
}

const change = (by: Person, other: Person, path: string, body: object) =>
  by.send('PUT', `/chats/${other.id}/messages/${path}`, body);

test(
  'trust 22: an event about a chat brings along exactly what the API returns to its member',
  { tags: ['long'] },
  async () => {
    const { ada, alan, hers, his } = await openBoth();
    const { message } = await write(ada, alan, 'Hello');
    expect(await contentOf(his, 'message', 1)).toEqual(await readAll(alan, ada, 1));
    expect(await contentOf(hers, 'message', 1)).toEqual(await readAll(ada, alan, 1));
    expect(await contentOf(his, 'notices', 1)).toEqual({ unread: 1 });

    await alan.send('PUT', `/chats/${ada.id}/read`, { number: 1 });
    expect(await contentOf(hers, 'read', 1)).toEqual(await readAll(ada, alan, null));
    expect(await contentOf(his, 'read', 1)).toEqual(await readAll(alan, ada, null));
    expect(await contentOf(his, 'notices', 2)).toEqual({ unread: 0 });

    await write(alan, ada, 'Hi', { replyTo: 1 });
    expect(await contentOf(hers, 'message', 2)).toEqual(await readAll(ada, alan, 2));
    await change(ada, alan, `${message._id}/text`, { text: 'Hello!' });
    expect(await contentOf(his, 'messageChanged', 1)).toEqual(await readAll(alan, ada, 1));
    await change(alan, ada, `${message._id}/reaction`, { reaction: reactions[0] });
    expect(await contentOf(hers, 'messageChanged', 2)).toEqual(await readAll(ada, alan, 1));
    await alan.send('DELETE', `/chats/${ada.id}/messages/${message._id}?for=me`);
    expect(await contentOf(his, 'messageChanged', 3)).toEqual(await readAll(alan, ada, 1));
    expect((await contentOf(his, 'messageChanged', 3))?.message).toMatchObject({
      text: null,
      deleted: 'me',
    });
    await ada.send('DELETE', `/chats/${alan.id}/messages/${message._id}?for=both`);
    expect((await contentOf(hers, 'messageChanged', 3))?.message).toMatchObject({
      text: null,
      deleted: 'both',
    });

    await ada.send('PUT', `/chats/${alan.id}/draft`, { text: 'And' });
    expect(await contentOf(hers, 'conversation', 1)).toEqual(await readAll(ada, alan, null));
    await ada.send('PUT', `/chats/${alan.id}/archived`, { archived: true });
    expect(await contentOf(hers, 'conversation', 2)).toEqual(await readAll(ada, alan, null));
    expect(his.eventsOf('conversation')).toEqual([]);
  },
);

test.each(Object.entries(chatEnds(grace)))(
  'trust 23: an event that arrives after %s brings nothing of the chat along',
  async (_name, end) => {
    const [ada, alan] = await matchOf(app);
    await write(ada, alan, 'Hello');
    await write(alan, ada, 'Hi');
    await ada.send('PUT', `/chats/${alan.id}/read`, { number: 2 });
    await end(ada, alan);
    await app.jobs.runDue();
    const his = await openChannel(url, alan, 0);
    await expect.poll(() => his.eventsOf('matchEnded').length).toBe(1);
    const ofChat = his.events().filter(({ kind }) => chatKinds.some((each) => each === kind));
    expect(ofChat.length).toBeGreaterThanOrEqual(3);
    for (const { kind, about } of ofChat)
      expect([kind, about]).toEqual(['conversation', { memberId: ada.id }]);
    expect(his.events().filter((event) => event.kind !== 'notices' && event.content)).toEqual([]);
    expect(JSON.stringify(his.frames)).not.toContain('Hello');
  },
);

test('the counts of unread messages follow on every device of a member, in any process', async () => {
  const { ada, alan, his } = await openBoth();
  const devices = [his, await openChannel(url, alan)];
  const unreadAt = (kind: 'message' | 'read' | 'messageChanged', count: number) =>
    Promise.all(
      devices.map(async (device) => (await contentOf(device, kind, count))?.unread.messages),
    );
  await write(ada, alan, 'One');
  const { message } = await write(ada, alan, 'Two');
  expect(await unreadAt('message', 2)).toEqual([2, 2]);
  await alan.send('PUT', `/chats/${ada.id}/read`, { number: 1 });
  expect(await unreadAt('read', 1)).toEqual([1, 1]);
  await ada.send('DELETE', `/chats/${alan.id}/messages/${message._id}?for=both`);
  expect(await unreadAt('messageChanged', 1)).toEqual([0, 0]);
});

test('trust 74: an event tells nothing about the activity of a member who hides it', async () => {
  const { ada, alan, hers } = await openBoth();
  await write(ada, alan, 'Hello');
  await app.pool.query('update profile set show_last_active = false where member_id = $1', [
    alan.id,
  ]);
  await alan.send('PUT', `/chats/${ada.id}/read`, { number: 1 });
  await write(alan, ada, 'Hi');
  const content = await contentOf(hers, 'message', 2);
  expect(content?.chat).toMatchObject({
    person: { isOnline: false, lastActive: null },
    theirDeliveredTo: null,
    theirReadTo: null,
    theirReadAt: null,
  });
  expect(hers.eventsOf('read')).toEqual([]);
});

test('trust 74: what someone read before they hid their activity is not told to a device that was away', async () => {
  const [ada, alan] = await matchOf(app);
  await write(ada, alan, 'Hello');
  await alan.send('PUT', `/chats/${ada.id}/read`, { number: 1 });
  const shown = await openChannel(url, ada, 0);
  await expect.poll(() => shown.eventsOf('read').length).toBe(1);
  await alan.send('PUT', '/settings', { showLastActive: false });
  const hidden = await openChannel(url, ada, 0);
  await expect.poll(() => hidden.events().length).toBeGreaterThanOrEqual(shown.events().length);
  expect(hidden.eventsOf('read')).toEqual([]);
  expect(hidden.eventsOf('conversation')[0]?.about).toEqual({ memberId: alan.id });
  expect(JSON.stringify(hidden.frames)).not.toMatch(/"their(Read|Delivered)To":\d/);
});

test('what changes nothing is not sent', async () => {
  const { ada, alan, his } = await openBoth();
  const { message } = await write(ada, alan, 'Hello');
  await change(ada, alan, `${message._id}/text`, { text: 'Hello' });
  await change(alan, ada, `${message._id}/reaction`, { reaction: null });
  for (const _time of [1, 2])
    await alan.send('DELETE', `/chats/${ada.id}/messages/${message._id}?for=me`);
  await write(ada, alan, 'The end');
  await contentOf(his, 'message', 2);
  expect(his.eventsOf('messageChanged').map(({ about }) => about)).toEqual([
    { memberId: ada.id, number: 1, change: null },
  ]);
});

test('trust 71: an event that arrives after staff removed its message does not bring the text along', async () => {
  const [ada, alan] = await matchOf(app);
  await write(ada, alan, 'A secret');
  await inTransaction(app.pool, (client) =>
    removeMessage(client, { senderId: ada.id, receiverId: alan.id, number: 1 }, new Date()),
  );
  const his = await openChannel(url, alan, 0);
  const content = await contentOf(his, 'message', 1);
  expect(content?.message).toMatchObject({ text: null, deleted: 'both' });
  expect(JSON.stringify(his.frames)).not.toContain('A secret');
});

test('trust 51: no text of a message is stored in an event', async () => {
  const [ada, alan] = await matchOf(app);
  await write(ada, alan, 'Unusual words');
  await ada.send('PUT', `/chats/${alan.id}/draft`, { text: 'Unusual draft' });
  const { rows } = await app.pool.query<{ text: string }>(
    'select about::text as text from live_event where member_id = any ($1)',
    [[ada.id, alan.id]],
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter(({ text }) => text.includes('Unusual'))).toEqual([]);
});

test('trust 52: large contents, and those of many missed events, are left to be fetched', async () => {
  const { ada, alan, his } = await openBoth();
  await say(ada, alan, '🙂'.repeat(2000));
  expect(await contentOf(his, 'message', 1)).toBeUndefined();
  await say(ada, alan, 'x'.repeat(2000));
  const content = await contentOf(his, 'message', 2);
  expect(content?.message?.text).toHaveLength(2000);
  expect(Buffer.byteLength(JSON.stringify(content))).toBeLessThan(largestContent);
  for (let count = 0; count < 20; count += 1) await write(ada, alan, `Message ${count}`);
  const late = await openChannel(url, alan, 0);
  await expect.poll(() => late.eventsOf('message').length).toBe(22);
  expect(late.events().filter((event) => event.content)).toEqual([]);
});

test('a new page gets the events of the time in which it was reading', async () => {
  const [ada, alan] = await matchOf(app);
  await app.pool.query(
    `update live_event set at = at - interval '2 minutes' where member_id = $1`,
    [alan.id],
  );
  await write(ada, alan, 'Hello');
  const reading = await openChannel(url, alan, null, { reading: 3 });
  const content = await contentOf(reading, 'message', 1);
  expect(content?.message?.text).toBe('Hello');
  expect(reading.eventsOf('match')).toEqual([]);
  const other = await openChannel(url, alan);
  await write(ada, alan, 'And');
  await expect.poll(() => other.eventsOf('message').length).toBe(1);
});
