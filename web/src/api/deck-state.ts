import type { readDeck } from '@kindred/contract/discovery/deck';
import { session } from '../lib/sessions/session.ts';
import { createSharedState } from '../lib/shared-state.ts';
import type { RouteData } from './query.ts';

export type DeckCard = RouteData<typeof readDeck>['people'][number];

interface Decided {
  readonly id: string;
  /** With it the choice can be undone after the card has left the deck. */
  readonly card: DeckCard | null;
}

/** What the member did with the deck in this tab. */
export interface DeckState {
  /** The people decided on, the latest last. They are no longer in the deck. */
  readonly decided: readonly Decided[];
  /** Cards before the fetched ones: the one on top, which stays when others come, and those whose choice was undone. */
  readonly front: readonly DeckCard[];
  /** Those who matched since. */
  readonly matched: readonly string[];
}

/** So many cards of people decided on are kept. */
const mostUndone = 20;

export const newDeck: DeckState = { decided: [], front: [], matched: [] };

/** With choices that wait since an earlier visit. */
export function withUnsent(deck: DeckState, ids: readonly string[]): DeckState {
  const added = ids.filter((id) => !deck.decided.some((each) => each.id === id));
  if (added.length === 0) return deck;
  return { ...deck, decided: [...deck.decided, ...added.map((id) => ({ id, card: null }))] };
}

/** What a reload leaves: the choices that can be undone. The cards in front may have left the deck by then. */
const withoutEarlier = ({ decided, matched }: DeckState): DeckState => {
  const latest = decided.slice(-mostUndone);
  return {
    decided: latest,
    front: [],
    matched: matched.filter((id) => latest.some((each) => each.id === id)),
  };
};

const idOf = ({ person }: DeckCard) => person._id;

/** The cards that are left, in their order. */
export function cardsOf({ decided, front }: DeckState, fetched: readonly DeckCard[]) {
  const latest = new Map(fetched.map((card) => [idOf(card), card]));
  const cards = new Map(
    [...front, ...fetched].map((card) => [idOf(card), latest.get(idOf(card)) ?? card]),
  );
  for (const { id } of decided) cards.delete(id);
  return [...cards.values()];
}

/** The card on top stays there. */
export const withTop = (deck: DeckState, top: DeckCard): DeckState => ({
  ...deck,
  front: [top, ...cardsOf(deck, []).filter((card) => idOf(card) !== idOf(top))],
});

export function withDecided(deck: DeckState, id: string, card: DeckCard | null = null): DeckState {
  const known = card ?? deck.front.find((each) => idOf(each) === id) ?? null;
  const decided = [...deck.decided.filter((each) => each.id !== id), { id, card: known }];
  const kept = decided.length - mostUndone;
  return {
    ...withoutCard(deck, id),
    decided: decided.map((each, index) => (index < kept ? { ...each, card: null } : each)),
  };
}

/** Those of them who are in the deck are where the server puts them. */
export const withoutDecided = (deck: DeckState, ids: readonly string[]): DeckState => ({
  ...deck,
  decided: deck.decided.filter(({ id }) => !ids.includes(id)),
});

/** The choice stays, and its card does not come back. */
export const withMatched = (deck: DeckState, id: string): DeckState => ({
  ...deck,
  matched: [...deck.matched, id],
});

/** Whom the member decided on last, if that can be undone. */
export function lastOf({ decided, matched }: DeckState) {
  const last = decided.at(-1)?.id ?? null;
  return last !== null && matched.includes(last) ? null : last;
}

/** The card comes back in front. */
export function withUndone(deck: DeckState, id: string): DeckState {
  const card = deck.decided.find((each) => each.id === id)?.card;
  const without = withoutDecided(deck, [id]);
  return card ? withTop(without, card) : without;
}

/** The person is no longer there, and is not in the fetched cards either. */
export const withoutCard = (deck: DeckState, id: string): DeckState => ({
  ...deck,
  front: deck.front.filter((card) => idOf(card) !== id),
});

/** Another deck follows. */
export const withoutCards = (deck: DeckState): DeckState => ({ ...deck, front: [] });

/** The deck of the member who is signed in. What they can undo survives a reload, in each tab its own. */
export function createDeckState(unsent: () => readonly string[]) {
  const state = createSharedState(newDeck, 'deck', withoutEarlier);
  const signedIn = () => session.get().user?._id ?? '';
  let owner = signedIn();
  const begin = () => state.change((deck) => withUnsent(deck, unsent()));
  begin();
  session.subscribe(() => {
    if (signedIn() === owner) return;
    owner = signedIn();
    if (owner) begin();
  });
  return {
    ...state,
    /** Changes nothing while someone else is signed in. */
    changeOf: (member: string, next: (before: DeckState) => DeckState) => {
      if (member === owner) state.change(next);
    },
  };
}
