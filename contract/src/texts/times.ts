/** A day, YYYY-MM-DD. Of a time it is the day in the site's time zone, by `dayIn`, as pages show it. */
export const formatDayIn = (tag: string) => (day: string) => dayOf(tag, day, 'UTC');

function dayOf(tag: string, time: string, timeZone: string) {
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(new Date(time));
  // In French, the first of a month is not `1`.
  return tag === 'fr' ? day.replace(/^1(?=\s)/, '1er') : day;
}

/** What `texts/<language>/times.json` says of a time. It names the zone, as people may live in another one than the operator. */
export const momentIn = (tag: string, time: string, zone: string) => ({
  day: dayOf(tag, time, zone),
  hour: new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: zone }).format(new Date(time)),
  zone,
});

/** A wait is rounded up, so that trying again then works. */
export function roundWait(seconds: number) {
  if (seconds < 60) return { unit: 'seconds', count: Math.ceil(seconds) } as const;
  if (seconds < 3600) return { unit: 'minutes', count: Math.ceil(seconds / 60) } as const;
  return { unit: 'hours', count: Math.ceil(seconds / 3600) } as const;
}
