import { noContents } from '@kindred/contract/chat/content-fields';
import { reactions } from '@kindred/contract/chat/message';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import {
  chatOf,
  findWrongChats,
  historyOf,
  inboxOf,
  say,
  textsOf,
  write,
} from '../../../test/chat/chats.ts';
import { type Person, makeMatch, matchOf, pairOf } from '../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../test/members/people.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';

const app = await testApp();

const markRead = async (by: Person, other: Person, number: number) =>
  (await by.send('PUT', `/chats/${other.id}/read`, { number })).json<{ data: object }>().data;

const change = (by: Person, other: Person, path: string, body: object) =>
  by.send('PUT', `/chats/${other.id}/messages/${path}`, body);

const remove = (by: Person, other: Person, id: string, whom: 'me' | 'both') =>
  by.send('DELETE', `/chats/${other.id}/messages/${id}?for=${whom}`);

test('a match has a chat without notices and with an opener, and only a match has one', async () => {
  const [ada, alan] = await pairOf(app);
  expect((await say(ada, alan, 'Hello')).statusCode).toBe(404);
  expect((await inboxOf(ada)).chats).toEqual([]);
  const [eve, evan] = await matchOf(app);
  const prompts = [{ prompt: 'green-flag', answer: 'Laughs at puns.' }];
  await app.pool.query('update profile set prompts = $2 where member_id = $1', [
    evan.id,
    JSON.stringify(prompts),
  ]);
  const [chat] = (await inboxOf(eve)).chats;
  expect(chat).toMatchObject({
    person: { _id: evan.id, firstName: 'Alan' },
    turn: null,
    unread: 0,
    lastNumber: 0,
    lastMessage: null,
    opener: { theirs: prompts[0], yours: null },
  });
  expect((await inboxOf(eve, { filter: 'new' })).chats).toEqual([chat]);
  expect(await chatOf(eve, evan)).toEqual(chat);
});

test('the chat with the latest message comes first, page by page', async () => {
  const [ada, alan] = await matchOf(app);
  const [bob, carl] = [await createPerson(app, aMan()), await createPerson(app, aMan())];
  for (const man of [bob, carl]) await makeMatch(app, ada, man);
  for (const man of [carl, alan, bob]) await write(ada, man, 'Good morning');
  await write(alan, ada, 'Good evening');
  const seen: string[] = [];
  let query: Record<string, string> | null = { limit: '1' };
  while (query) {
    const { chats, nextCursor } = await inboxOf(ada, query);
    seen.push(...chats.map(({ person }) => person._id));
    query = nextCursor ? { limit: '1', cursor: nextCursor } : null;
  }
  expect(seen).toEqual([alan.id, bob.id, carl.id]);
});

test('trust 34: messages have numbers without gaps, also when both send in parallel, and one id is one message', async () => {
  const [ada, alan] = await matchOf(app);
  const id = timeOrderedId();
  const tries = await Promise.all(
    Array.from({ length: 10 }, (_, index) => [
      say(ada, alan, 'Hello', {}, id),
      write(alan, ada, `From Alan ${index}`),
    ]).flat(),
  );
  expect(tries).toHaveLength(20);
  const { messages, lastNumber } = await historyOf(alan, ada);
  expect(lastNumber).toBe(11);
  expect(messages.map(({ number }) => number)).toEqual(
    Array.from({ length: 11 }, (_, at) => at + 1),
  );
  expect(messages.filter(({ text }) => text === 'Hello')).toHaveLength(1);
  expect((await say(alan, ada, 'Mine', {}, id)).statusCode).toBe(409);
  expect(
    (await say(ada, alan, 'Hello', {}, '00000000-0000-4000-8000-000000000000')).statusCode,
  ).toBe(400);
  expect((await say(ada, alan, '')).statusCode).toBe(400);
  expect(
    (await ada.send('PUT', `/chats/${alan.id}/messages/${timeOrderedId()}`, {})).statusCode,
  ).toBe(422);
});

test('the history is read from any position in either direction, and searched', async () => {
  const [ada, alan] = await matchOf(app);
  for (let index = 1; index <= 12; index++) await write(ada, alan, `Line ${index} 100%`);
  const numbers = async (query: Record<string, string>) =>
    (await historyOf(alan, ada, { limit: '4', ...query })).messages.map(({ number }) => number);
  expect(await numbers({})).toEqual([9, 10, 11, 12]);
  expect(await numbers({ before: '9' })).toEqual([5, 6, 7, 8]);
  expect(await numbers({ before: '2' })).toEqual([1]);
  expect(await numbers({ before: '1' })).toEqual([]);
  expect(await numbers({ after: '0' })).toEqual([1, 2, 3, 4]);
  expect(await numbers({ after: '10' })).toEqual([11, 12]);
  expect(await numbers({ after: '2147483647' })).toEqual([]);
  expect(await numbers({ around: '6' })).toEqual([4, 5, 6, 7]);
  expect(await numbers({ around: '1' })).toEqual([1, 2, 3, 4]);
  expect(await numbers({ around: '99' })).toEqual([9, 10, 11, 12]);
  const search = async (text: string, query: Record<string, string> = {}) =>
    (await alan.get(`/chats/${ada.id}/search`, { text, ...query })).json<{
      data: { messages: { number: number }[]; nextBefore: number | null };
    }>().data;
  expect((await search('line 1')).messages.map(({ number }) => number)).toEqual([12, 11, 10, 1]);
  const first = await search('100%', { limit: '5' });
  expect(first).toMatchObject({ nextBefore: 8 });
  const rest = await search('100%', { limit: '10', before: '8' });
  expect(rest.messages.map(({ number }) => number)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  expect(rest.nextBefore).toBeNull();
  expect((await search('%_')).messages).toEqual([]);
});

test('unread messages are counted until they are read, on any device, and reading never increases the count', async () => {
  const [ada, alan] = await matchOf(app);
  for (const text of ['One', 'Two', 'Three']) await write(ada, alan, text);
  expect((await inboxOf(alan)).unread).toEqual({ chats: 1, messages: 3 });
  expect((await chatOf(alan, ada)).turn).toBe('yours');
  expect((await chatOf(ada, alan)).turn).toBe('theirs');
  expect(await markRead(alan, ada, 2)).toEqual({ readTo: 2, unread: 1 });
  expect(await markRead(alan, ada, 1)).toEqual({ readTo: 2, unread: 1 });
  await write(alan, ada, 'Four');
  expect(await markRead(alan, ada, 99)).toEqual({ readTo: 4, unread: 0 });
  expect(await chatOf(ada, alan)).toMatchObject({ theirReadTo: 4, theirDeliveredTo: 4, unread: 1 });
  expect((await inboxOf(ada, { filter: 'turn' })).chats).toHaveLength(1);
  expect((await inboxOf(alan, { filter: 'turn' })).chats).toEqual([]);
  expect((await inboxOf(ada, { filter: 'unread' })).chats).toHaveLength(1);
  expect(await findWrongChats(app)).toEqual([]);
});

const countEvents = async ({ id }: Person) =>
  (
    await app.pool.query(
      `select from live_event where member_id = $1 and kind = 'conversation' and about ->> 'memberId' is not null`,
      [id],
    )
  ).rowCount;

test('trust 74: delivered and read are shown only for members who show their activity, and never what was read while they hid it', async () => {
  const [ada, alan] = await matchOf(app);
  await write(ada, alan, 'Hello');
  const delivered = { chats: [{ memberId: ada.id, number: 5 }] };
  const unknown = { chats: [{ memberId: timeOrderedId(), number: 5 }] };
  const deliver = async (body: object) =>
    (await alan.send('PUT', '/chats/delivered', body)).json<{ data: object }>().data;
  expect(await deliver(delivered)).toEqual({ delivered: 1 });
  expect(await deliver(delivered)).toEqual({ delivered: 0 });
  expect(await deliver(unknown)).toEqual({ delivered: 0 });
  expect(await chatOf(ada, alan)).toMatchObject({ theirDeliveredTo: 1, theirReadTo: 0 });
  expect(await countEvents(ada)).toBe(1);
  await markRead(alan, ada, 1);
  const marks = async () => {
    const { theirDeliveredTo, theirReadTo, theirReadAt } = await chatOf(ada, alan);
    return { theirDeliveredTo, theirReadTo, theirReadAt };
  };
  const before = await marks();
  expect(before).toMatchObject({ theirDeliveredTo: 1, theirReadTo: 1 });
  await alan.send('PUT', '/auth/show-last-active', { showLastActive: false });
  await write(ada, alan, 'Are you there?');
  expect(await deliver(delivered)).toEqual({ delivered: 1 });
  expect(await countEvents(ada)).toBe(1);
  await markRead(alan, ada, 2);
  const hidden = { theirDeliveredTo: null, theirReadTo: null, theirReadAt: null };
  expect(await marks()).toEqual(hidden);
  await alan.send('PUT', '/auth/show-last-active', { showLastActive: true });
  expect(await marks(), 'read while it was hidden').toEqual(before);
  await write(ada, alan, 'Good');
  expect(await deliver(delivered)).toEqual({ delivered: 1 });
  expect(await marks()).toEqual({ ...before, theirDeliveredTo: 3 });
  await markRead(alan, ada, 3);
  expect(await marks()).toMatchObject({ theirDeliveredTo: 3, theirReadTo: 3 });
});

test('a text can be edited for some minutes by its sender, and quotes show the edit', async () => {
  const [ada, alan] = await matchOf(app);
  const { message } = await write(ada, alan, 'Helo');
  const reply = await write(alan, ada, 'Hi', { replyTo: 1 });
  expect(reply.message.replyTo).toEqual({
    ...noContents,
    number: 1,
    mine: false,
    text: 'Helo',
    photo: false,
  });
  expect((await say(alan, ada, 'Hi', { replyTo: 3 })).statusCode).toBe(422);
  const edit = (by: Person, other: Person, text: string) =>
    change(by, other, `${message._id}/text`, { text });
  expect((await edit(alan, ada, 'Hacked')).statusCode).toBe(422);
  expect((await edit(ada, alan, 'Hello')).json()).toMatchObject({
    data: { message: { text: 'Hello', change: 1 }, lastChange: 1 },
  });
  expect((await edit(ada, alan, 'Hello')).json()).toMatchObject({ data: { lastChange: 1 } });
  const changed = await historyOf(alan, ada, { changedAfter: '0' });
  expect(changed.messages).toMatchObject([{ number: 1, text: 'Hello', mine: false }]);
  expect(changed.messages[0]?.editedAt).not.toBeNull();
  expect((await historyOf(alan, ada)).messages[1]?.replyTo?.text).toBe('Hello');
  await app.pool.query(
    `update message set sent_at = sent_at - interval '16 minutes' where id = $1`,
    [message._id],
  );
  expect((await edit(ada, alan, 'Late')).statusCode).toBe(422);
  expect(await textsOf(alan, ada)).toEqual(['Hello', 'Hi']);
});

test('a message deleted by one member stays for the other, and one deleted for both is gone everywhere', async () => {
  const [ada, alan] = await matchOf(app);
  const { message } = await write(ada, alan, 'First');
  const second = await write(ada, alan, 'Second');
  await write(ada, alan, 'Third', { replyTo: 2 });
  expect((await remove(alan, ada, message._id, 'both')).statusCode).toBe(422);
  await remove(alan, ada, message._id, 'me');
  expect(await textsOf(alan, ada)).toEqual([null, 'Second', 'Third']);
  expect((await historyOf(ada, alan)).messages[0]).toMatchObject({ text: 'First', change: 0 });
  expect((await historyOf(alan, ada)).messages[0]?.deleted).toBe('me');

  await remove(ada, alan, second.message._id, 'both');
  await remove(ada, alan, second.message._id, 'both');
  for (const [by, other] of [
    [ada, alan],
    [alan, ada],
  ] as const) {
    const { messages, lastChange } = await historyOf(by, other);
    expect(messages[1]).toMatchObject({ text: null, deleted: 'both', number: 2 });
    expect(messages[2]?.replyTo).toMatchObject({ number: 2, text: null });
    expect(lastChange).toBe(1);
  }
  const stored = await app.pool.query(`select from message where body = 'Second'`);
  expect(stored.rowCount).toBe(0);
  expect((await chatOf(alan, ada)).unread).toBe(2);
  expect(await findWrongChats(app)).toEqual([]);
  const edited = await change(ada, alan, `${second.message._id}/text`, { text: 'Again' });
  expect(edited.statusCode).toBe(409);
  const found = await alan.get(`/chats/${ada.id}/search`, { text: 'First' });
  expect(found.json()).toMatchObject({ data: { messages: [] } });
});

test('each side has one reaction to a message', async () => {
  const [ada, alan] = await matchOf(app);
  const { message } = await write(ada, alan, 'Hello');
  const react = (by: Person, other: Person, reaction: string | null) =>
    change(by, other, `${message._id}/reaction`, { reaction });
  await react(alan, ada, reactions[0]);
  await react(ada, alan, reactions[1]);
  const seen = async (by: Person, other: Person) =>
    (await historyOf(by, other)).messages[0]?.reactions;
  expect(await seen(ada, alan)).toEqual({ mine: reactions[1], theirs: reactions[0] });
  expect(await seen(alan, ada)).toEqual({ mine: reactions[0], theirs: reactions[1] });
  expect((await react(alan, ada, null)).json()).toMatchObject({ data: { lastChange: 3 } });
  expect((await react(alan, ada, null)).json()).toMatchObject({ data: { lastChange: 3 } });
  expect((await react(alan, ada, 'x')).statusCode).toBe(400);
  expect(await seen(ada, alan)).toEqual({ mine: reactions[1], theirs: null });
});

test('the list has the latest activity first, an archive, drafts and pages', async () => {
  const [ada, alan] = await matchOf(app);
  await write(ada, alan, 'Hello');
  const archive = (archived: boolean) =>
    alan.send('PUT', `/chats/${ada.id}/archived`, { archived });
  expect((await archive(true)).statusCode).toBe(200);
  const idle = { chats: [], unread: { chats: 0, messages: 0 }, nextCursor: null };
  expect(await inboxOf(alan)).toEqual(idle);
  expect((await inboxOf(alan, { filter: 'archived' })).chats).toHaveLength(1);
  await write(ada, alan, 'Are you there?');
  expect((await inboxOf(alan)).unread).toEqual({ chats: 1, messages: 2 });

  const save = (text: string) => alan.send('PUT', `/chats/${ada.id}/draft`, { text });
  const saved = (await save('I am')).json<{ data: { draft: string; draftAt: string } }>().data;
  expect(saved.draft).toBe('I am');
  expect(Date.parse(saved.draftAt)).toBeGreaterThan(0);
  expect(await chatOf(alan, ada)).toMatchObject(saved);
  expect((await chatOf(ada, alan)).draft).toBeNull();
  await write(alan, ada, 'Something else');
  expect((await chatOf(alan, ada)).draft).toBe('I am');
  await write(alan, ada, 'I am');
  expect((await chatOf(alan, ada)).draft).toBeNull();
  await save('x');
  expect((await save('')).json()).toMatchObject({ data: { draft: null, draftAt: null } });
});
