import type { ProblemType } from '../../reports/report-types.ts';

export const typeTexts: Readonly<Record<ProblemType, string>> = {
  'Technical Issue': 'Problema técnico',
  'Bug Report': 'Relato de erro',
  'Inappropriate Content': 'Conteúdo inadequado',
  Harassment: 'Assédio',
  'Account Issue': 'Problema com a conta',
  'Payment Problem': 'Problema com pagamento',
  Other: 'Outro',
};
