import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../lib/storage.ts';
import {
  type DeckCard,
  type DeckPages,
  cardsById,
  newDeck,
  renewed,
  withDecided,
  withUndone,
} from './deck-state.ts';

const card = (id: string) => ({ person: { _id: id } }) as DeckCard;
const pagesWith = (...ids: string[]) => [{ people: ids.map(card) }] as unknown as DeckPages;

const idsOf = (cards: readonly DeckCard[]) => cards.map(({ person }) => person._id);

test('the latest choice is the last one, also if it is the second about the same person', () => {
  const deck = ['a', 'b', 'a'].reduce(withDecided, newDeck(['u']));
  expect(deck.decided).toEqual(['u', 'b', 'a']);
});

test('a choice in an earlier deck can be undone, and its card comes back in front', () => {
  const decided = ['a', 'b'].reduce(withDecided, newDeck());
  const next = renewed(decided, pagesWith('a', 'b', 'c'), ['b']);
  expect([next.decided, idsOf(next.decidedEarlier)]).toEqual([['b'], ['a', 'b']]);
  const undone = withUndone(next, 'b');
  expect([undone.decided, idsOf(undone.decidedEarlier)]).toEqual([[], ['a']]);
  expect([...cardsById(undone, pagesWith('d')).keys()]).toEqual(['b', 'd']);
});

test('at most 20 cards of earlier decks are kept', () => {
  const ids = Array.from({ length: 25 }, (_, index) => `p${index}`);
  const deck = renewed(ids.reduce(withDecided, newDeck()), pagesWith(...ids), []);
  expect(idsOf(deck.decidedEarlier)).toEqual(ids.slice(-20));
});

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});

test('the deck survives a new token, belongs to one member, and starts with unsent choices', async () => {
  vi.resetModules();
  const { session } = await import('../lib/session.ts');
  const { createDeckState } = await import('./deck-state.ts');
  const signIn = (id: string) =>
    session.renew({ token: id, refreshToken: 'r', user: { _id: id } } as never);
  signIn('ada');
  const state = createDeckState(() => [`unsent of ${session.get().user?._id}`]);
  state.change((deck) => withDecided(deck, 'a'));
  session.renew({ token: 'later', refreshToken: 'r' });
  expect(state.get().decided).toEqual(['unsent of ada', 'a']);
  signIn('eve');
  state.changeOf('ada', (deck) => ({ ...deck, matched: 'a' }));
  expect([state.get().decided, state.get().matched]).toEqual([['unsent of eve'], null]);
  session.end('eve');
  signIn('ada');
  expect(state.get().decided).toEqual(['unsent of ada']);
});
