import type { profilesErrors } from '../../../profiles/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { minimumAge } from '../../../members.ts';
import { nameCountriesIn } from '../../country-name.ts';
import { placeName } from '../place-name.ts';
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
      ? `We couldn't find ${city} in ${countryName(country)}. Did you mean ${oneOf.format(close.map((name) => placeName(name, country)))}?`
      : `We couldn't find ${city} in ${countryName(country)}. Try a larger town nearby.`,
  no_town_near: 'No town found near these coordinates. Type your city instead.',
  position_far_from_city: ({ city, country }) =>
    `These coordinates aren't near ${placeName(city, country)}.`,
  place_incomplete: 'Send latitude and longitude, or city and country, or all four.',
  hidden_words_used_up: ({ most }) => `You can hide up to ${most} words. Remove one first.`,
  too_young_and_deleted: `You must be ${minimumAge} or older to join. We've deleted your account.`,
  field_consent_missing: ({ name }) =>
    `Agree that your answer about “${name}” is used before you give one.`,
  profile_lacks: ({ needs: [first, ...others] }) =>
    [first && profileNeedTexts[first], others.length > 0 && `${others.length} more to go.`]
      .filter(Boolean)
      .join(' '),
};

const countryName = nameCountriesIn('en');
const oneOf = new Intl.ListFormat('en', { type: 'disjunction' });
