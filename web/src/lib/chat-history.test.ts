import { noContents } from '@kindred/contract/chat/content-fields';
import type { Message } from '@kindred/contract/chat/message';
import { expect, test } from 'vitest';
import {
  type History,
  hasNewer,
  hasOlder,
  historyOf,
  lastOfOther,
  mergeHistories,
  withChanges,
  withHidden,
  withMessage,
} from './chat-history.ts';

const message = (number: number, change = 0): Message => ({
  _id: `id-${number}`,
  number,
  mine: number % 2 === 0,
  ...noContents,
  text: `${number}, ${change}`,
  photo: null,
  replyTo: null,
  reactions: { mine: null, theirs: null },
  sentAt: '2026-01-01T00:00:00Z',
  editedAt: null,
  deleted: null,
  change,
});

const held = (numbers: readonly number[], lastNumber = 9, window = 1): History =>
  historyOf(window, 0, {
    messages: numbers.map((each) => message(each)),
    lastNumber,
    lastChange: 3,
  });

const textsOf = ({ messages }: History) => messages.map(({ text }) => text);

test('pages that arrive in any order form one history without a gap', () => {
  const pages = [held([5, 6]), held([3, 4]), held([7, 8, 9]), held([1, 2])];
  for (const order of [
    [0, 1, 2, 3],
    [0, 1, 3, 2],
    [0, 2, 1, 3],
  ]) {
    const whole = order.map((each) => pages[each] as History).reduce(mergeHistories);
    expect(whole.messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect([hasOlder(whole), hasNewer(whole)]).toEqual([false, false]);
  }
});

test('messages that are not adjacent are left out, and known to be missing', () => {
  const merged = mergeHistories(held([1, 2], 2), held([4], 4));
  expect(textsOf(merged)).toEqual(['1, 0', '2, 0']);
  expect(hasNewer(merged)).toBe(true);
});

test('the first message of an empty chat is known to be missing', () => {
  const changed = withChanges(held([], 0), [message(1, 1)], 1);
  expect(hasNewer(changed)).toBe(false);
  expect(hasNewer({ ...changed, lastNumber: 1 })).toBe(true);
});

test('the later change of a message counts, whichever arrives last', () => {
  const [old, changed] = [held([1, 2]), { ...held([]), messages: [message(2, 4)] }];
  for (const merged of [mergeHistories(old, changed), mergeHistories(changed, old)])
    expect(textsOf(merged).at(-1)).toBe('2, 4');
  const read = withChanges(old, [message(1, 5), message(8, 6)], 6);
  expect(textsOf(read)).toEqual(['1, 5', '2, 0']);
  expect(read.changesTo).toBe(6);
});

test('another position in the chat replaces the earlier one', () => {
  expect(textsOf(mergeHistories(held([8, 9]), held([1, 2], 9, 2)))).toEqual(['1, 0', '2, 0']);
  expect(textsOf(mergeHistories(held([1, 2], 9, 2), held([8, 9])))).toEqual(['1, 0', '2, 0']);
});

test('new messages that arrive in any order, and twice, form the same history', () => {
  const start = held([1, 2], 2);
  const inOrder = [3, 4, 5].reduce(
    (history, each) => withMessage(history, message(each)) as History,
    start,
  );
  expect(inOrder.messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(withMessage(inOrder, message(4))).toEqual(inOrder);
  // What is missing before it is fetched.
  expect(withMessage(start, message(4))).toBeUndefined();
});

test('a message that the member deleted for themselves disappears, also from quotes of it', () => {
  const reply = {
    ...message(2),
    replyTo: { ...noContents, number: 1, mine: false, text: '1, 0', photo: true },
  };
  const before = { ...held([1], 2), messages: [message(1), reply] };
  const after = withHidden(before, 1);
  expect(after.messages).toEqual([
    { ...message(1), text: null, deleted: 'me' },
    { ...reply, replyTo: { ...noContents, number: 1, mine: false, text: null, photo: false } },
  ]);
  // A response from before the deletion does not bring it back.
  expect(mergeHistories(after, held([1], 2)).messages[0]?.text).toBeNull();
});

test('a response from before a message was deleted does not bring its text back in a quote', () => {
  const quoting: Message = {
    ...message(6),
    replyTo: { ...noContents, number: 5, mine: false, text: '5, 0', photo: false },
  };
  const early = held([5, 6], 6);
  const late = { ...early, messages: [message(5), quoting] };
  for (const deleted of [
    withHidden(held([4, 5], 6), 5),
    withChanges(held([4, 5], 6), [{ ...message(5, 4), text: null, deleted: 'both' }], 4),
  ])
    for (const merged of [mergeHistories(deleted, late), mergeHistories(late, deleted)])
      expect(merged.messages.at(-1)?.replyTo).toEqual({ ...quoting.replyTo, text: null });
});

test('only messages of the other one are there to be read', () => {
  const history = held([4, 5, 6, 7, 8]);
  expect([8, 6, 4, 2].map((to) => lastOfOther(history, to))).toEqual([7, 5, 3, 2]);
});
