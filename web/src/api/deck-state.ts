import type { readDeck } from '@kindred/contract/discovery/deck';
import { session } from '../lib/session.ts';
import { createState } from '../lib/state.ts';
import type { RouteData } from './query.ts';

export type DeckPages = readonly RouteData<typeof readDeck>[];
export type DeckCard = DeckPages[number]['people'][number];

/** What the member did with the deck since it was fetched. */
export interface DeckState {
  /** The people decided on, the latest last. They are no longer in the deck. */
  readonly decided: readonly string[];
  /** Those of earlier decks of this visit, so that a choice can still be undone after the last card. */
  readonly decidedEarlier: readonly DeckCard[];
  /** Cards of earlier decks that are back, as their choice was undone. */
  readonly undone: readonly DeckCard[];
  readonly matched: string | null;
}

const mostUndone = 20;

export const newDeck = (decided: readonly string[] = []): DeckState => ({
  decided,
  decidedEarlier: [],
  undone: [],
  matched: null,
});

export const cardsById = ({ undone }: DeckState, pages: DeckPages) =>
  new Map(
    [...undone, ...pages.flatMap(({ people }) => people)].map(
      (card) => [card.person._id, card] as const,
    ),
  );

const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);

export const withDecided = (deck: DeckState, id: string): DeckState => ({
  ...deck,
  decided: [...without(deck.decided, id), id],
});

export const withoutDecided = (deck: DeckState, id: string): DeckState => ({
  ...deck,
  decided: without(deck.decided, id),
});

/** A card of an earlier deck comes back in front. */
export function withUndone(deck: DeckState, id: string): DeckState {
  const card = deck.decidedEarlier.find(({ person }) => person._id === id);
  if (!card) return withoutDecided(deck, id);
  return {
    ...withoutDecided(deck, id),
    decidedEarlier: deck.decidedEarlier.filter((each) => each !== card),
    undone: [card, ...deck.undone],
  };
}

/** Another deck follows, which may still have the people whose choices are not sent. */
export function renewed(deck: DeckState, pages: DeckPages, unsent: readonly string[]): DeckState {
  const known = cardsById(deck, pages);
  const past = deck.decided.flatMap((id) => known.get(id) ?? []);
  return {
    ...deck,
    decided: unsent,
    decidedEarlier: [...deck.decidedEarlier, ...past].slice(-mostUndone),
    undone: [],
  };
}

/** The deck of the member who is signed in. It ends with the session, as the fetched cards do. */
export function createDeckState(unsent: () => readonly string[]) {
  const signedIn = () => session.get().user?._id ?? '';
  let owner = signedIn();
  const state = createState(newDeck(unsent()));
  session.subscribe(() => {
    if (signedIn() === owner) return;
    owner = signedIn();
    state.change(() => newDeck(unsent()));
  });
  return {
    ...state,
    /** Changes nothing while someone else is signed in. */
    changeOf: (member: string, next: (before: DeckState) => DeckState) => {
      if (member === owner) state.change(next);
    },
  };
}
