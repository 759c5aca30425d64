import { plural } from '@kindred/contract/texts/es/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/questions.ts';

const isComing = (at: string | null): at is string => at !== null && Date.parse(at) > Date.now();

/** A time today, or tomorrow, with the time unless the day just begins there. Follows 'a partir de'. */
function countsFrom(at: string) {
  const hour = new Date(at).getHours();
  const time = formatDate(at, { dateStyle: undefined, timeStyle: 'short' });
  const atTime = `${hour === 1 ? 'a la' : 'a las'} ${time}`;
  if (formatDate(at) === formatDate(Date.now())) return `hoy ${atTime}`;
  return hour === 0 ? 'mañana' : `mañana ${atTime}`;
}

export const messages: Translated<typeof en> = {
  title: 'Preguntas',
  loading: 'Cargando tus preguntas…',
  failed: 'No pudimos cargar tus preguntas',
  again: 'Reintentar',
  why: 'De tus respuestas sale tu compatibilidad con cada persona. Basta un toque por pregunta, y tú eliges qué respuestas cuentan para lo que ven las demás personas.',
  openAnswer: 'Respuesta abierta',
  openOf: (question: string) => `Respuesta abierta: ${question}`,
  openMeans:
    'Se usa para la compatibilidad que ven otras personas. Alguien podría deducir tu respuesta.',
  hiddenMeans: 'Solo se usa para lo que ves tú.',
  openExplained:
    'Las respuestas abiertas se usan para la compatibilidad que ven otras personas, y alguien podría deducirlas. Las ocultas solo se usan para lo que ves tú. Las respuestas nuevas cuentan un poco más tarde, varias a la vez, para que nadie pueda deducir lo que respondieron otras personas cambiando las suyas una a una.',
  use: (open: boolean, at: string | null) =>
    `${open ? 'Se usa para lo que ven otras personas' : 'Solo se usa para lo que ves tú'}${
      isComing(at) ? ` a partir de ${countsFrom(at)}` : ''
    }`,
  answered: (count: number, all: number) => `${count} de ${all} respondidas`,
  count: (count: number, all: number) => `${count} de ${all}`,
  progress: 'Preguntas respondidas',
  start: 'Responder preguntas',
  close: 'Volver a tu perfil',
  yourAnswers: 'Tus respuestas',
  choose: 'Tu respuesta',
  oneTap: 'Un toque guarda tu respuesta.',
  coming: 'Después puedes elegir qué respuestas aceptarías y cuánto te importa.',
  accepted: 'Respuestas que aceptarías',
  oneAccepted: 'Elige al menos una respuesta.',
  importance: 'Cuánto importa',
  importances: {
    little: 'Poco',
    somewhat: 'Algo',
    very: 'Mucho',
    mandatory: 'Innegociable',
  },
  saving: 'Guardando…',
  savedFrom: (at: string | null) =>
    isComing(at) ? `Guardado. Cuenta a partir de ${countsFrom(at)}.` : 'Guardado.',
  soon: 'Siguiente pregunta en 2 segundos.',
  wait: 'Esperar',
  back: 'Atrás',
  next: 'Siguiente pregunta',
  skip: 'Saltar',
  keys: { back: '←', next: 'Enter', skip: 'S' },
  unsaved: (count: number, error: string) =>
    `${plural(count, {
      one: 'Una respuesta aún no está guardada',
      other: `${count} respuestas aún no están guardadas`,
    })}: ${error}`,
  refused: (question: string, error: string) => `“${question}” no se guardó: ${error}`,
  dismiss: 'OK',
  doneTitle: 'Todo listo',
  doneText: 'Has respondido todas las preguntas. Puedes cambiar tus respuestas cuando quieras.',
  skippedTitle: 'Por ahora, eso es todo',
  skipped: (count: number) =>
    plural(count, { one: 'Saltaste una pregunta.', other: `Saltaste ${count} preguntas.` }),
  askSkipped: 'Ver las que saltaste',
  toProfile: 'Volver a tu perfil',
  none: 'Todavía no has respondido ninguna pregunta.',
  closeList: 'Cerrar',
  change: (question: string) => `Cambiar: ${question}`,
  remove: (question: string) => `Eliminar: ${question}`,
};
