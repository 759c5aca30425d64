import { dayIn } from '@kindred/contract/day-in';
import { config } from '../../../lib/calls/config.ts';

/** The last day whose end is at most this many days away, in the format of a date field. */
export const latestDay = (now: number, days: number) =>
  dayIn(config.timeZone, now + (days - 1) * 86_400_000);

/** The end of premium given by staff, if it is after this time. A subscription can last longer. */
export function grantedUntil(grants: readonly { endsAt: string }[], time: number) {
  const end = grants
    .map(({ endsAt }) => endsAt)
    .toSorted()
    .at(-1);
  return end && Date.parse(end) > time ? end : null;
}
