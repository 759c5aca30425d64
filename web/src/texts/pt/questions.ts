import type { messages as en } from '../en/questions.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';
import { formatDate } from '../../lib/formats/formats.ts';

const isComing = (at: string | null): at is string => at !== null && Date.parse(at) > Date.now();

/** A time today, or tomorrow, with the time unless the day just begins there. Follows 'a partir'. */
function countsFrom(at: string) {
  const time = formatDate(at, { dateStyle: undefined, timeStyle: 'short' });
  const hour = new Date(at).getHours();
  if (formatDate(at) === formatDate(Date.now())) return `${hour === 1 ? 'da' : 'das'} ${time}`;
  return hour === 0 ? 'de amanhã' : `de amanhã ${hour === 1 ? 'à' : 'às'} ${time}`;
}

export const messages: Translated<typeof en> = {
  title: 'Perguntas',
  loading: 'Carregando suas perguntas…',
  failed: 'Não foi possível carregar suas perguntas',
  again: 'Tentar de novo',
  why: 'Suas respostas definem o quanto você combina com cada pessoa. Basta um toque por pergunta, e você escolhe quais respostas contam na pontuação que as outras pessoas veem.',
  openAnswer: 'Resposta aberta',
  openOf: (question: string) => `Resposta aberta: ${question}`,
  openMeans:
    'Conta na pontuação que outras pessoas veem. Alguém pode acabar descobrindo sua resposta.',
  hiddenMeans: 'Conta só para o que você vê.',
  openExplained:
    'Respostas abertas contam na pontuação que outras pessoas veem, e alguém pode acabar descobrindo quais são. As ocultas contam só para o que você vê. Respostas novas passam a contar um pouco depois, várias de uma vez, para que ninguém descubra o que outras pessoas responderam mudando as próprias respostas uma a uma.',
  use: (open: boolean, at: string | null) =>
    `${open ? 'Conta na pontuação que outras pessoas veem' : 'Conta só para o que você vê'}${
      isComing(at) ? ` a partir ${countsFrom(at)}` : ''
    }`,
  answered: (count: number, all: number) => `Respondidas: ${count} de ${all}`,
  count: (count: number, all: number) => `${count} de ${all}`,
  progress: 'Perguntas respondidas',
  start: 'Responder perguntas',
  close: 'Voltar ao seu perfil',
  yourAnswers: 'Suas respostas',
  choose: 'Sua resposta',
  oneTap: 'Um toque salva sua resposta.',
  coming: 'Depois você pode escolher quais respostas aceitaria e o quanto isso importa para você.',
  accepted: 'Respostas que você aceitaria',
  oneAccepted: 'Escolha pelo menos uma resposta.',
  importance: 'O quanto importa',
  importances: {
    little: 'Um pouco',
    somewhat: 'Mais ou menos',
    very: 'Muito',
    mandatory: 'Essencial',
  },
  saving: 'Salvando…',
  savedFrom: (at: string | null) =>
    isComing(at) ? `Resposta salva. Conta a partir ${countsFrom(at)}.` : 'Resposta salva.',
  soon: 'Próxima pergunta em 2 segundos.',
  wait: 'Esperar',
  back: 'Voltar',
  next: 'Próxima pergunta',
  skip: 'Pular',
  keys: { back: '←', next: 'Enter', skip: 'S' },
  unsaved: (count: number, error: string) =>
    plural(count, {
      one: `${count} resposta ainda não foi salva: ${error}`,
      other: `${count} respostas ainda não foram salvas: ${error}`,
    }),
  refused: (question: string, error: string) =>
    `A resposta a “${question}” não foi salva: ${error}`,
  dismiss: 'OK',
  doneTitle: 'Tudo pronto',
  doneText: 'Você respondeu a todas as perguntas. Pode mudar suas respostas quando quiser.',
  skippedTitle: 'Por enquanto é isso',
  skipped: (count: number) =>
    `Você pulou ${count} ${plural(count, { one: 'pergunta', other: 'perguntas' })}.`,
  askSkipped: 'Ver as perguntas puladas',
  toProfile: 'Voltar ao seu perfil',
  none: 'Você ainda não respondeu a nenhuma pergunta.',
  closeList: 'Fechar',
  change: (question: string) => `Mudar: ${question}`,
  remove: (question: string) => `Excluir: ${question}`,
};
