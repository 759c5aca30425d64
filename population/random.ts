/** A number from 0 up to but not including 1. The same start gives the same numbers. */
export type Random = () => number;

/** The sfc32 generator, started from a seed, the index of a member and the number of a stream. */
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

/** The number of a stream, from its name (FNV-1a). */
export function streamOf(name: string): number {
  let h = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) h = Math.imul(h ^ name.charCodeAt(at), 0x01000193);
  return h;
}

/** A whole number from `least` to `most`, both included. */
export const between = (random: Random, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1));

export function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('The list is empty');
  return item;
}

/** `count` different items, or all of them if there are fewer. */
export function pickSome<T>(random: Random, list: readonly T[], count: number): T[] {
  const rest = [...list];
  const taken: T[] = [];
  while (taken.length < count && rest.length > 0) {
    const [item] = rest.splice(Math.floor(random() * rest.length), 1);
    if (item !== undefined) taken.push(item);
  }
  return taken;
}

/** A normal distribution around 0 with a standard deviation of 1. */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Picks each item in proportion to its weight. */
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
    if (!item) throw new Error('The list is empty');
    return item[0];
  };
}
