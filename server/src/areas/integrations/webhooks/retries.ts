import { retryDays } from '@kindred/contract/integrations/webhooks';

const minute = 60_000;
const hour = 60 * minute;
const pauses = [1, 5, 20, 60, 180, 360, 720].map((minutes) => minutes * minute);
const longestPause = 24 * hour;
export const retryMs = retryDays * 24 * hour;

/** A pause is up to a tenth longer or shorter, so that what failed together is not sent together. */
const jitter = 0.1;

/** When a delivery is tried again, if it has failed this many times. Null when three days are over; the last try is at their end. */
export function nextTry(attempts: number, firstAt: Date, now: Date, random = Math.random) {
  const end = firstAt.getTime() + retryMs;
  if (now.getTime() >= end) return null;
  const pause = pauses[attempts - 1] ?? longestPause;
  const varied = pause * (1 + jitter * (2 * random() - 1));
  return new Date(Math.min(now.getTime() + varied, end));
}
