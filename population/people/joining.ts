import { aspect, dayLength, type World } from '../world.ts';

const days = 730;
const growth = 1.9;
// From Sunday; from January; from midnight.
const weekdays = [1.18, 1.08, 1, 0.98, 0.96, 0.86, 0.98];
const months = [1.35, 1.15, 1.02, 0.97, 0.95, 0.92, 0.94, 0.98, 1.04, 1, 0.96, 0.86];
const hours = [2, 1, 1, 1, 1, 1, 2, 3, 4, 4, 4, 4, 5, 5, 4, 4, 5, 6, 7, 9, 10, 10, 8, 5];

const randomOf = aspect('joining');

/** Adds up; `find` then says where a share of the whole lies, and how far into that step. */
function cumulate(weights: readonly number[]) {
  const sums = [0];
  let total = 0;
  for (const weight of weights) sums.push((total += weight));
  return (share: number) => {
    const target = share * total;
    let low = 0;
    let high = weights.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((sums[middle] ?? 0) <= target) low = middle;
      else high = middle - 1;
    }
    const start = sums[low] ?? 0;
    return { step: low, within: (target - start) / ((sums[low + 1] ?? total) - start) };
  };
}

const findHour = cumulate(hours);

/**
 * When each member joined: two years up to last midnight, faster and faster, with weekends, Januaries and evenings.
 * Later members join later, as their rows lie in a database that has grown.
 */
export function joinTimes(world: World): (index: number) => number {
  const first = world.today - days * dayLength;
  const weights = Array.from({ length: days }, (_, day) => {
    const date = new Date(first + day * dayLength);
    const noise = 0.85 + 0.3 * randomOf(world, day)();
    const season = (weekdays[date.getUTCDay()] ?? 1) * (months[date.getUTCMonth()] ?? 1);
    return Math.exp((growth * day) / days) * season * noise;
  });
  const findDay = cumulate(weights);
  return (index) => {
    const { step: day, within } = findDay((index + 0.5) / world.members);
    const { step: hour, within: part } = findHour(within);
    return Math.floor(first + day * dayLength + (hour + part) * (dayLength / 24));
  };
}
