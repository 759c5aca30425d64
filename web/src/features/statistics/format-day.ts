import { formatDate } from '../../lib/formats/formats.ts';

/** A day in the operator's time zone is the same day for every reader. */
const noon = (day: string) => `${day}T12:00:00Z`;

export const formatDay = (day: string, length: 'short' | 'medium' = 'medium') =>
  formatDate(noon(day), {
    timeZone: 'UTC',
    ...(length === 'short' && { dateStyle: undefined, day: 'numeric', month: 'short' }),
  });

export const formatMonth = (day: string, shape: Intl.DateTimeFormatOptions) =>
  formatDate(noon(day), { timeZone: 'UTC', dateStyle: undefined, ...shape });
