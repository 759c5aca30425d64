import { listMessages } from '@kindred/contract/chat/messages';
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
} from '../../lib/chat-history.ts';
import { followed } from '../followed.ts';
import { fetchData, keyOf } from '../query.ts';

const perPage = 50;
/** A member who was away for more than this many messages starts with the latest again. */
const mostMissed = 500;

const historyKey = (id: string) => [...keyOf(listMessages, { params: { id } }), 'history'];

type Place = Pick<
  NonNullable<Parameters<typeof fetchData<typeof listMessages>>[1]>['query'] & object,
  'before' | 'after' | 'around' | 'changedAfter'
>;

const fetchPage = (id: string, query: Place, signal?: AbortSignal): Promise<HistoryPage> =>
  fetchData(listMessages, {
    params: { id },
    query: { ...query, limit: perPage },
    ...(signal && { signal }),
  });

/** The messages of a chat. Fetching it again adds new and changed ones. */
const historyQuery = (id: string) =>
  queryOptions({
    queryKey: historyKey(id),
    queryFn: ({ client, signal }) => {
      const held = client.getQueryData<History>(historyKey(id));
      return held ? catchUp(id, held, signal) : readLatest(id, signal);
    },
    // A page that was loaded while another request was running is kept.
    structuralSharing: (one, other) =>
      one ? mergeHistories(one as History, other as History) : other,
  });

const readLatest = async (id: string, signal?: AbortSignal) =>
  historyOf(Date.now(), await fetchPage(id, {}, signal));

async function catchUp(id: string, held: History, signal: AbortSignal): Promise<History> {
  let history = held;
  for (;;) {
    const page = await fetchPage(id, { changedAfter: history.changesTo }, signal);
    const all = page.messages.length < perPage;
    const to = all ? page.lastChange : (page.messages.at(-1)?.change ?? page.lastChange);
    const atEnd = !hasNewer(history);
    history = {
      ...withChanges(history, page.messages, to),
      lastNumber: Math.max(history.lastNumber, page.lastNumber),
    };
    if (!all) continue;
    return atEnd ? readNewer(id, history, signal) : history;
  }
}

async function readNewer(id: string, held: History, signal?: AbortSignal): Promise<History> {
  if (held.lastNumber - lastOf(held) > mostMissed) return readLatest(id, signal);
  let history = held;
  while (hasNewer(history)) {
    const page = await fetchPage(id, { after: lastOf(history) }, signal);
    if (page.messages.length === 0) break;
    history = mergeHistories(history, { ...history, ...page });
  }
  return history;
}

/** The result of a change from its response, before the chat is fetched again. */
export function putMessages(client: QueryClient, id: string, page: HistoryPage) {
  client.setQueryData<History>(historyKey(id), (held) => {
    if (!held) return held;
    const inside = page.messages.filter(({ number }) => number <= lastOf(held) + 1);
    return mergeHistories(held, { ...held, messages: inside, lastNumber: page.lastNumber });
  });
}

export function useHistory(id: string) {
  const client = useQueryClient();
  const query = useQuery({
    ...historyQuery(id),
    ...followed(4000, 'message', 'messageChanged'),
  });
  const put = (history: History) => client.setQueryData(historyKey(id), history);
  const held = () => client.getQueryData<History>(historyKey(id));

  async function loadOlder() {
    const history = held();
    if (!history || !hasOlder(history)) return;
    const { messages } = await fetchPage(id, { before: firstOf(history) });
    put({ ...history, messages });
  }
  async function loadNewer() {
    const history = held();
    if (!history || !hasNewer(history)) return;
    const { messages, lastNumber } = await fetchPage(id, { after: lastOf(history) });
    put({ ...history, messages, lastNumber });
  }
  /** Shows the messages around one that is not in the window. */
  async function goTo(number: number) {
    const history = held();
    if (history && number >= firstOf(history) && number <= lastOf(history)) return;
    put(historyOf(Date.now(), await fetchPage(id, { around: number })));
  }
  async function goToLatest() {
    const history = held();
    if (history && hasNewer(history)) put(await readLatest(id));
  }
  return { query, loadOlder, loadNewer, goTo, goToLatest };
}
