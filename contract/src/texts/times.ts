import { formatLongDay } from './format-day.ts';

/** The values for `moment` in `texts/<language>/times.json`. It names the zone, as people may live in another one than the operator. */
export const momentIn = (tag: string, time: string, zone: string) => ({
  day: formatLongDay(tag, time, zone),
  hour: new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: zone }).format(new Date(time)),
  zone,
});

/** A wait is rounded up, so that trying again then works. */
export function roundWait(seconds: number) {
  if (seconds < 60) return { unit: 'seconds', count: Math.ceil(seconds) } as const;
  if (seconds < 3600) return { unit: 'minutes', count: Math.ceil(seconds / 60) } as const;
  return { unit: 'hours', count: Math.ceil(seconds / 3600) } as const;
}
