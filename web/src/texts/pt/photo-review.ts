import type { messages as en } from '../en/photo-review.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';
import { rejectTexts } from '@kindred/contract/texts/pt/reject-reasons';
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages: Translated<typeof en> = {
  title: 'Análise de fotos',
  loading: 'Carregando fotos…',
  failed: 'Erro ao carregar as fotos',
  again: 'Tentar de novo',
  left: (count: number) =>
    `${formatNumber(count)} ${plural(count, { one: 'foto', other: 'fotos' })} para analisar`,
  none: 'Tudo em dia',
  noneAbout: 'Novas fotos aparecem aqui automaticamente.',
  toReports: 'Ver denúncias abertas',
  rules: 'Por que fotos são rejeitadas',
  ruleColumns: ['Motivo', 'O que o membro lê'],
  others: 'Outras pessoas da equipe estão analisando as fotos restantes.',
  strip: 'Fotos para analisar',
  nth: (number: number) => `Foto ${number}`,
  photo: (name: string) => `Foto de ${name}`,
  othersOf: 'Outras fotos aprovadas',
  other: (name: string, number: number) => `Foto aprovada ${number} de ${name}`,
  noOthers: 'Nenhuma ainda.',
  unloaded: 'Não foi possível carregar esta foto.',
  aMember: 'um membro',
  who: (name: string, age: number | null) => (age === null ? name : `${name}, ${age}`),
  main: 'Foto principal',
  more: 'Foto adicional',
  added: (when: string) => `Enviada: ${when}`,
  approve: 'Aprovar',
  reject: 'Motivo da rejeição',
  rejectStart: 'Rejeitar',
  close: 'Fechar',
  reasons: rejectTexts,
  approved: (name: string) => `Foto de ${name} aprovada.`,
  rejected: (name: string) => `Foto de ${name} rejeitada.`,
  undo: 'Desfazer',
  keys: 'Atalhos de teclado',
  keyHints: [
    ['J, K', 'Próxima, anterior'],
    ['U', 'Desfazer'],
  ],
};
