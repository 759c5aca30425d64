import { defineErrors } from '../errors.ts';

const field = 'invitation';

export const invitationCodesErrors = defineErrors({
  invitation_missing: { status: 422, field },
  invitation_unknown: { status: 422, field },
  invitation_used: { status: 422, field },
  invitation_ended: { status: 422, field },
  invitations_off: { status: 403 },
  invitation_end_past: { status: 422, field: 'until' },
  invitation_code_not_found: { status: 404 },
});
