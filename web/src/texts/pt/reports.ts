import type { messages as en } from '../en/reports.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

const reportsOf = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: 'denúncia', other: 'denúncias' })}`;

export const messages: Translated<typeof en> = {
  title: 'Gestão de denúncias',
  loading: 'Carregando denúncias…',
  failed: 'Erro ao carregar as denúncias',
  again: 'Tentar de novo',
  none: 'Nenhuma denúncia encontrada com esses critérios.',
  about: (figure: string) => `O que significa “${figure}”`,
  cards: {
    total: { label: 'Total de denúncias', about: 'Todas as denúncias, exceto as excluídas.' },
    pending: { label: 'Pendentes', about: 'Denúncias em que ninguém começou a trabalhar.' },
    highPriority: {
      label: 'Prioridade alta',
      about: 'Denúncias de prioridade crítica e alta, em qualquer status.',
    },
    responseTime: {
      label: 'Tempo médio de resposta',
      about: 'Tempo médio até a primeira resposta nos últimos 30 dias.',
    },
    unknown: '–',
  },
  filters: {
    search: 'Buscar por texto, nome, e-mail ou ID',
    searchShort: 'Texto, nome, e-mail, ID',
    status: 'Status',
    type: 'Tipo',
    reason: 'Motivo',
    priority: 'Prioridade',
    all: 'Todas',
    refresh: 'Atualizar',
    open: 'Abertas',
    done: 'Mostrar denúncias',
    sort: 'Ordenar',
    orders: {
      createdAt: { asc: 'antigas primeiro', desc: 'recentes primeiro' },
      priority: { asc: 'menos urgentes primeiro', desc: 'mais urgentes primeiro' },
      status: { asc: 'pendentes primeiro', desc: 'rejeitadas primeiro' },
      problem_type: { asc: 'de A a Z', desc: 'de Z a A' },
    },
  },
  views: {
    all: 'Todas, recentes primeiro',
    open: 'Abertas, mais urgentes primeiro',
    pending: 'Pendentes',
    inProgress: 'Em andamento',
  },
  showing: (shown: number, total: number) =>
    `Mostrando ${formatNumber(shown)} de ${reportsOf(total)}`,
  showingAtLeast: (shown: number, total: number) =>
    `Mostrando ${formatNumber(shown)} de mais de ${reportsOf(total)}`,
  columns: {
    id: 'ID',
    description: 'Descrição',
    user: 'Pessoa',
    problem_type: 'Tipo',
    priority: 'Prioridade',
    status: 'Status',
    createdAt: 'Data',
    replies: 'Respostas',
    actions: 'Ações',
  },
  row: {
    unknown: 'Sem nome',
    erased: 'Conta excluída',
    about: 'Sobre',
    from: 'de',
    inCase: (reports: number) => `(${reportsOf(reports)})`,
    assigned: (name: string) => `Com ${name}`,
    notes: (count: number) =>
      `${formatNumber(count)} ${plural(count, { one: 'anotação', other: 'anotações' })}`,
    replies: (count: number) =>
      `${formatNumber(count)} ${plural(count, { one: 'resposta', other: 'respostas' })}`,
    reply: 'Responder',
    replyTo: (id: string) => `Responder a ${id}`,
    resolve: (id: string) => `Marcar ${id} como resolvida`,
    more: (id: string) => `Mais ações para ${id}`,
  },
  menu: {
    close: 'Fechar',
    openCase: 'Abrir caso',
    prioritize: (word: string) => `Definir prioridade: ${word}`,
    to: {
      pending: 'Pendente',
      in_progress: 'Começar',
      resolved: 'Resolver',
      closed: 'Encerrar',
      rejected: 'Rejeitar',
    },
    reopen: 'Reabrir',
    take: 'Assumir',
    release: 'Liberar',
    delete: 'Excluir denúncia',
  },
  outcome: {
    done: (id: string, status: string) => `Denúncia ${id}: ${status.toLowerCase()}.`,
    undo: 'Desfazer',
    dismiss: 'Fechar',
  },
  changeFailed: 'Não foi possível mudar o status. Tente de novo.',
  otherChangeFailed: 'Não foi possível mudar a denúncia. Tente de novo.',
  reply: {
    title: (id: string) => `Responder à denúncia ${id}`,
    user: 'Pessoa',
    issue: 'Problema',
    description: 'Descrição',
    priority: 'Prioridade',
    reported: 'Membro denunciado',
    earlier: 'Respostas anteriores',
    notes: (count: number) => `Anotações da equipe (${formatNumber(count)})`,
    by: (name: string | null, date: string) => (name ? `${name}, ${date}` : date),
    message: 'Resposta',
    messageAbout: 'O membro que fez a denúncia recebe uma notificação.',
    note: 'Anotações internas (opcional)',
    noteAbout: 'Só a equipe vê.',
    blank: 'Escreva uma resposta',
    send: 'Enviar resposta',
    sending: 'Enviando…',
    cancel: 'Cancelar',
    failed: 'Não foi possível enviar a resposta. Tente de novo.',
  },
  remove: {
    title: (id: string) => `Excluir a denúncia ${id}?`,
    about:
      'A denúncia é excluída para sempre, com suas respostas, anotações e provas. O registro de auditoria guarda quem excluiu.',
    delete: 'Excluir denúncia',
    cancel: 'Cancelar',
  },
};
