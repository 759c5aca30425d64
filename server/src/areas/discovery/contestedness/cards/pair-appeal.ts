import { perNearness } from '../../distance.ts';
import { appealOf } from '../appeal.ts';
import { type Cards, interestWords, questionWords, questions } from './cards.ts';

/** The order of a viewer's decks, without recent activity, which must not influence the estimate. */
export function pairAppeal(cards: Cards, viewer: number, candidate: number) {
  const liked = (cards.liked[candidate] as number) / 20;
  const likes = (cards.likes[candidate] as number) / 20;
  const p = 0.1 + 0.6 * satisfied(cards, viewer, candidate) + liked;
  const q = 0.1 + 0.6 * satisfied(cards, candidate, viewer) + likes;
  const near = 0.2 / (1 + squaredDistance(cards, viewer, candidate) * perNearness);
  return appealOf(p, q) + sharedInterests(cards, viewer, candidate) + near;
}

/** Of two points on a sphere with radius 1. */
export function squaredDistance({ x, y, z }: Cards, a: number, b: number) {
  const east = (x[a] as number) - (x[b] as number);
  const north = (y[a] as number) - (y[b] as number);
  const up = (z[a] as number) - (z[b] as number);
  return east * east + north * north + up * up;
}

/** How well the answers of the second satisfy the first. */
function satisfied(
  { says, wants, answered, asks, requires }: Cards,
  first: number,
  second: number,
) {
  let [met, asked] = [0, 0];
  for (let word = 0; word < questionWords; word += 1) {
    const required = requires[first * questionWords + word] as number;
    let both =
      (asks[first * questionWords + word] as number) &
      (answered[second * questionWords + word] as number);
    for (; both !== 0; both &= both - 1) {
      const bit = 31 - Math.clz32(both & -both);
      const question = 32 * word + bit;
      const accepted = wants[first * questions + question] as number;
      if ((accepted & (says[second * questions + question] as number)) !== 0) met += 1;
      else if ((required >>> bit) & 1) asked += 5;
      asked += 1;
    }
  }
  return (met + 1) / (asked + 2);
}

function sharedInterests({ interests }: Cards, a: number, b: number) {
  let shared = 0;
  for (let word = 0; word < interestWords; word += 1)
    shared += ones(
      (interests[a * interestWords + word] as number) &
        (interests[b * interestWords + word] as number),
    );
  return (0.3 * shared) / (shared + 2);
}

function ones(word: number) {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
