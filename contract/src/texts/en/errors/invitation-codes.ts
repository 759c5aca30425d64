import type { ErrorTexts } from '../../../errors.ts';
import type { invitationCodesErrors } from '../../../invitation-codes/errors.ts';

export const invitationCodes: ErrorTexts<typeof invitationCodesErrors> = {
  invitation_missing: 'This site is for people with an invitation. Enter the code of yours.',
  invitation_unknown: "This isn't the code of an invitation. Check each letter and digit.",
  invitation_used: 'This invitation has been used as often as it can be. Ask for another one.',
  invitation_ended: 'This invitation has ended. Ask for another one.',
  invitations_off: "You can't invite people here at the moment.",
  invitation_end_past: 'This day is over. Choose a later one.',
  invitation_code_not_found:
    'Invitation not found. It may have been deleted with the member whose it was.',
};
