import { listChats } from '@kindred/contract/chat';
import { type BrowseFilter, readPerson } from '@kindred/contract/discovery';
import { readDeck, readFunnel } from '@kindred/contract/discovery/deck';
import {
  choose,
  countOwnLikes,
  listPasses,
  listSentLikes,
  undoChoice,
} from '@kindred/contract/likes';
import { listLikes } from '@kindred/contract/likes/received';
import type { Choice } from '@kindred/contract/likes/choices';
import {
  type QueryClient,
  infiniteQueryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../lib/call.ts';
import { hasStatus } from '../lib/call-error.ts';
import { createOwnUnsentQueue } from '../lib/own-unsent-queue.ts';
import { session } from '../lib/session.ts';
import {
  cardsById,
  createDeckState,
  renewed,
  withDecided,
  withUndone,
  withoutDecided,
} from './deck-state.ts';
import { type RouteData, fetchData, invalidate, keyOf, queryOf } from './query.ts';
import { onPreferencesChange } from './preferences-change.ts';

export type Funnel = RouteData<typeof readFunnel>;

/** The decision about a person, with its time: of two, the later one counts. */
export interface Decision {
  readonly id: string;
  readonly choice: Choice | 'undo';
  readonly note?: string;
  /** They were asked about the note. */
  readonly sure?: boolean;
  readonly chosenAt: number;
}

/** What is sent with a like. */
export type Written = Pick<Decision, 'note' | 'sure'>;

const signedIn = () => session.get().user?._id ?? '';

/** A limit of likes ends tomorrow, which is too late to wait for. */
const isFinal = (error: unknown) => hasStatus(error, 400, 499) && !hasStatus(error, 401);

const ownQueue = createOwnUnsentQueue<Decision>({
  name: 'unsent-choices',
  isSame: (one, other) => one.id === other.id,
  isFinal,
});

const deckQuery = infiniteQueryOptions({
  queryKey: [...keyOf(readDeck), 'pages'],
  queryFn: ({ pageParam: after, signal }) =>
    fetchData(readDeck, { query: { limit: 10, ...(after && { after }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ after }) => after,
  // Fetching the pages again would move the cards.
  staleTime: Infinity,
});

const unsentIds = () =>
  ownQueue()
    .get()
    .unsaved.filter(({ choice }) => choice !== 'undo')
    .map(({ id }) => id);

const deckState = createDeckState(unsentIds);

/** A person who was decided on elsewhere leaves the deck, too. */
export const leaveDeck = (id: string) => deckState.change((deck) => withDecided(deck, id));

/** A person whose choice was undone elsewhere is in the deck again. */
export const rejoinDeck = (id: string) => deckState.change((deck) => withoutDecided(deck, id));

/** Another deck: the cards of this one are gone immediately. */
function renewDeck(client: QueryClient) {
  const { pages = [] } = client.getQueryData(deckQuery.queryKey) ?? {};
  deckState.change((deck) => renewed(deck, pages, unsentIds()));
  return client.resetQueries({ queryKey: keyOf(readDeck) });
}

onPreferencesChange((client) => {
  void renewDeck(client);
  void invalidate(client, readFunnel);
});

const sendFor = (client: QueryClient, owner: string) =>
  async function send(decision: Decision) {
    const { id, choice, note, sure, chosenAt } = decision;
    const params = { id };
    if (choice === 'undo') await call(undoChoice, { params, query: { chosenAt } });
    else {
      const body = { choice, chosenAt, ...(note && { note }), ...(sure && { sure }) };
      const { matched } = await fetchData(choose, { params, body });
      if (matched) deckState.changeOf(owner, (deck) => ({ ...deck, matched: id }));
    }
    void invalidate(
      client,
      readPerson,
      listLikes,
      listSentLikes,
      listPasses,
      countOwnLikes,
      listChats,
    );
  };

/** The member's deck without the people they have decided on, and actions for the first of it. */
export function useDeck() {
  const client = useQueryClient();
  const owner = signedIn();
  const queue = ownQueue();
  const { unsaved, failure, refused } = useSyncExternalStore(queue.subscribe, queue.get);
  const query = useInfiniteQuery({ ...deckQuery, refetchOnWindowFocus: false });
  const deck = deckState.use();

  useEffect(() => {
    const send = () => void queue.send(sendFor(client, owner));
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [queue, client, owner]);

  async function put(decision: Decision) {
    queue.put(decision);
    await queue.send(sendFor(client, owner));
    // A choice that the server refused does not count.
    const { refused: back } = queue.get();
    if (back && back.change.choice !== 'undo')
      deckState.changeOf(owner, (now) => withoutDecided(now, back.change.id));
  }

  const pages = query.data?.pages ?? [];
  const { decided, decidedEarlier, matched } = deck;
  const gone = new Set(decided);
  const known = cardsById(deck, pages);
  const cards = [...known.values()].filter(({ person }) => !gone.has(person._id));
  return {
    query,
    cards,
    step: pages.at(-1)?.step ?? 'yours',
    /** Whether the last deck was empty. */
    empty: query.isSuccess && known.size === 0,
    unsent: unsaved.length,
    failure,
    refused,
    last: decided.at(-1) ?? decidedEarlier.at(-1)?.person._id ?? null,
    /** Of an earlier deck, if another one came before the response to the like. */
    match:
      known.get(matched ?? '') ??
      decidedEarlier.find(({ person }) => person._id === matched) ??
      null,
    decide: (id: string, choice: Choice, { note, sure }: Written = {}) => {
      queue.dismiss();
      deckState.change((now) => withDecided(now, id));
      const chosenAt = Date.now();
      void put({ id, choice, chosenAt, ...(note && { note }), ...(sure && { sure }) });
    },
    undo: (id: string) => {
      queue.dismiss();
      deckState.change((now) => withUndone(now, id));
      void put({ id, choice: 'undo', chosenAt: Date.now() });
    },
    dismiss: queue.dismiss,
    closeMatch: () => deckState.change((now) => ({ ...now, matched: null })),
    /** Another deck, as everyone in this one is decided on. */
    renew: () => renewDeck(client),
  };
}

export const useFunnel = (filter: BrowseFilter) =>
  useQuery({ ...queryOf(readFunnel, { query: filter }), staleTime: 0 });
