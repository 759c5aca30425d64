import type { messages as en } from '../en/statistics.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

const growth = (percent: number) =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatNumber(Math.abs(percent))}%`;

export const messages: Translated<typeof en> = {
  title: 'Visão geral do painel',
  loading: 'Carregando os dados do painel…',
  failed: 'Erro ao carregar os dados do painel',
  again: 'Tentar de novo',
  stale: (time: string) => `Não é possível atualizar os números agora. Você vê os de ${time}.`,
  about: (figure: string) => `O que significa “${figure}”`,
  cards: {
    total: { label: 'Total de contas', about: 'Todas as contas, incluindo as da equipe.' },
    vip: { label: 'Contas VIP', about: 'Contas com premium ativo.' },
    active: {
      label: 'Contas ativas',
      about: 'Contas que não estão desativadas, banidas ou com exclusão pedida.',
    },
    newThisMonth: {
      label: 'Novas neste mês',
      about:
        'Contas criadas desde o primeiro dia deste mês. O crescimento as compara com todo o mês passado, por isso fica baixo até o mês acabar.',
    },
    newInAll: (count: number) =>
      `${formatNumber(count)} ${plural(count, { one: 'nova', other: 'novas' })} neste mês`,
    vipRate: (percent: number) => `${formatNumber(percent)}% com VIP`,
    onlineNow: (count: number) => `${formatNumber(count)} online agora`,
    growth: (percent: number) => `Crescimento: ${growth(percent)}`,
  },
  charts: {
    growth: 'Crescimento',
    joined: (from: string, to: string) => `Por data de cadastro, ${from} a ${to}`,
    range: 'Período',
    days: 'Dias',
    span: (from: string, to: string) => `${from} a ${to}`,
    gender: 'Distribuição por gênero',
    age: 'Distribuição por idade',
    allUsers: 'Todas as contas',
    ages: 'Contas com data de nascimento',
    totalUsers: 'Total de cadastros',
    vipUsers: 'Cadastros VIP',
    month: 'Mês',
    genderColumn: 'Gênero',
    ageColumn: 'Idade',
    users: 'Contas',
    share: 'Proporção',
    showTable: (chart: string) => `${chart}: mostrar como tabela`,
    showChart: (chart: string) => `${chart}: mostrar como gráfico`,
    export: (chart: string) => `${chart}: exportar como CSV`,
    exportFailed: (error: string) => `A exportação falhou: ${error}`,
    files: { growth: 'crescimento.csv', genders: 'generos.csv', ages: 'idades.csv' },
  },
  ranges: {
    '7-days': '7 dias',
    '30-days': '30 dias',
    '90-days': '90 dias',
    '6-months': '6 meses',
    '12-months': '12 meses',
  },
  overview: {
    title: 'Status das contas',
    active: 'Ativas',
    online: 'Online',
    vip: 'VIP',
    newThisMonth: 'Novas neste mês',
    profileComplete: 'Perfil completo',
    verified: 'E-mail verificado',
    outOf: (count: number, total: number) => `${formatNumber(count)} de ${formatNumber(total)}`,
  },
  recent: {
    title: 'Contas recentes',
    all: 'Todas as contas',
    name: 'Nome',
    email: 'E-mail',
    joined: 'Cadastro',
    status: 'Status',
    plan: 'Plano',
    presence: 'Presença',
    unknown: 'Sem nome',
    active: 'Conta ativa',
    inactive: 'Conta inativa',
    premium: 'Premium',
    free: 'Grátis',
    online: 'Online',
    offline: 'Offline',
    none: 'Nenhuma conta ainda.',
  },
};
