import type { messages as en } from '../en/desk.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';
import { decisionTexts, stepTexts } from '@kindred/contract/texts/pt/decisions';
import { formatNumber } from '../../lib/formats/formats.ts';

const count = (number: number, one: string, other: string) =>
  `${formatNumber(number)} ${plural(number, { one, other })}`;

const reportsOf = (number: number) => count(number, 'denúncia', 'denúncias');

const daysOf = (number: number) => count(number, 'dia', 'dias');

const inLast = (days: number) => {
  if (days === 365) return 'no último ano';
  return plural(days, { one: 'no último dia', other: `nos últimos ${formatNumber(days)} dias` });
};

export const messages: Translated<typeof en> = {
  title: 'Moderação',
  queue: {
    title: 'Fila',
    loading: 'Carregando casos…',
    failed: 'Erro ao carregar os casos',
    again: 'Tentar de novo',
    open: (number: number) => count(number, 'aberto', 'abertos'),
    more: 'Mostrar mais',
    reports: reportsOf,
    has: (name: string | null) => `Com ${name ?? 'alguém da equipe'}`,
    escalated: 'Encaminhado',
    select: (name: string) => `Selecionar ${name}`,
    notTogether: 'As denúncias agora são de vários tipos. Escolha o motivo no caso.',
    appeals: 'Recursos',
  },
  filters: {
    label: 'Filtros',
    show: 'Mostrar',
    all: 'Todos os casos',
    type: 'Tipo',
    anyType: 'Qualquer tipo',
    reason: 'Motivo',
    anyReason: 'Qualquer motivo',
    priority: 'Prioridade',
    anyPriority: 'Qualquer prioridade',
    shows: {
      mine: 'Meus',
      free: 'Livres',
      others: 'Com outras pessoas da equipe',
      claimed: 'Assumidos por alguém',
      escalated: 'Encaminhados',
      people: 'Sobre pessoas',
      service: 'Sobre o serviço',
      aside: 'Postos de lado',
    },
  },
  case: {
    opening: 'Caso',
    loading: 'Carregando o caso…',
    failed: 'Erro ao carregar o caso',
    again: 'Tentar de novo',
    back: 'Voltar à fila',
    nothing: 'Nenhum caso selecionado',
    nothingAbout: 'Escolha um caso da fila.',
    title: (subject: string, reports: number, days: number) =>
      `${subject}, ${reportsOf(reports)}${days > 0 ? ` em ${daysOf(days + 1)}` : ''}`,
    closed: 'Encerrado',
    escalated: 'Encaminhado',
    escalatedBy: (name: string | null) => `Encaminhado por ${name ?? 'alguém da equipe'}`,
    yours: 'Seu',
    free: 'Livre',
    looking: (names: readonly string[]) => `Também com o caso aberto: ${names.join(', ')}`,
    evidence: 'Provas',
    reported: 'O que foi denunciado',
    erased: 'Conta excluída',
    unnamed: 'Alguém sem conta',
    danger: 'Risco à vida',
    claimedToo: (reports: number) =>
      plural(reports, {
        one: `Mais ${formatNumber(reports)} denúncia diz isso`,
        other: `Mais ${formatNumber(reports)} denúncias dizem isso`,
      }),
    timesReported: (times: number) => `Denúncias: ${formatNumber(times)}`,
    alike: (reports: number) => `${reportsOf(reports)}, com as parecidas juntas`,
    moreAlike: (reports: number) =>
      `Mais ${count(reports, 'parecida com estas', 'parecidas com estas')}`,
    fewerAlike: 'Mostrar menos destas',
    someone: 'Um membro',
    public: 'Alguém sem conta',
    replies: (number: number) => count(number, 'resposta anterior', 'respostas anteriores'),
    note: 'Anotação da equipe',
    written: 'Texto original',
    snapshots: (number: number) => count(number, 'outra cópia', 'outras cópias'),
    decisions: 'Decisões anteriores',
    reason: 'Motivo',
    undone: 'Desfeita',
    reversed: 'Revertida',
    by: (name: string | null, when: string) => `${name ?? 'Conta excluída'}, ${when}`,
    until: (when: string) => `até ${when}`,
  },
  actions: decisionTexts,
  leftOut: (number: number) => `mais ${formatNumber(number)}`,
  person: {
    label: (name: string) => `Sobre ${name}`,
    unknown: 'Sem nome',
    open: 'Abrir perfil',
    back: 'Voltar ao caso',
    none: 'Este caso é sobre o serviço.',
    joined: 'Cadastro',
    verified: 'E-mail verificado',
    subscription: 'Assinatura',
    vip: 'Premium',
    free: 'Grátis',
    yes: 'Sim',
    no: 'Não',
    status: 'Status',
    made: 'Denúncias feitas',
    blocked: 'Bloqueios recebidos',
    states: {
      active: 'Conta ativa',
      deactivated: 'Conta desativada',
      banned: 'Conta banida',
      leaving: 'Exclusão pedida',
      erased: 'Conta excluída',
    },
    until: (state: string, when: string) => `${state} até ${when}`,
    staff: 'Da equipe',
    strikes: 'Infrações',
    noStrikes: (days: number) => `Nenhuma infração ${inLast(days)}.`,
    suggestion: (strikes: number, days: number, type: string | null, step: string) =>
      `${strikes === 0 ? 'Nenhuma infração' : count(strikes, 'infração', 'infrações')} ${inLast(days)}. A decisão usual${type ? ` para ${type}` : ''} é ${step}.`,
    ladder: 'Escala',
    steps: stepTexts,
    length: daysOf,
    notes: 'Anotações da equipe',
    noNotes: 'Nenhuma anotação ainda.',
    note: 'Nova anotação',
    addNote: 'Anotar',
    onReport: (id: string) => `na denúncia ${id}`,
    cases: 'Outros casos',
    caseOf: (when: string, reports: number) => `${when}, ${reportsOf(reports)}`,
    openCase: 'aberto',
    reporters: 'Quem denunciou',
    first: 'Primeira denúncia',
    people: (people: number, first: number) =>
      `${count(people, 'pessoa', 'pessoas')}, ${formatNumber(first)} pela primeira vez`,
    all: (people: number) => `Mostrar ${count(people, 'pessoa', 'pessoas')}`,
    earlier: ({
      resolved,
      closed,
      rejected,
      open,
    }: Record<'resolved' | 'closed' | 'rejected' | 'open', number>) =>
      [
        count(resolved + closed + rejected + open, 'anterior', 'anteriores'),
        resolved > 0 && count(resolved, 'resolvida', 'resolvidas'),
        closed > 0 && count(closed, 'encerrada', 'encerradas'),
        rejected > 0 && count(rejected, 'rejeitada', 'rejeitadas'),
        open > 0 && count(open, 'aberta', 'abertas'),
      ]
        .filter(Boolean)
        .join(', '),
    warn: 'Advertir',
    standing: 'Mudar',
    warnOf: (name: string) => `Advertir ${name} sobre denúncias sem fundamento`,
    standingOf: (name: string) => `Mudar o que vale para as denúncias de ${name}`,
    warned: (when: string) => `Advertência por denúncias sem fundamento em ${when}`,
    aside: (when: string) => `Denúncias postas de lado até ${when}`,
  },
};
