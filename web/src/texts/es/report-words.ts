import { reasonTexts } from '@kindred/contract/texts/es/report-reasons';
import type { messages as en } from '../en/report-words.ts';
import type { Translated } from '@kindred/contract/texts/translated';

/** The words for reports on every page that shows some. */
export const messages: Translated<typeof en> = {
  statuses: {
    pending: 'Pendiente',
    in_progress: 'En curso',
    resolved: 'Resuelto',
    closed: 'Cerrado',
    rejected: 'Rechazado',
  },
  reasons: reasonTexts,
  priorities: { critical: 'Crítica', high: 'Alta', medium: 'Media', other: 'Otra' },
};
