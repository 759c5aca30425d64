import type { complianceErrors } from '../../../compliance/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const compliance: ErrorTexts<typeof complianceErrors> = {
  compliance_form_changed:
    'Alguien del equipo ha rellenado este formulario mientras tanto. Mira primero su versión. Lo que has escrito sigue aquí.',
  compliance_form_incomplete: 'Responde a todas las preguntas del formulario.',
  compliance_form_not_found: 'No se ha encontrado este formulario.',
};
