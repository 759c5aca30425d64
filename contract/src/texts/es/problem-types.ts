import type { ProblemType } from '../../reports/report-types.ts';

export const typeTexts: Readonly<Record<ProblemType, string>> = {
  'Technical Issue': 'Problema técnico',
  'Bug Report': 'Informe de error',
  'Inappropriate Content': 'Contenido inapropiado',
  Harassment: 'Acoso',
  'Account Issue': 'Problema con la cuenta',
  'Payment Problem': 'Problema con un pago',
  Other: 'Otro',
};
