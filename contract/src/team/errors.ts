import * as Type from 'typebox';
import { defineErrors } from '../errors.ts';

export const teamErrors = defineErrors({
  email_of_team_member: { status: 409, field: 'email' },
  email_already_invited: { status: 409, field: 'email' },
  invitation_not_found: { status: 404 },
  invitation_expired: { status: 404 },
  invitation_for_other_email: { status: 403, params: { email: Type.String() } },
  invited_email_has_account: { status: 409 },
  already_team_member: { status: 409 },
});
