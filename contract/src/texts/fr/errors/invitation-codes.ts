import type { ErrorTexts } from '../../../errors.ts';
import type { invitationCodesErrors } from '../../../invitation-codes/errors.ts';

export const invitationCodes: ErrorTexts<typeof invitationCodesErrors> = {
  invitation_missing: 'Ce site est ouvert sur invitation. Saisis le code de la tienne.',
  invitation_unknown:
    'Ce n’est pas le code d’une invitation. Vérifie chaque lettre et chaque chiffre.',
  invitation_used: 'Cette invitation a servi autant de fois que possible. Demandes-en une autre.',
  invitation_ended: 'Cette invitation n’est plus valable. Demandes-en une autre.',
  invitations_off: 'Tu ne peux inviter personne ici pour le moment.',
  invitation_end_past: 'Ce jour est passé. Choisissez-en un plus tard.',
  invitation_code_not_found:
    'Invitation introuvable. Elle a peut-être été supprimée avec son membre.',
};
