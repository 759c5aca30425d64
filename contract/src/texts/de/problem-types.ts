import type { ProblemType } from '../../reports/report-types.ts';

export const typeTexts: Readonly<Record<ProblemType, string>> = {
  'Technical Issue': 'Technisches Problem',
  'Bug Report': 'Softwarefehler',
  'Inappropriate Content': 'Unangemessener Inhalt',
  Harassment: 'Belästigung',
  'Account Issue': 'Problem mit dem Konto',
  'Payment Problem': 'Problem mit einer Zahlung',
  Other: 'Sonstiges',
};
