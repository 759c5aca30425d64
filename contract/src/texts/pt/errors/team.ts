import type { ErrorTexts } from '../../../errors.ts';
import type { teamErrors } from '../../../team/errors.ts';

export const team: ErrorTexts<typeof teamErrors> = {
  email_of_team_member: 'Este e-mail já pertence a alguém da equipe.',
  email_already_invited: 'Já há um convite para este e-mail. Você pode reenviar.',
  invitation_not_found: 'Convite não encontrado. Talvez tenha sido cancelado.',
  invitation_expired: 'Este convite não funciona mais. Peça um novo.',
  invitation_for_other_email: ({ email }) => `Este convite é para ${email}. Entre com essa conta.`,
  invited_email_has_account: 'Este e-mail já tem uma conta. Entre com ela para aceitar.',
  already_team_member: 'Você já faz parte da equipe.',
};
