import { defineErrors } from '../errors.ts';

export const complianceErrors = defineErrors({
  compliance_form_changed: { status: 409 },
  compliance_form_incomplete: { status: 422 },
  compliance_form_not_found: { status: 404 },
});
