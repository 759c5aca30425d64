import { noContents } from '@kindred/contract/chat/content-fields';
import type { Message } from '@kindred/contract/chat/message';
import { expect, test } from 'vitest';
import type { UnsentMessage } from '../../../api/chat/unsent.ts';
import { lastOwnOf, rowsOf } from './rows.ts';

const message = (number: number, given: Partial<Message> = {}): Message => ({
  _id: `id-${number}`,
  number,
  mine: false,
  ...noContents,
  text: 'Hello',
  photo: null,
  replyTo: null,
  reactions: { mine: null, theirs: null },
  sentAt: `2026-05-0${number}T10:00:00Z`,
  editedAt: null,
  deleted: null,
  change: 0,
  ...given,
});

const waiting: UnsentMessage = {
  id: 'id-4',
  memberId: 'ada',
  text: 'Hello',
  photo: null,
  replyTo: null,
  sure: false,
  at: '2026-05-04T10:01:00Z',
};

const nothing = {
  waiting: [],
  refused: [],
  chat: { theirDeliveredTo: null, theirReadTo: null },
  readBefore: null,
};

test('a waiting message is shown once, also when it has arrived and still waits', () => {
  const [before, after] = [[message(3)], [message(3), message(4, { mine: true })]].map((messages) =>
    rowsOf({ ...nothing, messages, waiting: [waiting] }),
  );
  expect(before?.map(({ key, kind }) => [key, kind])).toEqual([
    ['id-3', 'message'],
    ['id-4', 'waiting'],
  ]);
  expect(after?.map(({ key, kind }) => [key, kind])).toEqual([
    ['id-3', 'message'],
    ['id-4', 'message'],
  ]);
});

test('messages deleted by the member are hidden, and the first unread one of the other is marked', () => {
  const messages = [
    message(1),
    message(2, { deleted: 'me', text: null }),
    message(3, { mine: true }),
    message(4),
    message(5),
  ];
  const rows = rowsOf({ ...nothing, messages, readBefore: 1 });
  expect(rows.map(({ key, fresh }) => [key, fresh])).toEqual([
    ['id-1', false],
    ['id-3', false],
    ['id-4', true],
    ['id-5', false],
  ]);
});

test('the progress of own messages is shown below the last one and the last one that was read', () => {
  const messages = [1, 2, 3].map((number) => message(number, { mine: true }));
  const progressOf = (theirDeliveredTo: number | null, theirReadTo: number | null) =>
    rowsOf({ ...nothing, messages, chat: { theirDeliveredTo, theirReadTo } }).map((row) =>
      row.kind === 'message' ? row.progress : null,
    );
  expect(progressOf(null, null)).toEqual([null, null, 'sent']);
  expect(progressOf(2, 1)).toEqual(['read', null, 'sent']);
  expect(progressOf(3, 1)).toEqual(['read', null, 'delivered']);
  expect(progressOf(3, 3)).toEqual([null, null, 'read']);
});

test('the last own message with a text is found, unless a later one is not sent', () => {
  const messages = [
    message(1, { mine: true }),
    message(2, { mine: true, text: null, deleted: 'both' }),
    message(3),
  ];
  const lastOwn = (unsent: object) => lastOwnOf(rowsOf({ ...nothing, messages, ...unsent }));
  expect(lastOwn({})?.number).toBe(1);
  expect(lastOwn({ waiting: [waiting] })).toBeNull();
  expect(lastOwn({ refused: [{ ...waiting, stop: null, reason: 'It could hurt.' }] })).toBeNull();
  expect(lastOwn({ messages: [message(3)] })).toBeNull();
  const sent = [...messages, message(4, { mine: true })];
  expect(lastOwn({ messages: sent, waiting: [waiting] })?.number).toBe(4);
});
