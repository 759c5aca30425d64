import { dayIn } from '@kindred/contract/day-in';
import { config } from '../calls/config.ts';
import { formatDate } from './formats.ts';

/** A day such as 2026-12-27, which is the same day in every time zone. */
export const formatDay = (day: string) => formatDate(day, { timeZone: 'UTC', dateStyle: 'long' });

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

/** The day in so many days, in the time zone of the service. */
export const dayAfter = (days: number) => dayIn(config.timeZone, Date.now() + days * 86_400_000);

export const today = () => dayAfter(0);
