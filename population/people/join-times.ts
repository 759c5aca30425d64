import { randomStream, dayLength, type PopulationSettings } from '../settings.ts';

const days = 730;
const growth = 1.9;
// The lists start with Sunday, January and midnight.
const weekdays = [1.18, 1.08, 1, 0.98, 0.96, 0.86, 0.98];
const months = [1.35, 1.15, 1.02, 0.97, 0.95, 0.92, 0.94, 0.98, 1.04, 1, 0.96, 0.86];
const hours = [2, 1, 1, 1, 1, 1, 2, 3, 4, 4, 4, 4, 5, 5, 4, 4, 5, 6, 7, 9, 10, 10, 8, 5];

const randomOf = randomStream('joining');

/** A function that finds the step in which a share of the total lies, and how far into that step it is. */
function findByShare(weights: readonly number[]) {
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

const findHour = findByShare(hours);

/**
 * When each member joined: within the two years before last midnight, at a growing rate, more often at weekends, in
 * January and in the evening. Members with a higher index join later, as in a database that has grown.
 */
export function joinTimes(settings: PopulationSettings): (index: number) => number {
  const first = settings.today - days * dayLength;
  const weights = Array.from({ length: days }, (_, day) => {
    const date = new Date(first + day * dayLength);
    const noise = 0.85 + 0.3 * randomOf(settings, day)();
    const season = (weekdays[date.getUTCDay()] ?? 1) * (months[date.getUTCMonth()] ?? 1);
    return Math.exp((growth * day) / days) * season * noise;
  });
  const findDay = findByShare(weights);
  return (index) => {
    const { step: day, within } = findDay((index + 0.5) / settings.members);
    const { step: hour, within: part } = findHour(within);
    return Math.floor(first + day * dayLength + (hour + part) * (dayLength / 24));
  };
}
