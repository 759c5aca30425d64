/** A day, YYYY-MM-DD. Of a time it is the day in the site's time zone, by `dayIn`, as pages show it. */
export const formatDayIn = (tag: string) => (day: string) => formatLongDay(tag, day, 'UTC');

export function formatLongDay(tag: string, time: string, timeZone: string) {
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(new Date(time));
  // In French, the first of a month is not `1`.
  return /^fr\b/.test(tag) ? day.replace(/^1(?=\s)/, '1er') : day;
}
