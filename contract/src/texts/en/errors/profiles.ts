import type { profilesErrors } from '../../../profiles/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';

export const profiles: ErrorTexts<typeof profilesErrors> = {
  gender_changes_used_up: ({ seconds }) =>
    `You've changed your gender several times today. Try again in ${formatWait(seconds)}.`,
  birth_date_changes_used_up: ({ seconds }) =>
    `You've changed your date of birth several times today. Try again in ${formatWait(seconds)}.`,
  place_changes_used_up: ({ seconds }) =>
    `You've changed your place several times today. Try again in ${formatWait(seconds)}.`,
  answer_changes_used_up: ({ seconds }) =>
    `You've given or changed a lot of answers today. Try again in ${formatWait(seconds)}.`,
};
