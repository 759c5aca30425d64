import type { Market } from './market.ts';
import { RandomSource } from './random-source.ts';

const pairs = 30;

/** How much less appealing everyone is than others, from a few random pairs; and how much appeals differ. */
export function guess(market: Market) {
  const random = new RandomSource(-2);
  const values = new Float64Array(market.size);
  let [all, sum, squares] = [0, 0, 0];
  for (let id = 0; id < market.size; id += 1) {
    let [own, met] = [0, 0];
    for (; met < pairs; met += 1) {
      const other = market.draw(id, random);
      if (other < 0) break;
      const appeal = market.appeal(other, id);
      own += appeal;
      squares += appeal * appeal;
    }
    if (met > 0) values[id] = -own / met;
    all += met;
    sum += own;
  }
  const spread = all > 0 ? Math.sqrt(Math.max(0, squares / all - (sum / all) ** 2)) : 0;
  return { values, spread };
}
