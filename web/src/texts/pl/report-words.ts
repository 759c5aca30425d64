import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/report-words.ts';
import { reasonTexts } from '@kindred/contract/texts/pl/report-reasons';

/** The words for reports on every page that shows some. */
export const messages: Translated<typeof en> = {
  statuses: {
    pending: 'Oczekujące',
    in_progress: 'W toku',
    resolved: 'Rozwiązane',
    closed: 'Zamknięte',
    rejected: 'Odrzucone',
  },
  reasons: reasonTexts,
  priorities: { critical: 'Krytyczny', high: 'Wysoki', medium: 'Średni', other: 'Inny' },
};
