import { defineErrors } from '../errors.ts';

export const membersErrors = defineErrors({
  own_account_managed: { status: 403 },
  colleague_managed: { status: 403 },
  last_administrator: { status: 409 },
});
