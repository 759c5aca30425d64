import type { ProblemType } from '../../reports/report-types.ts';

export const typeTexts: Readonly<Record<ProblemType, string>> = {
  'Technical Issue': 'Problème technique',
  'Bug Report': 'Bug',
  'Inappropriate Content': 'Contenu inapproprié',
  Harassment: 'Harcèlement',
  'Account Issue': 'Problème de compte',
  'Payment Problem': 'Problème de paiement',
  Other: 'Autre',
};
