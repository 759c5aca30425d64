import type { ErrorTexts } from '../../../errors.ts';
import type { teamErrors } from '../../../team/errors.ts';

export const team: ErrorTexts<typeof teamErrors> = {
  email_of_team_member: 'This email already belongs to a team member.',
  email_already_invited: 'This email is already invited. You can resend the invitation.',
  invitation_not_found: 'Invitation not found. It may have been revoked.',
  invitation_expired: 'This invitation no longer works. Ask for a new one.',
  invitation_for_other_email: ({ email }) =>
    `This invitation is for ${email}. Sign in with that account.`,
  invited_email_has_account: 'This email already has an account. Sign in with it to accept.',
  already_team_member: "You're already a team member.",
};
