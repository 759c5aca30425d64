import type { messages as en } from '../en/score.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';
import { countingMinutes } from '@kindred/contract/profiles/answers';
import { formatDate } from '../../lib/formats/formats.ts';

const list = (items: readonly string[]) => new Intl.ListFormat('pt-BR').format(items);

export const messages: Translated<typeof en> = {
  reasons: (name: string) => `Por que você e ${name} combinam`,
  words: {
    strong: 'Combinam muito',
    good: 'Combinam bem',
    some: 'Combinam um pouco',
    low: 'Poucas respostas iguais',
  },
  from: (answers: number) =>
    `de ${answers} ${plural(answers, { one: 'resposta aberta', other: 'respostas abertas' })}`,
  new: 'Ainda sem pontuação',
  ask: (missing: number) =>
    `Responda a ${missing} ${plural(missing, { one: 'pergunta', other: 'perguntas' })} para ver o quanto vocês combinam`,
  tooFew: 'Poucas respostas para comparar',
  /** Answers count within a day, so the next such time is meant. */
  updating: (by: number) =>
    by > Date.now()
      ? `Suas novas respostas entram na conta até ${formatDate(by, { dateStyle: undefined, timeStyle: 'short' })}`
      : `Suas novas respostas entram na conta em até ${countingMinutes} minutos`,
  /** By the number of the answer to what they hope to find. */
  sameHope: [
    'Vocês querem um relacionamento sério',
    'Vocês querem algo que cresça com o tempo',
    'Vocês querem algo leve',
    'Vocês ainda não sabem o que querem',
  ],
  hopes: 'O que vocês procuram combina',
  agreeOn: (topics: readonly string[]) => `Vocês concordam sobre ${list(topics)}`,
  share: (interests: readonly string[], more: number) =>
    `Em comum: ${list(more > 0 ? [...interests, `mais ${more}`] : interests)}`,
  agreed: (count: number, of: number) =>
    `Vocês concordam em ${count} de ${of} ${plural(of, { one: 'resposta aberta', other: 'respostas abertas' })}`,
  none: 'Nenhuma resposta ou interesse em comum ainda',
};
