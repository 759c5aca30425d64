import type { messages as en } from '../en/desk-numbers.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

/** A median that people can compare: minutes, hours or days. */
const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

function time(hours: number | null) {
  if (hours === null) return '–';
  if (hours < 1) return `${formatNumber(Math.round(hours * 60))} min`;
  if (hours < 48) return `${formatNumber(hours, oneDigit)} h`;
  return `${formatNumber(hours / 24, oneDigit)} dias`;
}

export const messages: Translated<typeof en> = {
  title: 'Números da moderação',
  period: 'Período',
  days: (days: number) =>
    days === 365 ? '1 ano' : `${days} ${plural(days, { one: 'dia', other: 'dias' })}`,
  loading: 'Carregando números…',
  failed: 'Erro ao carregar os números',
  again: 'Tentar de novo',
  about: (name: string) => `O que é “${name}”?`,
  totals: {
    open: { label: 'Abertos', about: 'Casos que aguardam decisão agora.' },
    claimed: { label: 'Assumidos', about: 'Casos abertos em que alguém da equipe trabalha agora.' },
    escalated: { label: 'Encaminhados', about: 'Casos abertos que foram encaminhados.' },
    waitingAppeals: { label: 'Recursos pendentes', about: 'Recursos sem resultado agora.' },
    appealed: { label: 'Recursos', about: 'Recursos apresentados neste período.' },
    reversed: {
      label: 'Revertidas',
      about: 'Recursos que reverteram uma decisão neste período, no todo ou em parte.',
    },
  },
  types: 'Por tipo de problema',
  typeColumns: ['Tipo de problema', 'Recebidas', 'Abertas', 'Primeira resposta', 'Decisão'],
  noTypes: 'Nenhuma denúncia neste período.',
  moderators: 'Por pessoa da equipe',
  moderatorColumns: [
    'Nome',
    'Decisões',
    'Tempo até a decisão',
    'Primeiras respostas',
    'Tempo até a primeira resposta',
    'Recursos',
    'Revertidas',
  ],
  noModerators: 'Não houve decisões nem respostas neste período.',
  noName: 'Sem nome',
  time,
};
