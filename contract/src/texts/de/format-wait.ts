import { plural } from './plural.ts';

/** A wait is rounded up, so that trying again then works. Follows 'in'. */
export function formatWait(seconds: number) {
  if (seconds < 60) return countOf(Math.ceil(seconds), 'Sekunde', 'Sekunden');
  if (seconds < 3600) return countOf(Math.ceil(seconds / 60), 'Minute', 'Minuten');
  return countOf(Math.ceil(seconds / 3600), 'Stunde', 'Stunden');
}

const countOf = (count: number, one: string, other: string) =>
  `${count} ${plural(count, { one, other })}`;
