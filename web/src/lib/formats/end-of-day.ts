import { config } from '../calls/config.ts';

/** What staff end on a day lasts to the end of that day, in the time zone of the service. */
export function endOfDay(day: string) {
  const format = { timeZone: config.timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
  const swedish = new Intl.DateTimeFormat('sv-SE', format);
  const wall = (time: number) =>
    Date.parse(`${swedish.format(time).padStart(19, '0').replace(' ', 'T')}Z`);
  const end = Date.parse(`${day}T23:59:59Z`);
  // Twice, as the clock may be set between the two times.
  const near = 2 * end - wall(end);
  return new Date(near + end - wall(near));
}
