import type { messages as en } from '../en/report-words.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { reasonTexts } from '@kindred/contract/texts/pt/report-reasons';

/** The words for reports on every page that shows some. */
export const messages: Translated<typeof en> = {
  statuses: {
    pending: 'Pendente',
    in_progress: 'Em andamento',
    resolved: 'Resolvida',
    closed: 'Encerrada',
    rejected: 'Rejeitada',
  },
  reasons: reasonTexts,
  priorities: { critical: 'Crítica', high: 'Alta', medium: 'Média', other: 'Outra' },
};
