import { plural } from './plural.ts';

/** A wait is rounded up, so that trying again then works. */
export function formatWait(seconds: number) {
  if (seconds < 60) return countOf(Math.ceil(seconds), 'segundo');
  if (seconds < 3600) return countOf(Math.ceil(seconds / 60), 'minuto');
  return countOf(Math.ceil(seconds / 3600), 'hora');
}

const countOf = (count: number, unit: string) =>
  `${count} ${plural(count, { one: unit, other: `${unit}s` })}`;
