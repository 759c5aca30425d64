import type { ErrorTexts } from '../../../errors.ts';
import type { invitationCodesErrors } from '../../../invitation-codes/errors.ts';

export const invitationCodes: ErrorTexts<typeof invitationCodesErrors> = {
  invitation_missing: 'Este site é para quem tem um convite. Digite o código do seu.',
  invitation_unknown: 'Este não é o código de um convite. Confira cada letra e cada número.',
  invitation_used: 'Este convite já foi usado o máximo de vezes. Peça outro.',
  invitation_ended: 'Este convite não vale mais. Peça outro.',
  invitations_off: 'No momento, você não pode convidar ninguém aqui.',
  invitation_end_past: 'Este dia já passou. Escolha um mais tarde.',
  invitation_code_not_found:
    'Convite não encontrado. Talvez tenha sido excluído com o membro a quem pertencia.',
};
