import type { ReportOutcome } from '@kindred/contract/reports/outcomes';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/ground-choices.ts';

const outcomes: Record<ReportOutcome | 'open', string> = {
  resolved: 'Resuelto',
  closed: 'Cerrado',
  rejected: 'Rechazado',
  open: 'Dejar abierto',
};

export const messages: Translated<typeof en> = {
  ground: 'Según',
  kinds: { terms: 'Nuestras condiciones', law: 'La ley' },
  clause: 'Cláusula',
  law: 'Qué ley',
  category: 'Categoría',
  keyword: 'Palabra clave',
  source: 'Origen',
  sources: {
    'article-16': 'Un reporte',
    'trusted-flagger': 'Un alertador fiable',
    'other-notification': 'Otra notificación',
    voluntary: 'Iniciativa propia',
  },
  note: 'Nota para el equipo',
  outcome: (report: string) => `Resultado del reporte de ${report}`,
  outcomes,
};
