import type { Message } from '@kindred/contract/chat/message';

/** Messages of a chat without a gap between them, oldest first. */
export interface History {
  /** Another window shows another position in the chat: the two are not merged. */
  readonly window: number;
  readonly messages: readonly Message[];
  readonly lastNumber: number;
  /** Every change up to this one is in the messages. */
  readonly changesTo: number;
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

export const historyOf = (window: number, page: HistoryPage): History => ({
  window,
  messages: page.messages,
  lastNumber: page.lastNumber,
  changesTo: page.lastChange,
});

/**
 * Merges two states of one window, in whichever order they arrive: of each message its latest change. Messages that are
 * not adjacent are left out, and loaded when they are needed.
 */
export function mergeHistories(one: History, other: History): History {
  if (one.window !== other.window) return one.window > other.window ? one : other;
  const known = new Map(one.messages.map((message) => [message.number, message]));
  for (const message of other.messages) {
    const held = known.get(message.number);
    if (!held || held.change <= message.change) known.set(message.number, message);
  }
  return {
    window: one.window,
    messages: withoutGap(known, one.messages.at(-1)?.number ?? other.messages.at(-1)?.number ?? 0),
    lastNumber: Math.max(one.lastNumber, other.lastNumber),
    changesTo: Math.max(one.changesTo, other.changesTo),
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

/** From the changes loaded since, those of messages in the window. */
export function withChanges(history: History, changed: readonly Message[], to: number): History {
  const inside = changed.filter(
    ({ number }) => number >= firstOf(history) && number <= lastOf(history),
  );
  const merged = mergeHistories(history, { ...history, messages: inside });
  return { ...merged, changesTo: Math.max(history.changesTo, to) };
}
