import { type World, chanceOf, qualifying, rankFor } from '../worlds/naive-deck.ts';
import type { RandomMember } from '../members/random-members.ts';

/*
 * How many likes everyone can expect, and how many matches there are, if the first of each deck is looked at, the second
 * half as often, the third a third as often, and so on. It shares no code with the server.
 */

interface Candidate {
  readonly id: string;
  /** The rank without the bonus of the estimate. */
  readonly rank: number;
  /** That the owner of the deck likes them, if they look. */
  readonly chance: number;
}

export type Decks = ReadonlyMap<string, readonly Candidate[]>;

export function decksOf(world: World): Decks {
  return new Map(
    world.members.map((me) => [
      me.id,
      qualifying(world, me).map((them) => candidateFor(world, me, them)),
    ]),
  );
}

function candidateFor(world: World, me: RandomMember, them: RandomMember): Candidate {
  const chance = chanceOf(me, them);
  return { id: them.id, rank: rankFor(world, me, them), chance: Math.min(1, Math.max(0, chance)) };
}

export function expectLikes(decks: Decks, added: ReadonlyMap<string, number>) {
  const likes = new Map([...decks].map(([id, deck]) => [id, likesFor(deck, added)]));
  const received = new Map<string, number>();
  let matches = 0;
  for (const [by, liked] of likes)
    for (const [of, like] of liked) {
      received.set(of, (received.get(of) ?? 0) + like);
      matches += (like * (likes.get(of)?.get(by) ?? 0)) / 2;
    }
  return { matches, gini: gini([...received.values()]) };
}

function likesFor(deck: readonly Candidate[], added: ReadonlyMap<string, number>) {
  const score = ({ id, rank }: Candidate) => rank + (added.get(id) ?? 0);
  const sorted = deck.toSorted((a, b) => score(b) - score(a));
  return new Map(sorted.map(({ id, chance }, index) => [id, chance / (index + 1)]));
}

/** 0 if all have the same, near 1 if one has everything. */
function gini(amounts: number[]) {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const ranked = amounts
    .toSorted((a, b) => a - b)
    .reduce((total, amount, index) => total + (2 * index + 1 - amounts.length) * amount, 0);
  return ranked / (amounts.length * sum);
}
