import type { messages as en } from '../en/statements.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { sanctionTexts } from '@kindred/contract/texts/pt/sanctions';
import type { AppealOutcome } from '@kindred/contract/desk/outcomes';
import type { ReportOutcome } from '@kindred/contract/reports/outcomes';
import { formatSiteDate as formatDate } from '../../lib/formats/formats.ts';

const reports: Record<ReportOutcome, string> = {
  resolved: 'Sua denúncia foi resolvida',
  closed: 'Sua denúncia foi encerrada',
  rejected: 'Não tomamos providências',
};

const appeals: Record<AppealOutcome, string> = {
  upheld: 'Reavaliamos e mantivemos nossa decisão.',
  'partly-reversed': 'Reavaliamos e mudamos parte da nossa decisão.',
  reversed: 'Reavaliamos e revertemos nossa decisão.',
};

export const messages: Translated<typeof en> = {
  title: 'Uma decisão da nossa equipe',
  loading: 'Abrindo a decisão…',
  sanctions: sanctionTexts,
  reports,
  appeals,
  shorter: (until: string) =>
    `A suspensão ficou mais curta: ela ${new Date(until) <= new Date() ? 'terminou' : 'termina'} em ${formatDate(until)}.`,
  reversed: (date: string) => `Revertemos esta decisão em ${date}.`,
  facts: {
    until: 'Até',
    reason: 'Motivo',
    terms: 'Nossos termos',
    law: 'A lei',
    reference: 'Denúncia',
    answer: 'Nossa resposta',
    how: 'Como decidimos',
  },
  list: {
    title: 'Decisões',
    open: 'Suas decisões',
    about:
      'O que nossa equipe decidiu sobre você e sobre suas denúncias. Abra uma decisão para ler o motivo.',
    loading: 'Carregando decisões…',
    failed: 'Não foi possível carregar as decisões',
    again: 'Tentar de novo',
    more: 'Mostrar mais',
    aboutYou: 'Sobre você',
    noneAboutYou: 'Não tomamos nenhuma decisão sobre você.',
    aboutReports: 'Sobre suas denúncias',
    noneAboutReports: 'Ainda não decidimos sobre nenhuma das suas denúncias.',
    contested: 'Você contestou. Vamos escrever para você.',
    until: (date: string) => `Você pode contestar até ${date}`,
  },
  forGood: 'Para sempre',
  how: (noticed: boolean, automated: boolean) =>
    `${noticed ? 'Recebemos a denúncia de um membro' : 'Nossa equipe notou o problema'}, e ${
      automated
        ? 'um software nos ajudou a decidir.'
        : 'uma pessoa da nossa equipe tomou a decisão.'
    }`,
  contest: {
    title: 'Acha que erramos?',
    about: (date: string) =>
      `Você pode contestar uma vez, até ${date}. Quem reavalia é uma pessoa que não participou da decisão, se houver outra na nossa equipe que possa.`,
    label: 'O que devemos saber?',
    yours: 'O que você escreveu',
    answer: 'Nossa resposta',
    button: 'Contestar esta decisão',
    working: 'Enviando…',
    sent: (date: string) => `Você contestou em ${date}. Vamos escrever para você.`,
    elsewhere:
      'Você também pode recorrer a um órgão de resolução extrajudicial de litígios ou à Justiça, a qualquer momento.',
  },
};
