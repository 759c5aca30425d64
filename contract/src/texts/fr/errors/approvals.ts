import type { approvalErrors } from '../../../approvals/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const approvals: ErrorTexts<typeof approvalErrors> = {
  approval_needed:
    'Notre équipe doit d’abord approuver ton profil. D’ici là, tu ne vois personne et personne ne te voit.',
  approval_not_found: 'Ce membre n’attend plus d’approbation.',
  approval_changed: 'Quelque chose a changé. Recharge la page.',
};
