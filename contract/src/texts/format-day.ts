/** A day, YYYY-MM-DD. Of a time it is the day in the site's time zone, by `dayIn`, as pages show it. */
export const formatDayIn = (tag: string) => (day: string) =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
