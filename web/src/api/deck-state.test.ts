import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../lib/storage.ts';
import {
  type DeckCard,
  type DeckState,
  cardsOf,
  lastOf,
  newDeck,
  withDecided,
  withMatched,
  withTop,
  withUnsent,
  withUndone,
  withoutCard,
  withoutCards,
  withoutDecided,
} from './deck-state.ts';

const card = (id: string, name = id) => ({ person: { _id: id, name } }) as DeckCard;
const cards = (...ids: string[]) => ids.map((id) => card(id));
const shown = (deck: DeckState, ...fetched: string[]) =>
  cardsOf(deck, cards(...fetched)).map(({ person }) => person._id);
const decide = (deck: DeckState, ...ids: string[]) =>
  ids.reduce((now, id) => withDecided(now, id, card(id)), deck);

test('the card on top stays, although others come before it, change places or are gone', () => {
  const deck = withTop(newDeck, card('a'));
  expect(shown(deck, 'a', 'b')).toEqual(['a', 'b']);
  expect(shown(deck, 'new', 'b', 'a')).toEqual(['a', 'new', 'b']);
  expect(shown(deck, 'b')).toEqual(['a', 'b']);
  expect(shown(withTop(decide(deck, 'a'), card('b')), 'new', 'b')).toEqual(['b', 'new']);
  expect(shown(withoutCards(deck), 'new', 'b')).toEqual(['new', 'b']);
  expect(shown(withoutCard(deck, 'a'), 'b')).toEqual(['b']);
});

test('a card shows what was fetched last', () => {
  const deck = withTop(newDeck, card('a', 'Ann'));
  expect(cardsOf(deck, [card('a', 'Anna')])[0]?.person.name).toBe('Anna');
});

test('a choice that became a match is not offered to be undone, and its card stays away', () => {
  const deck = decide(newDeck, 'a', 'b');
  expect(lastOf(deck)).toBe('b');
  expect(lastOf(withMatched(deck, 'a'))).toBe('b');
  const matched = withMatched(deck, 'b');
  expect(lastOf(matched)).toBeNull();
  expect(shown(matched, 'a', 'b', 'c')).toEqual(['c']);
  expect(lastOf(decide(matched, 'c'))).toBe('c');
  expect(lastOf(withMatched(deck, 'someone else'))).toBe('b');
});

test('the latest choice is the last one, also if it is the second about the same person', () => {
  const deck = decide(withUnsent(newDeck, ['u']), 'a', 'b', 'a');
  expect(deck.decided.map(({ id }) => id)).toEqual(['u', 'b', 'a']);
  expect(shown(deck, 'a', 'b', 'u', 'c')).toEqual(['c']);
});

test('a card whose choice is undone comes back in front, also after it left the deck', () => {
  const deck = withTop(decide(newDeck, 'a', 'b'), card('c'));
  expect(shown(withUndone(deck, 'b'), 'd', 'c')).toEqual(['b', 'c', 'd']);
  expect(shown(withUndone(withUndone(deck, 'b'), 'a'), 'c')).toEqual(['a', 'b', 'c']);
  expect(shown(withUndone(withoutCards(deck), 'a'), 'd')).toEqual(['a', 'd']);
  expect(shown(withoutDecided(deck, ['a']), 'c', 'a')).toEqual(['c', 'a']);
});

test('someone who was decided on elsewhere is known as the card on top', () => {
  const deck = withDecided(withTop(newDeck, card('a')), 'a');
  expect(shown(deck, 'a')).toEqual([]);
  expect(shown(withUndone(deck, 'a'))).toEqual(['a']);
});

test('at most 20 cards of people decided on are kept, and none of them is shown again', () => {
  const ids = Array.from({ length: 25 }, (_, index) => `p${index}`);
  const deck = decide(newDeck, ...ids);
  const kept = deck.decided.filter((each) => each.card).map(({ id }) => id);
  expect(kept).toEqual(ids.slice(-20));
  expect(shown(deck, ...ids)).toEqual([]);
});

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});

test('the deck survives a new token, belongs to one member, and starts with unsent choices', async () => {
  vi.resetModules();
  const { session } = await import('../lib/sessions/session.ts');
  const { createDeckState } = await import('./deck-state.ts');
  const signIn = (id: string) =>
    session.renew({ token: id, refreshToken: 'r', user: { _id: id } } as never);
  signIn('ada');
  const state = createDeckState(() => [`unsent of ${session.get().user?._id}`]);
  state.change((deck) => withDecided(deck, 'a'));
  session.renew({ token: 'later', refreshToken: 'r' });
  const ids = () => state.get().decided.map(({ id }) => id);
  expect(ids()).toEqual(['unsent of ada', 'a']);
  signIn('eve');
  state.changeOf('ada', (deck) => ({ ...deck, matched: ['a'] }));
  expect([ids(), state.get().matched]).toEqual([['unsent of eve'], []]);
  session.end('eve');
  signIn('ada');
  expect(ids()).toEqual(['unsent of ada']);
});

/** The deck of a page that was loaded just now, in the same tab. */
async function load(unsent: readonly string[] = []) {
  vi.resetModules();
  const { session } = await import('../lib/sessions/session.ts');
  const { createDeckState } = await import('./deck-state.ts');
  const signIn = (id: string) =>
    session.renew({ token: id, refreshToken: 'r', user: { _id: id } } as never);
  return { session, signIn, create: () => createDeckState(() => unsent) };
}

test('after a reload of the tab, the last choices can be undone, whose cards come back', async () => {
  const before = await load();
  before.signIn('ada');
  const state = before.create();
  const ids = Array.from({ length: 25 }, (_, index) => `p${index}`);
  state.change((deck) => withTop(decide(deck, ...ids), card('top')));
  const after = (await load(['p24', 'waiting'])).create().get();
  expect(after.decided.map(({ id }) => id)).toEqual([...ids.slice(-20), 'waiting']);
  expect(shown(after, 'p24', 'next')).toEqual(['next']);
  const undone = withUndone(after, 'waiting');
  expect(lastOf(undone)).toBe('p24');
  expect(shown(withUndone(undone, 'p24'), 'next')).toEqual(['p24', 'next']);
});

test('after a reload, a choice that became a match is still not offered', async () => {
  const before = await load();
  before.signIn('ada');
  before.create().change((deck) => withMatched(decide(deck, 'a', 'b'), 'b'));
  expect(lastOf((await load()).create().get())).toBeNull();
});

test('no one else finds the choices in this tab, after signing out nor after the session ended', async () => {
  for (const leave of ['logout', 'end'] as const) {
    const before = await load();
    before.signIn('ada');
    const state = before.create();
    state.change((deck) => decide(deck, 'a'));
    await before.session[leave]('ada');
    const after = await load();
    const later = after.create();
    after.signIn('eve');
    expect(later.get().decided).toEqual([]);
    expect(sessionStorage.getItem('profile-drafts')).toBeNull();
  }
});
