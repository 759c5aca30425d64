import type { ErrorTexts } from '../../../errors.ts';
import type { teamErrors } from '../../../team/errors.ts';

export const team: ErrorTexts<typeof teamErrors> = {
  email_of_team_member: 'Ten adres e-mail należy już do kogoś z zespołu.',
  email_already_invited: 'Na ten adres jest już zaproszenie. Możesz wysłać je ponownie.',
  invitation_not_found: 'Nie ma takiego zaproszenia. Być może zostało cofnięte.',
  invitation_expired: 'To zaproszenie już nie działa. Poproś o nowe.',
  invitation_for_other_email: ({ email }) =>
    `To zaproszenie jest dla adresu ${email}. Zaloguj się na to konto.`,
  invited_email_has_account:
    'Ten adres e-mail ma już konto. Zaloguj się na nie, żeby przyjąć zaproszenie.',
  already_team_member: 'Należysz już do zespołu.',
};
