import type { BrowseFilter } from '@kindred/contract/discovery';
import type { DistanceUnit } from '@kindred/contract/profiles/limits';
import { readDeck, readFunnel } from '@kindred/contract/discovery/deck';
import type { Choice } from '@kindred/contract/likes/choices';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { hasStatus } from '../lib/calls/call-error.ts';
import { session } from '../lib/sessions/session.ts';
import {
  type Written,
  deckState,
  keepSending,
  ownChoices,
  sendDecision,
  unsentIds,
} from './choices/outbox.ts';
import { type Refusal, forgetRefusals, refusals } from './choices/refusals.ts';
import {
  type DeckCard,
  cardsOf,
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
import { type RouteData, fetchData, invalidate, keyOf, queryOf } from './query.ts';
import { useUnseenMatch } from './match-moment.ts';
import { onPreferencesChange } from './preferences-change.ts';

export type Funnel = RouteData<typeof readFunnel>;

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

/** With fewer cards left, more are fetched. */
const fewLeft = 4;
const none: readonly DeckCard[] = [];

/** The member's deck without the people they have decided on, and actions for the first of it. */
export function useDeck() {
  const client = useQueryClient();
  const owner = session.get().user?._id ?? '';
  const queue = ownChoices();
  const { unsaved, failure } = useSyncExternalStore(queue.subscribe, queue.get);
  const refused = refusals.use();
  const query = useQuery(deckQuery);
  const deck = deckState.use();
  const { decided } = deck;
  const { data, refetch } = query;
  const cards = cardsOf(deck, data?.people ?? none);
  const [top] = cards;
  const isShort = data !== undefined && data.people.length > 0 && cards.length < fewLeft;

  useEffect(() => keepSending(client), [client]);
  useEffect(() => {
    if (top) deckState.change((now) => withTop(now, top));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same person may have newer data
  }, [top?.person._id]);
  // They may have matched while no page was open.
  const unseenMatch = useUnseenMatch().data?.person._id;
  useEffect(() => {
    if (unseenMatch) deckState.change((now) => withMatched(now, unseenMatch));
  }, [unseenMatch]);
  useEffect(() => {
    if (isShort) void refetch();
  }, [isShort, refetch, decided.length]);

  return {
    query,
    cards,
    step: data?.step ?? 'yours',
    /** Whether no one is left. */
    empty: data?.people.length === 0 && cards.length === 0,
    unsent: unsaved.length,
    failure,
    last: lastOf(deck),
    /** Whose choice was refused. No one expects their card. */
    returned: refused.findLast(isReturned)?.decision.id ?? null,
    /** The choice is on its way while the card leaves. Resolves to whether the server has it. */
    decide: async (
      card: DeckCard,
      choice: Choice,
      written: Written = {},
      left: Promise<unknown> = Promise.resolve(),
    ): Promise<boolean> => {
      const { _id: id, name } = card.person;
      forgetRefusals();
      const sent = sendDecision(client, { id, name, choice, ...written }, left);
      await left;
      deckState.changeOf(owner, (now) => withDecided(now, id, card));
      await sent;
      const isRefused = refusals.get().some(({ decision }) => decision.id === id);
      return !isRefused && !unsentIds().includes(id);
    },
    undo: (id: string) => {
      const name = decided.find((each) => each.id === id)?.card?.person.name;
      forgetRefusals();
      deckState.change((now) => withUndone(now, id));
      void sendDecision(client, { id, choice: 'undo', ...(name && { name }) });
    },
  };
}

const isReturned = ({ decision, error }: Refusal) =>
  decision.choice !== 'undo' && !hasStatus(error, 404);

/** Half of what the server allows in an hour. */
const recountMs = 120_000;

/** It changes while people join. */
export const useFunnel = (filter: BrowseFilter, unit: DistanceUnit) =>
  useQuery({
    ...queryOf(readFunnel, { query: { ...filter, unit } }),
    staleTime: 0,
    refetchInterval: recountMs,
  });
