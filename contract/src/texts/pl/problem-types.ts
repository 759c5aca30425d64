import type { ProblemType } from '../../reports/report-types.ts';

export const typeTexts: Readonly<Record<ProblemType, string>> = {
  'Technical Issue': 'Problem techniczny',
  'Bug Report': 'Zgłoszenie błędu',
  'Inappropriate Content': 'Nieodpowiednie treści',
  Harassment: 'Nękanie',
  'Account Issue': 'Problem z kontem',
  'Payment Problem': 'Problem z płatnością',
  Other: 'Inne',
};
