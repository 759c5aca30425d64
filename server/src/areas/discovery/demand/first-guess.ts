import type { Market } from './market.ts';
import { RandomSource } from './random-source.ts';

const pairs = 30;

/**
 * How much less appealing everyone is than others, from a few random pairs (0 for people without any), and how much
 * appeals differ.
 */
export function guess(market: Market) {
  const random = new RandomSource(-2);
  const others = new Int32Array(pairs);
  const values = new Float64Array(market.size);
  let [all, sum, squares, known, means] = [0, 0, 0, 0, 0];
  for (let id = 0; id < market.size; id += 1) {
    const met = market.sample(id, random, others);
    let own = 0;
    for (let index = 0; index < met; index += 1) {
      const appeal = market.appeal(others[index] as number, id);
      own += appeal;
      squares += appeal * appeal;
    }
    all += met;
    sum += own;
    if (met === 0) continue;
    values[id] = -own / met;
    known += 1;
    means += own / met;
  }
  for (let id = 0; id < market.size; id += 1)
    if (values[id] !== 0) values[id] = (values[id] as number) + means / known;
  const spread = all > 0 ? Math.sqrt(Math.max(0, squares / all - (sum / all) ** 2)) : 0;
  return { values, spread };
}
