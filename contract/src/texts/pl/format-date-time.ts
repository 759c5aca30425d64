/** Names the time zone too, as people may live in another one than the operator. */
export function formatDateTime(time: string, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('pl', { timeZone, ...options }).format(new Date(time));
  return `${format({ dateStyle: 'long' })}, ${format({ timeStyle: 'short' })} (${timeZone})`;
}
