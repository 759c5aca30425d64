import type { ErrorTexts } from '../../../errors.ts';
import type { teamErrors } from '../../../team/errors.ts';

export const team: ErrorTexts<typeof teamErrors> = {
  email_of_team_member: 'Este correo ya es de alguien del equipo.',
  email_already_invited: 'Este correo ya tiene una invitación. Puedes reenviarla.',
  invitation_not_found: 'No encontramos la invitación. Puede que se haya anulado.',
  invitation_expired: 'Esta invitación ya no sirve. Pide una nueva.',
  invitation_for_other_email: ({ email }) =>
    `Esta invitación es para ${email}. Inicia sesión con esa cuenta.`,
  invited_email_has_account:
    'Este correo ya tiene una cuenta. Inicia sesión con ella para aceptar.',
  already_team_member: 'Ya formas parte del equipo.',
};
