import * as Type from 'typebox';
import { profileNeeds } from './needs.ts';
import { defineErrors } from '../errors.ts';

export const profilesErrors = defineErrors({
  gender_changes_used_up: { status: 429, params: { seconds: Type.Number() } },
  birth_date_changes_used_up: { status: 429, params: { seconds: Type.Number() } },
  place_changes_used_up: { status: 429, params: { seconds: Type.Number() } },
  answer_changes_used_up: { status: 429, params: { seconds: Type.Number() } },
  choice_unknown: { status: 422, params: { known: Type.Integer() } },
  ages_reversed: { status: 422, field: 'lookingFor.maxAge' },
  prompt_answered_twice: { status: 422, field: 'prompts' },
  country_unknown: { status: 422, field: 'location.country', params: { country: Type.String() } },
  city_unknown: {
    status: 422,
    field: 'location.city',
    params: { city: Type.String(), country: Type.String(), close: Type.Array(Type.String()) },
  },
  no_town_near: { status: 422, field: 'latitude' },
  position_far_from_city: {
    status: 422,
    field: 'latitude',
    params: { city: Type.String(), country: Type.String() },
  },
  place_incomplete: { status: 422, field: 'latitude' },
  hidden_words_used_up: { status: 422, params: { most: Type.Integer() } },
  too_young_and_deleted: { status: 422, field: 'dateOfBirth' },
  field_consent_missing: { status: 422, params: { name: Type.String() } },
  profile_lacks: { status: 422, params: { needs: Type.Array(Type.Enum(profileNeeds)) } },
});
