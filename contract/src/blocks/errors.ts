import { defineErrors } from '../errors.ts';

export const blocksErrors = defineErrors({
  own_profile_blocked: { status: 422 },
});
