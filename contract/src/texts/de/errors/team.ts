import type { ErrorTexts } from '../../../errors.ts';
import type { teamErrors } from '../../../team/errors.ts';

export const team: ErrorTexts<typeof teamErrors> = {
  email_of_team_member: 'Diese E-Mail-Adresse gehört schon zu einem Teammitglied.',
  email_already_invited:
    'Diese E-Mail-Adresse ist schon eingeladen. Du kannst die Einladung neu senden.',
  invitation_not_found: 'Einladung nicht gefunden. Vielleicht wurde sie zurückgezogen.',
  invitation_expired: 'Diese Einladung gilt nicht mehr. Bitte um eine neue.',
  invitation_for_other_email: ({ email }) =>
    `Diese Einladung ist für ${email}. Melde dich mit diesem Konto an.`,
  invited_email_has_account:
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich damit an, um die Einladung anzunehmen.',
  already_team_member: 'Du gehörst schon zum Team.',
};
