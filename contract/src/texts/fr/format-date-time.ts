/** Names the time zone too, as people may live in another one than the operator. */
export function formatDateTime(time: string, timeZone: string) {
  const format = new Intl.DateTimeFormat('fr', { timeZone, dateStyle: 'long', timeStyle: 'short' });
  return `${format.format(new Date(time)).replace(/^1\s/, '1er ')} (${timeZone})`;
}
