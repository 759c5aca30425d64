import type { Chat } from '@kindred/contract/chat';
import type { Message } from '@kindred/contract/chat/message';
import type { RefusedMessage, UnsentMessage } from '../../../api/chat/unsent.ts';
import { isSameDay } from '../times.ts';

/** The progress of an own message. */
type Progress = 'sent' | 'delivered' | 'read';

export type Row = {
  readonly key: string;
  /** Before it, the time at which a new day or hour starts. */
  readonly since: string | null;
  readonly newDay: boolean;
  /** The first that the member had not read. */
  readonly fresh: boolean;
  /** It follows another by the same person. */
  readonly joined: boolean;
} & (
  | { readonly kind: 'message'; readonly message: Message; readonly progress: Progress | null }
  | { readonly kind: 'waiting'; readonly message: UnsentMessage }
  | { readonly kind: 'refused'; readonly message: RefusedMessage }
);

interface LoadedChat {
  readonly messages: readonly Message[];
  readonly waiting: readonly UnsentMessage[];
  readonly refused: readonly RefusedMessage[];
  readonly chat: Pick<Chat, 'theirDeliveredTo' | 'theirReadTo'>;
  /** The number that the member had read on arrival. */
  readonly readBefore: number | null;
}

const gapMs = 3_600_000;

/** The rows of a chat, oldest first. A waiting message keeps its row when it has been sent. */
export function rowsOf({ messages, waiting, refused, chat, readBefore }: LoadedChat): Row[] {
  const rows: Row[] = [];
  const shown = messages.filter(({ deleted }) => deleted !== 'me');
  const sent = new Set(shown.map(({ _id }) => _id));
  const fresh = firstFresh(messages, readBefore);
  const progress = progressOf(shown, chat);
  let before: { at: string; mine: boolean } | null = null;
  const place = (at: string, mine: boolean) => {
    const newDay = !before || !isSameDay(before.at, at);
    const isPause = !before || Date.parse(at) - Date.parse(before.at) > gapMs;
    const joined = !isPause && !newDay && before?.mine === mine;
    before = { at, mine };
    return { since: newDay || isPause ? at : null, newDay, joined };
  };
  for (const message of shown)
    rows.push({
      kind: 'message',
      key: message._id,
      message,
      ...place(message.sentAt, message.mine),
      fresh: message.number === fresh?.number,
      progress: progress.get(message.number) ?? null,
    });
  for (const message of waiting.filter(({ id }) => !sent.has(id)))
    rows.push({
      kind: 'waiting',
      key: message.id,
      message,
      ...place(message.at, true),
      fresh: false,
    });
  for (const message of refused)
    rows.push({
      kind: 'refused',
      key: `refused ${message.id}`,
      message,
      ...place(message.at, true),
      fresh: false,
    });
  return rows;
}

/** The last own message with a text, if it is sent. */
export function lastOwnOf(rows: readonly Row[]): Message | null {
  const last = rows.findLast(
    ({ kind, message }) => kind !== 'message' || (message.mine && message.text !== null),
  );
  return last?.kind === 'message' ? last.message : null;
}

/** Where the unread messages start, if that is loaded. */
function firstFresh(messages: readonly Message[], readBefore: number | null) {
  const to = readBefore ?? Infinity;
  if ((messages[0]?.number ?? Infinity) > to + 1) return undefined;
  return messages.find(({ number, mine, deleted }) => !mine && !deleted && number > to);
}

/** Below the last own message that was read, and below the last one of all. */
function progressOf(messages: readonly Message[], chat: LoadedChat['chat']) {
  const own = messages.filter(({ mine, deleted }) => mine && !deleted);
  const reached = (to: number | null) => own.findLast(({ number }) => number <= (to ?? 0))?.number;
  const progress = new Map<number, Progress>();
  const last = own.at(-1)?.number;
  const [delivered, read] = [reached(chat.theirDeliveredTo), reached(chat.theirReadTo)];
  if (last !== undefined) progress.set(last, delivered === last ? 'delivered' : 'sent');
  if (read !== undefined) progress.set(read, 'read');
  return progress;
}
