import {
  l as readDeck,
  n as forgetRefusals,
  r as refusals,
  u as readFunnel,
} from './refusals-CKepHfi_.js';
import { p as hasStatus, t as session } from './session-qxZvcB-b.js';
import {
  _ as withoutDecided,
  a as ownChoices,
  c as unsentIds,
  d as withDecided,
  f as withMatched,
  g as withoutCards,
  h as withoutCard,
  l as cardsOf,
  m as withUndone,
  n as deckState,
  o as sendDecision,
  p as withTop,
  r as keepSending,
  u as lastOf,
} from './outbox-Cn1ksPZb.js';
import { a as onLive } from './live-B-3kzNdS.js';
import { n as onLeave } from './leave-lists-jv83intC.js';
import { n as invalidate, o as queryOf, r as keyOf, t as fetchData } from './query-AAxsCU1Q.js';
import { t as onPreferencesChange } from './preferences-change-hUnHRLFP.js';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
// web/src/api/deck.ts
var cardsAtOnce = 10;
/** The API returns no more in one response. */
var mostAtOnce = 30;
/** The first of the deck, again and again while the page is visible: people join, change, come back and leave. */
var deckQuery = queryOptions({
  queryKey: keyOf(readDeck),
  queryFn: async ({ signal }) => {
    const unsent = unsentIds();
    const known = deckState.get().decided.flatMap(({ id }) => (unsent.includes(id) ? [] : [id]));
    const limit = Math.min(mostAtOnce, cardsAtOnce + unsent.length);
    const deck = await fetchData(readDeck, {
      query: { limit },
      signal,
    });
    const back = deck.people.map(({ person }) => person._id).filter((id) => known.includes(id));
    if (back.length > 0) deckState.change((now) => withoutDecided(now, back));
    return deck;
  },
  staleTime: 0,
  refetchInterval: 1e4,
  meta: { keeping: { part: (deck) => deck } },
});
onLeave((client, id) => {
  deckState.change((deck) => withoutCard(deck, id));
  client.setQueryData(
    deckQuery.queryKey,
    (deck) =>
      deck && {
        ...deck,
        people: deck.people.filter(({ person }) => person._id !== id),
      },
  );
});
/** The choice of someone who matched can no longer be undone. */
onLive('match', ({ memberId }) => deckState.change((deck) => withMatched(deck, memberId)));
/** Another deck: the cards of this one are gone immediately. */
function renewDeck(client) {
  deckState.change(withoutCards);
  return client.resetQueries({ queryKey: keyOf(readDeck) });
}
onPreferencesChange((client) => {
  renewDeck(client);
  invalidate(client, readFunnel);
});
/** With fewer cards left, more are fetched. */
var fewLeft = 4;
var none = [];
/** The member's deck without the people they have decided on, and actions for the first of it. */
function useDeck() {
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
  const isShort = data !== void 0 && data.people.length > 0 && cards.length < fewLeft;
  useEffect(() => keepSending(client), [client]);
  useEffect(() => {
    if (top) deckState.change((now) => withTop(now, top));
  }, [top?.person._id]);
  useEffect(() => {
    if (isShort) refetch();
  }, [isShort, refetch, decided.length, unsaved.length]);
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
    /** The card leaves right away. Resolves to whether the server has the choice. */
    decide: async (card, choice, written = {}) => {
      const { _id: id, name } = card.person;
      forgetRefusals();
      deckState.changeOf(owner, (now) => withDecided(now, id, card));
      await sendDecision(client, {
        id,
        name,
        choice,
        ...written,
      });
      return (
        !refusals.get().some(({ decision }) => decision.id === id) && !unsentIds().includes(id)
      );
    },
    undo: (id) => {
      const name = decided.find((each) => each.id === id)?.card?.person.name;
      forgetRefusals();
      deckState.change((now) => withUndone(now, id));
      sendDecision(client, {
        id,
        choice: 'undo',
        ...(name && { name }),
      });
    },
  };
}
var isReturned = ({ decision, error }) => decision.choice !== 'undo' && !hasStatus(error, 404);
/** Half of what the server allows in an hour. */
var recountMs = 12e4;
/** It changes while people join. */
var useFunnel = (filter) =>
  useQuery({
    ...queryOf(readFunnel, { query: filter }),
    staleTime: 0,
    refetchInterval: recountMs,
  });
export { useFunnel as n, useDeck as t };
