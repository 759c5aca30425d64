import { reasonTexts } from '@kindred/contract/texts/de/report-reasons';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/report-words.ts';

/** The words for reports on every page that shows some. */
export const messages: Translated<typeof en> = {
  statuses: {
    pending: 'Eingegangen',
    in_progress: 'In Bearbeitung',
    resolved: 'Erledigt',
    closed: 'Geschlossen',
    rejected: 'Abgelehnt',
  },
  reasons: reasonTexts,
  priorities: { critical: 'Kritisch', high: 'Hoch', medium: 'Mittel', other: 'Sonstige' },
};
