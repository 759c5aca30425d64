import type { approvalErrors } from '../../../approvals/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const approvals: ErrorTexts<typeof approvalErrors> = {
  approval_needed:
    'Nuestro equipo tiene que aprobar antes tu perfil. Hasta entonces no ves a nadie y nadie te ve.',
  approval_not_found: 'Este miembro ya no espera la aprobación.',
  approval_changed: 'Algo ha cambiado. Vuelve a cargarlo.',
};
