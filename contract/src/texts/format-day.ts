/** A day in UTC, for texts whose reader's time zone is unknown. */
export const formatDayIn = (tag: string) => (time: string | Date) =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
