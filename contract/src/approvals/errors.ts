import { defineErrors } from '../errors.ts';

export const approvalErrors = defineErrors({
  /** The caller sees no one, and no one sees them, until the team has approved them. */
  approval_needed: { status: 403 },
  approval_not_found: { status: 404 },
  /** A colleague was faster, the member has asked again since, or there is no refusal to ask about. */
  approval_changed: { status: 409 },
});
