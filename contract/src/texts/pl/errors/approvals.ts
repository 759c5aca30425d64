import type { approvalErrors } from '../../../approvals/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const approvals: ErrorTexts<typeof approvalErrors> = {
  approval_needed:
    'Najpierw nasz zespół musi zatwierdzić twój profil. Do tego czasu nikogo nie widzisz i nikt nie widzi ciebie.',
  approval_not_found: 'Ta osoba nie czeka już na zatwierdzenie.',
  approval_changed: 'Coś się zmieniło. Wczytaj ponownie.',
};
