import type { complianceErrors } from '../../../compliance/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const compliance: ErrorTexts<typeof complianceErrors> = {
  compliance_form_changed:
    'Jemand aus dem Team hat dieses Formular inzwischen ausgefüllt. Sieh dir zuerst diese Fassung an. Was du geschrieben hast, ist noch da.',
  compliance_form_incomplete: 'Beantworte jede Frage des Formulars.',
  compliance_form_not_found: 'Dieses Formular wurde nicht gefunden.',
};
