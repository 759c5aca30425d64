import { momentIn } from '@kindred/contract/texts/times';
import { config } from '../calls/config.ts';
import { tag } from '#texts/language.ts';
import { messages as m } from '#texts/times.ts';

/** A time in the time zone of the service, which it names. */
export const formatSiteTime = (time: string) => m.moment(momentIn(tag, time, config.timeZone));
