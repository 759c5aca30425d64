/** Numbers from 0 up to 1, the same for the same start. */
export type Random = () => number;

/** sfc32, started from what is asked for: every member and every part of a member has a stream of its own. */
export function randomFrom(seed: number, index: number, stream: number): Random {
  let a = mix(seed ^ 0x9e3779b9);
  let b = mix(index ^ a);
  let c = mix(stream ^ b);
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < 12; round++) next();
  return next;
}

function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** The number of a stream by its name (FNV-1a). */
export function streamOf(name: string): number {
  let h = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) h = Math.imul(h ^ name.charCodeAt(at), 0x01000193);
  return h;
}

/** A whole number of `least` to `most`, both included. */
export const between = (random: Random, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1));

export function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}

/** `count` different ones, or all there are. */
export function pickSome<T>(random: Random, list: readonly T[], count: number): T[] {
  const rest = [...list];
  const taken: T[] = [];
  while (taken.length < count && rest.length > 0) {
    const [item] = rest.splice(Math.floor(random() * rest.length), 1);
    if (item !== undefined) taken.push(item);
  }
  return taken;
}

/** Around 0, two of three within 1. */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Picks each in proportion to its weight. */
export function weighted<const T>(items: readonly (readonly [T, number])[]): (random: Random) => T {
  const sums: number[] = [];
  let total = 0;
  for (const [, weight] of items) sums.push((total += weight));
  return (random) => {
    const target = random() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    const item = items[low];
    if (!item) throw new Error('There is nothing to pick from');
    return item[0];
  };
}
