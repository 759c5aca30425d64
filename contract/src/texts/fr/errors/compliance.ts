import type { complianceErrors } from '../../../compliance/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const compliance: ErrorTexts<typeof complianceErrors> = {
  compliance_form_changed:
    'Quelqu’un de l’équipe a rempli ce formulaire entre-temps. Regarde d’abord sa version. Ce que tu as écrit est toujours là.',
  compliance_form_incomplete: 'Réponds à toutes les questions du formulaire.',
  compliance_form_not_found: 'Ce formulaire est introuvable.',
};
