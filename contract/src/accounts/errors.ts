import { defineErrors } from '../errors.ts';

export const accountsErrors = defineErrors({
  session_not_found: { status: 404 },
});
