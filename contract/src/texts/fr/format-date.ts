const format = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in UTC, for texts whose reader's time zone is unknown. */
export const formatDate = (time: string) => format.format(new Date(time)).replace(/^1\s/, '1er ');
