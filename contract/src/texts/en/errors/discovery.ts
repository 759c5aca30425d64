import type { discoveryErrors } from '../../../discovery/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';

export const discovery: ErrorTexts<typeof discoveryErrors> = {
  people_of_day_seen: ({ seconds }) =>
    `You've seen a lot of people today. Try again in ${formatWait(seconds)}.`,
  people_of_hour_seen: ({ seconds }) =>
    `You've seen a lot of people in a short time. Try again in ${formatWait(seconds)}.`,
  profile_looks_used_up: ({ seconds }) =>
    `You've looked at this profile many times today. Try again in ${formatWait(seconds)}.`,
};
