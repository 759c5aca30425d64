import type { approvalErrors } from '../../../approvals/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const approvals: ErrorTexts<typeof approvalErrors> = {
  approval_needed:
    'Nossa equipe precisa aprovar seu perfil primeiro. Até lá, você não vê ninguém e ninguém vê você.',
  approval_not_found: 'Este membro não está mais esperando aprovação.',
  approval_changed: 'Algo mudou. Carregue de novo.',
};
