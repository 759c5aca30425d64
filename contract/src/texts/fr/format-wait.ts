import { plural } from './plural.ts';

/** A wait is rounded up, so that trying again then works. */
export function formatWait(seconds: number) {
  if (seconds < 60) return countOf(Math.ceil(seconds), 'seconde');
  if (seconds < 3600) return countOf(Math.ceil(seconds / 60), 'minute');
  return countOf(Math.ceil(seconds / 3600), 'heure');
}

const countOf = (count: number, unit: string) =>
  `${count}\u00a0${plural(count, { one: unit, other: `${unit}s` })}`;
