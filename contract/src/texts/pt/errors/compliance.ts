import type { complianceErrors } from '../../../compliance/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const compliance: ErrorTexts<typeof complianceErrors> = {
  compliance_form_changed:
    'Alguém da equipe preencheu este formulário nesse meio-tempo. Veja primeiro essa versão. O que você escreveu continua aqui.',
  compliance_form_incomplete: 'Responda a todas as perguntas do formulário.',
  compliance_form_not_found: 'Este formulário não foi encontrado.',
};
