import type { ReportOutcome } from '@kindred/contract/reports/outcomes';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/ground-choices.ts';

const outcomes: Record<ReportOutcome | 'open', string> = {
  resolved: 'Resolvida',
  closed: 'Encerrada',
  rejected: 'Rejeitada',
  open: 'Deixar aberta',
};

export const messages: Translated<typeof en> = {
  ground: 'Com base em',
  kinds: { terms: 'Nossos termos', law: 'A lei' },
  clause: 'Cláusula',
  law: 'Qual lei',
  category: 'Categoria',
  keyword: 'Palavra-chave',
  source: 'Origem',
  sources: {
    'article-16': 'Uma denúncia',
    'trusted-flagger': 'Um sinalizador de confiança',
    'other-notification': 'Outra notificação',
    voluntary: 'Nossa própria iniciativa',
  },
  note: 'Anotação para a equipe',
  outcome: (report: string) => `Resultado da denúncia de ${report}`,
  outcomes,
};
