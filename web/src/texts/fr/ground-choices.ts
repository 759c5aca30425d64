import type { ReportOutcome } from '@kindred/contract/reports/outcomes';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/ground-choices.ts';

const outcomes: Record<ReportOutcome | 'open', string> = {
  resolved: 'Résolu',
  closed: 'Clos',
  rejected: 'Rejeté',
  open: 'Laisser ouvert',
};

export const messages: Translated<typeof en> = {
  ground: 'Fondée sur',
  kinds: { terms: 'Nos conditions', law: 'La loi' },
  clause: 'Clause',
  law: 'Quelle loi',
  category: 'Catégorie',
  keyword: 'Mot-clé',
  source: 'Origine',
  sources: {
    'article-16': 'Un signalement',
    'trusted-flagger': 'Un signaleur de confiance',
    'other-notification': 'Une autre notification',
    voluntary: 'Notre propre initiative',
  },
  note: 'Note pour l’équipe',
  outcome: (report: string) => `Issue du signalement : ${report}`,
  outcomes,
};
