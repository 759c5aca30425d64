import type { profilesErrors } from '../../../profiles/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { minimumAge } from '../../../members.ts';
import { profileNeedTexts } from '../profile-needs.ts';
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
  choice_unknown: ({ known }) => `This question has ${known} answers, numbered from 0.`,
  ages_reversed: 'The youngest age has to be at most the oldest.',
  prompt_answered_twice: 'Answer each prompt once.',
  country_unknown: ({ country }) =>
    `Country not found: ${country}. Use its English name or its two-letter code.`,
  city_unknown: ({ city, country, close }) =>
    close.length > 0
      ? `We couldn't find ${city} in ${country}. Did you mean ${oneOf.format(close)}?`
      : `We couldn't find ${city} in ${country}. Try a larger town nearby.`,
  no_town_near: 'No town found near these coordinates. Type your city instead.',
  position_far_from_city: ({ city }) => `These coordinates aren't near ${city}.`,
  place_incomplete: 'Send latitude and longitude, or city and country, or all four.',
  too_young_and_deleted: `You must be ${minimumAge} or older to join. We've deleted your account.`,
  profile_lacks: ({ needs: [first, ...others] }) =>
    [first && profileNeedTexts[first], others.length > 0 && `${others.length} more to go.`]
      .filter(Boolean)
      .join(' '),
};

const oneOf = new Intl.ListFormat('en', { type: 'disjunction' });
