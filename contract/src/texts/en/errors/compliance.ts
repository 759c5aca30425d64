import type { complianceErrors } from '../../../compliance/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const compliance: ErrorTexts<typeof complianceErrors> = {
  compliance_form_changed:
    'A colleague has filled in this form in the meantime. Look at their version first. What you typed is still here.',
  compliance_form_incomplete: 'Answer every question of the form.',
  compliance_form_not_found: 'This form was not found.',
};
