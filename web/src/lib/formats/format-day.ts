import { config } from '../calls/config.ts';
import { formatDate } from './formats.ts';

/** A day such as 2026-12-27, which is the same day in every time zone. */
export const formatDay = (day: string) => formatDate(day, { timeZone: 'UTC', dateStyle: 'long' });

/** The day in so many days, in the time zone of the service. */
export const dayAfter = (days: number) =>
  // Swedish writes days the way the standard does.
  new Intl.DateTimeFormat('sv-SE', { timeZone: config.timeZone }).format(
    Date.now() + days * 86_400_000,
  );

export const today = () => dayAfter(0);
