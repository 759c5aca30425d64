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
import type { PartToLike } from '@kindred/contract/likes/liked-part';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../lib/calls/call.ts';
import { hasStatus } from '../lib/calls/call-error.ts';
import { createOwnUnsentQueue } from '../lib/unsent/own-unsent-queue.ts';
import { session } from '../lib/sessions/session.ts';
import {
  type DeckCard,
  cardsOf,
  createDeckState,
  lastOf,
  withDecided,
  withMatched,
  withTop,
  withUndone,
  withoutCard,
  withoutCards,
  withoutDecided,
} from './deck-state.ts';
import { onLive } from '../lib/live/live.ts';
import { onLeave } from './leave-lists.ts';
import { showMatch } from './match-moment.ts';
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
  readonly part?: PartToLike;
  readonly chosenAt: number;
}

/** What is sent with a like. */
export type Written = Pick<Decision, 'note' | 'sure' | 'part'>;

const writtenIn = ({ note, sure, part }: Written): Written => ({
  ...(note && { note }),
  ...(sure && { sure }),
  ...(part && { part }),
});

const signedIn = () => session.get().user?._id ?? '';

/** A limit of likes ends tomorrow, which is too late to wait for. */
const isFinal = (error: unknown) => hasStatus(error, 400, 499) && !hasStatus(error, 401);

const ownQueue = createOwnUnsentQueue<Decision>({
  name: 'unsent-choices',
  isSame: (one, other) => one.id === other.id,
  isFinal,
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
export const rejoinDeck = (id: string) => deckState.change((deck) => withoutDecided(deck, [id]));

const cardsAtOnce = 10;
/** The API returns no more in one response. */
const mostAtOnce = 30;
const refetchMs = 10_000;

/** The first of the deck, again and again while the page is visible: people join, change, come back and leave. */
const deckQuery = queryOptions({
  queryKey: keyOf(readDeck),
  queryFn: async ({ signal }) => {
    const unsent = unsentIds();
    const known = deckState.get().decided.flatMap(({ id }) => (unsent.includes(id) ? [] : [id]));
    const limit = Math.min(mostAtOnce, cardsAtOnce + unsent.length);
    const deck = await fetchData(readDeck, { query: { limit }, signal });
    // They were decided on before, so this choice was undone on another device.
    const back = deck.people.map(({ person }) => person._id).filter((id) => known.includes(id));
    if (back.length > 0) deckState.change((now) => withoutDecided(now, back));
    return deck;
  },
  staleTime: 0,
  refetchInterval: refetchMs,
  meta: { keeping: { part: (deck) => deck } },
});

onLeave((client, id) => {
  deckState.change((deck) => withoutCard(deck, id));
  client.setQueryData(
    deckQuery.queryKey,
    (deck) => deck && { ...deck, people: deck.people.filter(({ person }) => person._id !== id) },
  );
});

/** The choice of someone who matched can no longer be undone. */
onLive('match', ({ memberId }) => deckState.change((deck) => withMatched(deck, memberId)));

/** Another deck: the cards of this one are gone immediately. */
function renewDeck(client: QueryClient) {
  deckState.change(withoutCards);
  return client.resetQueries({ queryKey: keyOf(readDeck) });
}

onPreferencesChange((client) => {
  void renewDeck(client);
  void invalidate(client, readFunnel);
});

const sendFor = (client: QueryClient, owner: string) =>
  async function send(decision: Decision) {
    const { id, choice, chosenAt } = decision;
    const params = { id };
    if (choice === 'undo') await call(undoChoice, { params, query: { chosenAt } });
    else {
      const body = { choice, chosenAt, ...writtenIn(decision) };
      const { moment } = await fetchData(choose, { params, body });
      if (moment && signedIn() === owner) {
        deckState.changeOf(owner, (deck) => withMatched(deck, id));
        void showMatch(client, moment);
      }
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

/** With fewer cards left, more are fetched. */
const fewLeft = 4;
const none: readonly DeckCard[] = [];

/** The member's deck without the people they have decided on, and actions for the first of it. */
export function useDeck() {
  const client = useQueryClient();
  const owner = signedIn();
  const queue = ownQueue();
  const [returned, setReturned] = useState<string | null>(null);
  const { unsaved, failure, refused } = useSyncExternalStore(queue.subscribe, queue.get);
  const query = useQuery(deckQuery);
  const { data: counts } = useQuery(queryOf(countOwnLikes));
  const superlikes = counts?.left.superlikes;
  const deck = deckState.use();
  const { decided } = deck;
  const { data, refetch } = query;
  const cards = cardsOf(deck, data?.people ?? none);
  const [top] = cards;
  const isShort = data !== undefined && data.people.length > 0 && cards.length < fewLeft;

  useEffect(() => {
    const send = () => void queue.send(sendFor(client, owner));
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [queue, client, owner]);
  useEffect(() => {
    if (top) deckState.change((now) => withTop(now, top));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same person may have newer data
  }, [top?.person._id]);
  useEffect(() => {
    if (isShort) void refetch();
  }, [isShort, refetch, decided.length, unsaved.length]);

  async function put(decision: Decision) {
    queue.put(decision);
    await queue.send(sendFor(client, owner));
    // A choice that the server refused does not count, unless the person is no longer there.
    const { refused: back } = queue.get();
    if (back && back.change.choice !== 'undo' && !hasStatus(back.error, 404)) {
      setReturned(back.change.id);
      deckState.changeOf(owner, (now) => withUndone(now, back.change.id));
    }
    // They matched before the undo arrived.
    if (back?.change.choice === 'undo' && hasStatus(back.error, 409))
      deckState.changeOf(owner, (now) =>
        withMatched(withDecided(now, back.change.id), back.change.id),
      );
  }

  return {
    query,
    cards,
    step: data?.step ?? 'yours',
    /** Whether no one is left. */
    empty: data?.people.length === 0 && cards.length === 0,
    unsent: unsaved.length,
    failure,
    refused,
    last: lastOf(deck),
    superlikes,
    /** Whose choice was refused. No one expects their card. */
    returned,
    /**
     * The card leaves right away, unless the server is expected to refuse: then it stays until the server has accepted.
     * Resolves to whether the server has it.
     */
    decide: async (card: DeckCard, choice: Choice, written: Written = {}): Promise<boolean> => {
      const id = card.person._id;
      const isLast = choice === 'superlike' && superlikes === 0;
      const leave = () => deckState.changeOf(owner, (now) => withDecided(now, id, card));
      setReturned(null);
      queue.dismiss();
      if (!isLast) leave();
      const chosenAt = Date.now();
      await put({ id, choice, chosenAt, ...writtenIn(written) });
      const now = queue.get();
      const isRefused = now.refused?.change.id === id;
      if (isLast && !isRefused) leave();
      return !isRefused && now.unsaved.every((each) => each.id !== id);
    },
    undo: (id: string) => {
      setReturned(null);
      queue.dismiss();
      deckState.change((now) => withUndone(now, id));
      void put({ id, choice: 'undo', chosenAt: Date.now() });
    },
    dismiss: queue.dismiss,
  };
}

/** Half of what the server allows in an hour. */
const recountMs = 120_000;

/** It changes while people join. */
export const useFunnel = (filter: BrowseFilter) =>
  useQuery({
    ...queryOf(readFunnel, { query: filter }),
    staleTime: 0,
    refetchInterval: recountMs,
  });
