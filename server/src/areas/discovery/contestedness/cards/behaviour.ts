import type { Cards } from './cards.ts';

/** Fewer decisions say nothing about a person. */
const fewest = 20;
/** A prior: as if everyone had made and received this many more average decisions. */
const usual = 20;
const steps = 20;

/** Calculates how much more often than others each member likes and is liked. */
export function setBehaviour(cards: Cards) {
  const { given, givenLikes, received, receivedLikes, liked, likes } = cards;
  let [decisions, all] = [0, 0];
  for (let slot = 0; slot < cards.size; slot += 1) {
    decisions += given[slot] as number;
    all += givenLikes[slot] as number;
  }
  const mean = decisions > 0 ? all / decisions : 0;
  for (let slot = 0; slot < cards.size; slot += 1) {
    liked[slot] = moreThan(mean, receivedLikes[slot] as number, received[slot] as number);
    likes[slot] = moreThan(mean, givenLikes[slot] as number, given[slot] as number);
  }
}

/** In twentieths. Rounded this much, it does not change with a single decision that someone watches for. */
export const moreThan = (mean: number, likes: number, decisions: number) =>
  decisions < fewest
    ? 0
    : Math.round(steps * ((likes + usual * mean) / (decisions + usual) - mean)) || 0;
