import { reasonTexts } from '@kindred/contract/texts/fr/report-reasons';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/report-words.ts';

/** The words for reports on every page that shows some. */
export const messages: Translated<typeof en> = {
  statuses: {
    pending: 'En attente',
    in_progress: 'En cours',
    resolved: 'Résolu',
    closed: 'Clos',
    rejected: 'Rejeté',
  },
  reasons: reasonTexts,
  priorities: { critical: 'Critique', high: 'Haute', medium: 'Moyenne', other: 'Autre' },
};
