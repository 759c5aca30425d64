import type { complianceErrors } from '../../../compliance/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const compliance: ErrorTexts<typeof complianceErrors> = {
  compliance_form_changed:
    'Ktoś z zespołu wypełnił w międzyczasie ten formularz. Najpierw zobacz tę wersję. To, co wpisano, nadal tu jest.',
  compliance_form_incomplete: 'Odpowiedz na wszystkie pytania formularza.',
  compliance_form_not_found: 'Nie znaleziono tego formularza.',
};
