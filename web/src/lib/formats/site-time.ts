import { config } from '../calls/config.ts';
import { messages as m } from '#texts/times.ts';
import { formatSiteDate } from './formats.ts';

/** A time in the time zone of the service, which it names. */
export const formatSiteTime = (time: string) =>
  m.moment({
    day: formatSiteDate(time, { dateStyle: 'long' }),
    hour: formatSiteDate(time, { dateStyle: undefined, timeStyle: 'short' }),
    zone: config.timeZone,
  });
