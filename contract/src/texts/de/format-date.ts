/** A day in UTC, for texts whose reader's time zone is unknown. */
export const formatDate = (time: string) =>
  new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
