import * as Type from 'typebox';
import { defineErrors } from '../errors.ts';

export const discoveryErrors = defineErrors({
  people_of_day_seen: { status: 429, params: { seconds: Type.Number() } },
  people_of_hour_seen: { status: 429, params: { seconds: Type.Number() } },
  profile_looks_used_up: { status: 429, params: { seconds: Type.Number() } },
});
