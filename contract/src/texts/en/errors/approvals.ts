import type { approvalErrors } from '../../../approvals/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const approvals: ErrorTexts<typeof approvalErrors> = {
  approval_needed:
    "Our team has to approve your profile first. Until then you don't see people and they don't see you.",
  approval_not_found: 'This member is no longer waiting for approval.',
  approval_changed: 'Something has changed. Please load this again.',
};
