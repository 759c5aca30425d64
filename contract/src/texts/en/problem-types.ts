import type { ProblemType } from '../../reports/report-types.ts';

export const typeTexts: Readonly<Record<ProblemType, string>> = {
  'Technical Issue': 'Technical Issue',
  'Bug Report': 'Bug Report',
  'Inappropriate Content': 'Inappropriate Content',
  Harassment: 'Harassment',
  'Account Issue': 'Account Issue',
  'Payment Problem': 'Payment Problem',
  Other: 'Other',
};
