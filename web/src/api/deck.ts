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
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../lib/call.ts';
import { hasStatus } from '../lib/call-error.ts';
import { type OwnUnsentQueue, createOwnUnsentQueue } from '../lib/own-unsent-queue.ts';
import { session } from '../lib/session.ts';
import { type RouteData, fetchData, invalidate, keyOf, queryOf } from './query.ts';
import { onPreferencesChange } from './preferences-change.ts';

export type DeckCard = RouteData<typeof readDeck>['people'][number];
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

/** The people decided on since the deck was fetched, as long as the page is open. */
const decidedKey = (owner: string) => ['decided', owner];

/** Of earlier decks of this visit, so that a choice can still be undone after the last card. */
interface Earlier {
  readonly decided: readonly DeckCard[];
  readonly undone: readonly DeckCard[];
}
const earlierKey = (owner: string) => ['decided earlier', owner];
const noneEarlier: Earlier = { decided: [], undone: [] };
const mostUndone = 20;

interface Matched {
  readonly id: string;
}
const matchedKey = (owner: string) => ['just matched', owner];

const deckKey = [...keyOf(readDeck), 'pages'];
type DeckPages = readonly RouteData<typeof readDeck>[];

const cardsById = (pages: DeckPages, { undone }: Earlier) =>
  new Map(
    [...undone, ...pages.flatMap(({ people }) => people)].map(
      (card) => [card.person._id, card] as const,
    ),
  );

const unsentIds = (queue: OwnUnsentQueue<Decision>) =>
  queue
    .get()
    .unsaved.filter(({ choice }) => choice !== 'undo')
    .map(({ id }) => id);

/** A person who was decided on elsewhere leaves the deck, too. */
export function leaveDeck(client: QueryClient, id: string) {
  client.setQueryData(decidedKey(signedIn()), (ids: readonly string[] = []) => [...ids, id]);
}

/** A person whose choice was undone elsewhere is in the deck again. */
export function rejoinDeck(client: QueryClient, id: string) {
  client.setQueryData(decidedKey(signedIn()), (ids: readonly string[] = []) =>
    ids.filter((each) => each !== id),
  );
}

/** Another deck: the cards of this one are gone immediately. */
function renewDeck(client: QueryClient) {
  const owner = signedIn();
  const { pages = [] } = client.getQueryData<{ pages: DeckPages }>(deckKey) ?? {};
  const earlier = client.getQueryData<Earlier>(earlierKey(owner)) ?? noneEarlier;
  const known = cardsById(pages, earlier);
  const past = (client.getQueryData<readonly string[]>(decidedKey(owner)) ?? []).flatMap(
    (id) => known.get(id) ?? [],
  );
  client.setQueryData<Earlier>(earlierKey(owner), {
    decided: [...earlier.decided, ...past].slice(-mostUndone),
    undone: [],
  });
  client.setQueryData(decidedKey(owner), unsentIds(ownQueue()));
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
      if (matched) client.setQueryData<Matched>(matchedKey(owner), { id });
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
  const query = useInfiniteQuery({
    queryKey: deckKey,
    queryFn: ({ pageParam: after, signal }) =>
      fetchData(readDeck, { query: { limit: 10, ...(after && { after }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ after }) => after,
    // Fetching the pages again would move the cards.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const { data: decided = [] } = useQuery({
    queryKey: decidedKey(owner),
    queryFn: () => unsentIds(queue),
    // A block fetches everything else again.
    staleTime: 'static',
    gcTime: Infinity,
  });
  const { data: earlier = noneEarlier } = useQuery({
    queryKey: earlierKey(owner),
    queryFn: () => noneEarlier,
    staleTime: 'static',
    gcTime: Infinity,
  });
  const matched = useQuery<Matched | null>({
    queryKey: matchedKey(owner),
    queryFn: () => null,
    staleTime: 'static',
  });

  useEffect(() => {
    const send = () => void queue.send(sendFor(client, owner));
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [queue, client, owner]);

  function setDecided(change: (ids: readonly string[]) => readonly string[]) {
    client.setQueryData(decidedKey(owner), (ids: readonly string[] = []) => change(ids));
  }

  const setEarlier = (changed: Earlier) => client.setQueryData(earlierKey(owner), changed);

  async function put(decision: Decision) {
    queue.put(decision);
    await queue.send(sendFor(client, owner));
    // A choice that the server refused does not count.
    const { refused: back } = queue.get();
    if (back && back.change.choice !== 'undo')
      setDecided((ids) => ids.filter((id) => id !== back.change.id));
  }

  const pages = query.data?.pages ?? [];
  const gone = new Set(decided);
  const known = cardsById(pages, earlier);
  const cards = [...known.values()].filter(({ person }) => !gone.has(person._id));
  const matchedId = matched.data?.id ?? '';
  return {
    query,
    cards,
    step: pages.at(-1)?.step ?? 'yours',
    /** Whether the last deck was empty. */
    empty: query.isSuccess && known.size === 0,
    unsent: unsaved.length,
    failure,
    refused,
    last: decided.at(-1) ?? earlier.decided.at(-1)?.person._id ?? null,
    /** Of an earlier deck, if another one came before the response to the like. */
    match:
      known.get(matchedId) ??
      earlier.decided.find(({ person }) => person._id === matchedId) ??
      null,
    decide: (id: string, choice: Choice, { note, sure }: Written = {}) => {
      queue.dismiss();
      setDecided((ids) => [...ids.filter((each) => each !== id), id]);
      const chosenAt = Date.now();
      void put({ id, choice, chosenAt, ...(note && { note }), ...(sure && { sure }) });
    },
    undo: (id: string) => {
      queue.dismiss();
      setDecided((ids) => ids.filter((each) => each !== id));
      const card = earlier.decided.find(({ person }) => person._id === id);
      if (card)
        setEarlier({
          decided: earlier.decided.filter((each) => each !== card),
          undone: [card, ...earlier.undone],
        });
      void put({ id, choice: 'undo', chosenAt: Date.now() });
    },
    dismiss: queue.dismiss,
    closeMatch: () => client.setQueryData<Matched | null>(matchedKey(owner), null),
    /** Another deck, as everyone in this one is decided on. */
    renew: () => renewDeck(client),
  };
}

export const useFunnel = (filter: BrowseFilter) =>
  useQuery({ ...queryOf(readFunnel, { query: filter }), staleTime: 0 });
