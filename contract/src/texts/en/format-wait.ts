/** A wait is rounded up, so that trying again then works. */
export function formatWait(seconds: number) {
  if (seconds < 60) return countOf(Math.ceil(seconds), 'second');
  if (seconds < 3600) return countOf(Math.ceil(seconds / 60), 'minute');
  return countOf(Math.ceil(seconds / 3600), 'hour');
}

const countOf = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
