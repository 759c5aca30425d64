import * as Type from 'typebox';
import { defineErrors } from '../errors.ts';

export const profilesErrors = defineErrors({
  gender_changes_used_up: { status: 429, params: { seconds: Type.Number() } },
  birth_date_changes_used_up: { status: 429, params: { seconds: Type.Number() } },
  place_changes_used_up: { status: 429, params: { seconds: Type.Number() } },
  answer_changes_used_up: { status: 429, params: { seconds: Type.Number() } },
});
