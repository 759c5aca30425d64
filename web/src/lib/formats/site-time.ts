import { formatDateTime } from '@kindred/contract/texts/en/format-date-time';
import { config } from '../calls/config.ts';

/** A time in the time zone of the service, which it names. */
export const formatSiteTime = (time: string) => formatDateTime(time, config.timeZone);
