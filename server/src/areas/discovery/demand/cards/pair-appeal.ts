import { perNearness } from '../../person/distance.ts';
import { type Cards, interestWords, questionWords, questions } from './cards.ts';

/** The order of a viewer's decks, without recent activity, which must not influence the estimate. */
export function pairAppeal(cards: Cards, viewer: number, candidate: number) {
  const near = 1 / (6 + 6 * perNearness * squaredDistance(cards, viewer, candidate));
  return fit(cards, viewer, candidate) + near;
}

/** The squared distance of two points on a sphere with radius 1. */
export function squaredDistance({ x, y, z }: Cards, a: number, b: number) {
  const east = (x[a] as number) - (x[b] as number);
  const north = (y[a] as number) - (y[b] as number);
  const up = (z[a] as number) - (z[b] as number);
  return east * east + north * north + up * up;
}

/** How well the answers fit: the mean over all questions that count, as in the order of decks. */
function fit(cards: Cards, viewer: number, candidate: number) {
  const { says, wants, answered, asks } = cards;
  const shared = sharedInterests(cards, viewer, candidate);
  let [fitting, counted] = [shared + 2, shared + 4];
  for (let way = 0; way < 2; way += 1) {
    const first = way === 0 ? viewer : candidate;
    const second = way === 0 ? candidate : viewer;
    for (let word = 0; word < questionWords; word += 1) {
      let both =
        (asks[first * questionWords + word] as number) &
        (answered[second * questionWords + word] as number);
      for (; both !== 0; both &= both - 1) {
        const question = 32 * word + 31 - Math.clz32(both & -both);
        const wanted = wants[first * questions + question] as number;
        const answer = says[second * questions + question] as number;
        if ((wanted & answer) !== 0) fitting += 2;
        else if (((wanted >> 4) & answer) !== 0) fitting += 1;
        counted += 2;
      }
    }
  }
  return fitting / counted;
}

function sharedInterests({ interests }: Cards, a: number, b: number) {
  let shared = 0;
  for (let word = 0; word < interestWords; word += 1)
    shared += ones(
      (interests[a * interestWords + word] as number) &
        (interests[b * interestWords + word] as number),
    );
  return shared;
}

function ones(word: number) {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
