/** Names the time zone too, as people may live in another one than the operator. */
export const formatDateTime = (time: string, timeZone: string) =>
  `${new Intl.DateTimeFormat('de', { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(new Date(time))}\u00a0Uhr (${timeZone})`;
