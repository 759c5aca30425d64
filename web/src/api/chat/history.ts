import { listMessages } from '@kindred/contract/chat/messages';
import type { Message } from '@kindred/contract/chat/message';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type History,
  type HistoryPage,
  firstOf,
  hasNewer,
  hasOlder,
  historyOf,
  lastOf,
  mergeHistories,
  withChanges,
  withMessage,
} from '../../lib/chat-history.ts';
import { historyAfter } from '../../lib/chat-events.ts';
import { countGaps } from '../../lib/live/live.ts';
import { appliedTo, keptAs } from '../followed.ts';
import { fetchData, keyOf } from '../query.ts';

const perPage = 50;
/** A member who was away for more than this many messages starts with the latest again. */
const mostMissed = 500;

const historyKey = (id: string) => [...keyOf(listMessages, { params: { id } }), 'history'];

type PageQuery = Pick<
  NonNullable<Parameters<typeof fetchData<typeof listMessages>>[1]>['query'] & object,
  'before' | 'after' | 'around' | 'changedAfter'
>;

const fetchPage = (id: string, query: PageQuery, signal?: AbortSignal): Promise<HistoryPage> =>
  fetchData(listMessages, {
    params: { id },
    query: { ...query, limit: perPage },
    ...(signal && { signal }),
  });

/** The latest messages. While an earlier part of the chat is shown, what was kept before stays. */
const keptPart = (history: History): History | undefined =>
  hasNewer(history)
    ? undefined
    : // What happened between two visits is not known, so each message is read again.
      { ...history, messages: history.messages.slice(-perPage), gaps: -1 };

/** The messages of a chat. Fetching it again adds new and changed ones. */
export const historyQuery = (id: string) =>
  queryOptions({
    ...keptAs(
      { part: keptPart, chat: id },
      appliedTo<History>(
        (history, event) => historyAfter(id, history, event),
        4000,
        'message',
        'messageChanged',
      ),
    ),
    queryKey: historyKey(id),
    queryFn: ({ client, signal }) => {
      const held = client.getQueryData<History>(historyKey(id));
      if (!held) return readLatest(id, signal);
      // No response names the messages that the member deleted for themselves: an event does.
      return held.gaps === countGaps() ? catchUp(id, held, signal) : readWindow(id, held, signal);
    },
    // A page that was loaded while another request was running is kept.
    structuralSharing: (one, other) =>
      one ? mergeHistories(one as History, other as History) : other,
  });

async function readLatest(id: string, signal?: AbortSignal) {
  const gaps = countGaps();
  return historyOf(Date.now(), gaps, await fetchPage(id, {}, signal));
}

/** All messages of the window, and newer ones if it shows the latest. */
async function readWindow(id: string, held: History, signal: AbortSignal): Promise<History> {
  const [gaps, first] = [countGaps(), firstOf(held)];
  if (held.lastNumber - first > mostMissed) return readLatest(id, signal);
  const start = await fetchPage(id, { after: first - 1 }, signal);
  const history = historyOf(held.window, gaps, start);
  return hasNewer(history) ? readNewer(id, history, signal) : history;
}

/** All messages that were changed later than the given change. */
async function readChanges(id: string, after: number, signal?: AbortSignal): Promise<HistoryPage> {
  const messages: Message[] = [];
  for (let from = after; ;) {
    const page = await fetchPage(id, { changedAfter: from }, signal);
    messages.push(...page.messages);
    const last = page.messages.at(-1);
    if (!last || page.messages.length < perPage) return { ...page, messages };
    from = last.change;
  }
}

async function catchUp(id: string, held: History, signal: AbortSignal): Promise<History> {
  const { messages, lastNumber, lastChange } = await readChanges(id, held.changesTo, signal);
  const history = {
    ...withChanges(held, messages, lastChange),
    lastNumber: Math.max(held.lastNumber, lastNumber),
  };
  return hasNewer(held) ? history : readNewer(id, history, signal);
}

async function readNewer(id: string, held: History, signal?: AbortSignal): Promise<History> {
  if (held.lastNumber - lastOf(held) > mostMissed) return readLatest(id, signal);
  let history = held;
  while (hasNewer(history)) {
    const page = await fetchPage(id, { after: lastOf(history) }, signal);
    if (page.messages.length === 0) break;
    history = mergeHistories(history, { ...history, messages: page.messages });
  }
  return history;
}

/** The result of a change from its response. */
export function putMessage(client: QueryClient, id: string, message: Message) {
  const queryKey = historyKey(id);
  const held = client.getQueryData<History>(queryKey);
  if (!held) return;
  const next =
    message.change > 0 ? withChanges(held, [message], held.changesTo) : withMessage(held, message);
  if (next) client.setQueryData(queryKey, next);
  else void client.invalidateQueries({ queryKey });
}

export function useHistory(id: string) {
  const client = useQueryClient();
  const query = useQuery(historyQuery(id));
  const put = (history: History) => client.setQueryData(historyKey(id), history);
  const held = () => client.getQueryData<History>(historyKey(id));

  /** Adds messages. Those of a response from before a known change miss it. */
  async function add(page: HistoryPage) {
    const history = held();
    if (!history) return;
    put({ ...history, messages: page.messages, lastNumber: page.lastNumber });
    if (page.lastChange >= history.changesTo) return;
    const { messages } = await readChanges(id, page.lastChange);
    const now = held();
    if (now) put(withChanges(now, messages, now.changesTo));
  }
  /** Another position in the chat, as it was when the page was read. */
  function move(page: HistoryPage) {
    const before = held();
    put(historyOf(Date.now(), countGaps(), page));
    const isBehind =
      before && (page.lastChange < before.changesTo || page.lastNumber < before.lastNumber);
    if (isBehind) void client.invalidateQueries({ queryKey: historyKey(id) });
  }

  async function loadOlder() {
    const history = held();
    if (!history || !hasOlder(history)) return;
    await add(await fetchPage(id, { before: firstOf(history) }));
  }
  async function loadNewer() {
    const history = held();
    if (!history || !hasNewer(history)) return;
    await add(await fetchPage(id, { after: lastOf(history) }));
  }
  /** Shows the messages around one that is not in the window. */
  async function goTo(number: number) {
    const history = held();
    if (history && number >= firstOf(history) && number <= lastOf(history)) return;
    move(await fetchPage(id, { around: number }));
  }
  async function goToLatest() {
    const history = held();
    if (history && hasNewer(history)) move(await fetchPage(id, {}));
  }
  return { query, loadOlder, loadNewer, goTo, goToLatest };
}
