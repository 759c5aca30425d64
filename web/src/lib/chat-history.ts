import {
  type ContentName,
  type Contents,
  contentNames,
  noContents,
} from '@kindred/contract/chat/content-fields';
import { longestQuote } from '@kindred/contract/chat/limits';
import type { Message, Quote } from '@kindred/contract/chat/message';
import { forEachName } from '@kindred/contract/names';

/** Messages of a chat without a gap between them, oldest first. */
export interface History {
  /** Another window shows another position in the chat: the two are not merged. */
  readonly window: number;
  readonly messages: readonly Message[];
  readonly lastNumber: number;
  /** Every change up to this one is in the messages. */
  readonly changesTo: number;
  /** How many gaps the live events had when the messages were read. */
  readonly gaps: number;
}

export interface HistoryPage {
  readonly messages: readonly Message[];
  readonly lastNumber: number;
  readonly lastChange: number;
}

export const firstOf = ({ messages }: History) => messages[0]?.number ?? 1;
export const lastOf = ({ messages }: History) => messages.at(-1)?.number ?? 0;

/** Whether older ones can be loaded. */
export const hasOlder = (history: History) => history.messages.length > 0 && firstOf(history) > 1;
/** Whether the window does not reach the latest message. */
export const hasNewer = (history: History) => lastOf(history) < history.lastNumber;

/** The number of the last message by the other one, up to a number. What is before the window counts as theirs. */
export const lastOfOther = (history: History, to: number) =>
  history.messages.findLast(({ mine, number }) => !mine && number <= to)?.number ??
  Math.min(to, firstOf(history) - 1);

export const historyOf = (window: number, gaps: number, page: HistoryPage): History => ({
  window,
  gaps,
  messages: page.messages,
  lastNumber: page.lastNumber,
  changesTo: page.lastChange,
});

/** Of two states of one message the later one: a message that its reader has deleted stays deleted. */
const laterOf = (held: Message | undefined, other: Message) =>
  held &&
  (held.change > other.change || (held.change === other.change && held.deleted && !other.deleted))
    ? held
    : other;

/**
 * Merges two states of one window, in whichever order they arrive: of each message its latest change, also where another
 * one quotes it. Messages that are not adjacent are left out, and loaded when they are needed.
 */
export function mergeHistories(one: History, other: History): History {
  if (one.window !== other.window) return one.window > other.window ? one : other;
  const known = new Map(one.messages.map((message) => [message.number, message]));
  for (const message of other.messages)
    known.set(message.number, laterOf(known.get(message.number), message));
  const from = one.messages.at(-1)?.number ?? other.messages.at(-1)?.number ?? 0;
  const messages = withoutGap(known, from);
  return {
    window: one.window,
    messages: withQuotes(messages, messages),
    lastNumber: Math.max(one.lastNumber, other.lastNumber),
    changesTo: Math.max(one.changesTo, other.changesTo),
    gaps: Math.max(one.gaps, other.gaps),
  };
}

/** All messages that are connected with this one. */
function withoutGap(known: ReadonlyMap<number, Message>, from: number): Message[] {
  let first = from;
  let last = from;
  while (known.has(first - 1)) first -= 1;
  while (known.has(last + 1)) last += 1;
  const messages: Message[] = [];
  for (let number = first; number <= last; number += 1) {
    const message = known.get(number);
    if (message) messages.push(message);
  }
  return messages;
}

/** From the changes loaded since, those of messages in the window, and of messages that these quote. */
export function withChanges(history: History, changed: readonly Message[], to: number): History {
  const inside = changed.filter(
    ({ number }) => number >= firstOf(history) && number <= lastOf(history),
  );
  const merged = mergeHistories(history, { ...history, messages: inside });
  return {
    ...merged,
    messages: withQuotes(merged.messages, changed),
    changesTo: Math.max(history.changesTo, to),
  };
}

/** Replies show what the message that they quote says now. */
function withQuotes(messages: readonly Message[], changed: readonly Message[]) {
  const quoted = new Map(changed.map((message) => [message.number, message]));
  return messages.map((message) => {
    const source = message.replyTo && quoted.get(message.replyTo.number);
    const quote = source && quoteOf(source);
    return quote && !isSame(quote, message.replyTo) ? { ...message, replyTo: quote } : message;
  });
}

const quoteOf = (message: Message): Quote => ({
  number: message.number,
  mine: message.mine,
  ...(forEachName(contentNames, (name) => startOf(message[name])) as Contents),
  photo: message.photo !== null,
});

const startOf = (content: Contents[ContentName]) =>
  typeof content === 'string' ? Array.from(content).slice(0, longestQuote).join('') : content;

const isSame = (one: Quote, other: Message['replyTo']) =>
  one.photo === other?.photo && contentNames.every((name) => one[name] === other[name]);

/** After the member deleted a message for themselves, which also empties the quotes of it. */
export function withHidden(history: History, hidden: number): History {
  const messages = history.messages.map((message): Message => {
    const { number, deleted, replyTo } = message;
    if (number === hidden && !deleted)
      return { ...message, ...noContents, photo: null, deleted: 'me' };
    if (replyTo?.number !== hidden) return message;
    return { ...message, replyTo: { ...replyTo, ...noContents, photo: false } };
  });
  return { ...history, messages };
}

/** Adds a new message at the end. Undefined if others before it are missing. */
export function withMessage(history: History, message: Message): History | undefined {
  const { number } = message;
  const lastNumber = Math.max(history.lastNumber, number);
  if (number <= lastOf(history) + 1)
    return mergeHistories(history, { ...history, messages: [message], lastNumber });
  // The window shows an earlier part, and later ones are loaded when the member scrolls there.
  return hasNewer(history) ? { ...history, lastNumber } : undefined;
}
