import type { ErrorTexts } from '../../../errors.ts';
import type { teamErrors } from '../../../team/errors.ts';

export const team: ErrorTexts<typeof teamErrors> = {
  email_of_team_member: 'Cet e-mail appartient déjà à quelqu’un de l’équipe.',
  email_already_invited: 'Cet e-mail a déjà reçu une invitation. Vous pouvez la renvoyer.',
  invitation_not_found: 'Invitation introuvable. Elle a peut-être été révoquée.',
  invitation_expired: 'Cette invitation ne fonctionne plus. Demandez-en une nouvelle.',
  invitation_for_other_email: ({ email }) =>
    `Cette invitation est destinée à ${email}. Connectez-vous avec ce compte.`,
  invited_email_has_account:
    'Cet e-mail a déjà un compte. Connectez-vous avec ce compte pour accepter.',
  already_team_member: 'Vous faites déjà partie de l’équipe.',
};
