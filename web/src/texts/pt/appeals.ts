import type { messages as en } from '../en/appeals.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { decisionTexts } from '@kindred/contract/texts/pt/decisions';
import type { Appeal, AppealState } from '@kindred/contract/desk/appeals';
import type { AppealOutcome } from '@kindred/contract/desk/outcomes';
import type { DecisionAction } from '@kindred/contract/desk/sanctions';
import { formatDate, formatNumber, formatSiteDate } from '../../lib/formats/formats.ts';

const states: Record<AppealState, string> = {
  waiting: 'Aguardando',
  upheld: 'Mantidas',
  'partly-reversed': 'Revertidas em parte',
  reversed: 'Revertidas',
  changed: 'Revertidas, no todo ou em parte',
  all: 'Todas',
};

const outcomes: Record<AppealOutcome, string> = {
  upheld: 'Manter',
  'partly-reversed': 'Reverter em parte',
  reversed: 'Reverter',
};

const submit: Record<AppealOutcome, string> = {
  upheld: 'Manter a decisão',
  'partly-reversed': 'Reverter em parte',
  reversed: 'Reverter a decisão',
};

function effect(
  party: Appeal['party'],
  outcome: AppealOutcome,
  /** The new end of a suspension or ban; null if there is none, or it isn't known yet. */
  until: { readonly at: Date | null } | null,
) {
  if (outcome === 'upheld') return 'A decisão fica como está.';
  if (party === 'reporter') return 'A denúncia é reaberta e volta para a fila.';
  if (outcome === 'reversed')
    return 'Tudo o que a decisão fez é desfeito, e a infração não conta mais. Se ela desativou a renovação do premium, a renovação volta a valer. O e-mail diz o que está de volta.';
  if (!until) return 'A infração não conta mais. O resto da decisão fica.';
  const { at } = until;
  if (!at) return 'A conta reabre mais cedo. A infração continua contando.';
  return at <= new Date()
    ? 'A conta reabre agora, e a infração continua contando. Se a decisão desativou a renovação do premium, a renovação volta a valer. O e-mail diz isso.'
    : `A conta reabre em ${formatSiteDate(at.toISOString())}, como diz o e-mail, e a infração continua contando. A renovação do premium fica como está.`;
}

export const messages: Translated<typeof en> = {
  title: 'Recursos',
  about: 'Você não pode decidir um recurso contra sua própria decisão.',
  show: 'Mostrar',
  loading: 'Carregando recursos…',
  failed: 'Erro ao carregar os recursos',
  again: 'Tentar de novo',
  noneWaiting: 'Nenhum recurso aguardando.',
  none: 'Nenhum recurso com este resultado.',
  more: 'Mostrar mais',
  states,
  counted: (state: AppealState, count: number) =>
    count > 0 ? `${states[state]} ${formatNumber(count)}` : states[state],
  outcomes,
  submit,
  effect,
  unnamed: 'Alguém sem nome',
  colleague: 'Alguém que já saiu da equipe',
  heading: (name: string, party: Appeal['party'], action: DecisionAction) =>
    party === 'reporter'
      ? `${name} contesta o arquivamento da própria denúncia`
      : `${name} contesta ${decisionTexts[action].noun}`,
  decided: (name: string, at: string) => `${name}, ${formatDate(at, { timeStyle: 'short' })}`,
  answered: (name: string, at: string | null) => `${name}${at ? `, ${formatDate(at)}` : ''}:`,
  facts: {
    decided: 'Decisão de',
    until: 'Até',
    reason: 'Motivo',
    written: 'Texto original',
    ground: 'Com base em',
    note: 'Anotação para a equipe',
    report: 'Denúncia',
    reversed: 'Revertida em',
  },
  waitsFor: {
    colleague: 'Esta decisão foi sua, por isso outra pessoa da equipe decide o recurso.',
    administrator: 'O caso é sobre alguém da equipe, por isso a administração decide o recurso.',
  },
  openPerson: 'Ver conta',
  openPersonOf: (name: string) => `Ver a conta de ${name}`,
  openCase: 'Abrir caso',
  openCaseOf: (reference: string) => `Abrir caso #${reference}`,
  decide: 'Decidir',
  decideOf: (name: string) => `Decidir o recurso de ${name}`,
  outcome: 'Resultado',
  days: 'Total de dias, desde a primeira decisão',
  answer: 'Resposta',
  answerAbout: 'A pessoa lê este texto. Diga o que você avaliou e por quê.',
  answerMissing: 'Escreva uma resposta',
  cancel: 'Cancelar',
};
