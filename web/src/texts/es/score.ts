import { countingMinutes } from '@kindred/contract/profiles/answers';
import { plural } from '@kindred/contract/texts/es/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/score.ts';

const clock = (time: number) => formatDate(time, { dateStyle: undefined, timeStyle: 'short' });

const atTime = (time: number) =>
  `${new Date(time).getHours() === 1 ? 'a la' : 'a las'} ${clock(time)}`;

const listOf = (items: readonly string[]) => new Intl.ListFormat('es').format(items);

export const messages: Translated<typeof en> = {
  reasons: (name: string) => `Por qué encajas con ${name}`,
  words: {
    strong: 'Mucha compatibilidad',
    good: 'Buena compatibilidad',
    some: 'Algo de compatibilidad',
    low: 'Pocas respuestas en común',
  },
  from: (answers: number) =>
    plural(answers, {
      one: 'según 1 respuesta abierta',
      other: `según ${answers} respuestas abiertas`,
    }),
  new: 'Nada que comparar aún',
  ask: (missing: number) =>
    plural(missing, {
      one: 'Responde 1 pregunta para ver la compatibilidad',
      other: `Responde ${missing} preguntas para ver la compatibilidad`,
    }),
  tooFew: 'No hay suficientes respuestas que comparar',
  /** Answers count within a day, so the next such time is meant. */
  updating: (by: number) =>
    by > Date.now()
      ? `Tus respuestas nuevas contarán a más tardar ${atTime(by)}`
      : `Tus respuestas nuevas contarán en un máximo de ${countingMinutes} minutos`,
  /** By the number of the answer to what they hope to find. */
  sameHope: [
    'Buscas algo duradero, y la otra persona también',
    'Buscas algo que vaya creciendo, y la otra persona también',
    'Buscas algo sin compromiso, y la otra persona también',
    'Aún no tienes claro qué buscas, y la otra persona tampoco',
  ],
  hopes: 'Lo que busca encaja con lo que buscas tú',
  agreeOn: (topics: readonly string[]) => `Coincides en ${listOf(topics)}`,
  share: (interests: readonly string[], more: number) =>
    `En común: ${listOf(more > 0 ? [...interests, `${more} más`] : interests)}`,
  agreed: (count: number, of: number) =>
    `Coincides en ${count} de ${plural(of, { one: '1 respuesta abierta', other: `${of} respuestas abiertas` })}`,
  none: 'Aún no hay respuestas ni intereses en común',
};
