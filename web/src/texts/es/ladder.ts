import type { StepFault } from '@kindred/contract/desk/ladder-rules';
import { decisionTexts, timedTexts } from '@kindred/contract/texts/es/decisions';
import { plural } from '@kindred/contract/texts/es/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/ladder.ts';

const faults: Record<StepFault, string> = {
  first: 'El primer paso es para 0 faltas.',
  order: 'Escribe más que en el paso de arriba.',
  days: 'Escribe cuántos días.',
  milder: 'Nunca más leve que el paso de arriba.',
};

const days = (number: number) =>
  plural(number, { one: '1 día', other: `${formatNumber(number)} días` });

export const messages: Translated<typeof en> = {
  title: 'Tabla de faltas',
  about:
    'Lo que se sugiere en moderación para un miembro con este número de faltas. El equipo de moderación siempre puede decidir otra cosa.',
  loading: 'Cargando la tabla…',
  failed: 'No pudimos cargar la tabla',
  again: 'Reintentar',
  length: 'Cuánto tiempo cuenta una falta',
  lengthAbout: 'Cada decisión contra un miembro es una falta hasta que se deshaga o se revoque.',
  lengthField: 'Días',
  lengthText: (number: number) => `Una falta cuenta durante ${days(number)}.`,
  usual: 'Pasos habituales',
  ofType: (type: string) => `Pasos para: ${type}`,
  columns: ['Faltas', 'Decisión habitual', 'Días que dura', 'Acciones'],
  readColumns: ['Faltas', 'Decisión habitual'],
  decisions: decisionTexts,
  timed: timedTexts,
  daysOf: days,
  range: (from: number, to: number | null) =>
    to === null
      ? `${formatNumber(from)} o más`
      : from === to
        ? formatNumber(from)
        : `${formatNumber(from)} a ${formatNumber(to)}`,
  fieldOf: (name: string, number: number, table: string) => `${name}, paso ${number} de “${table}”`,
  addStep: 'Añadir un paso',
  addStepTo: (table: string) => `Añadir un paso a “${table}”`,
  remove: 'Quitar',
  removeStep: (number: number, table: string) => `Quitar el paso ${number} de “${table}”`,
  removeSteps: 'Quitar pasos',
  removeStepsOf: (type: string) => `Quitar los pasos para: ${type}`,
  types: 'Otros pasos para un tipo de problema',
  typesAbout:
    'Sustituyen a los pasos habituales en los casos de este tipo. En un caso con varios tipos se sugiere el paso más severo.',
  type: 'Tipo de problema',
  addType: 'Añadir pasos para este tipo',
  faults,
  bounds: (least: number, most: number) =>
    `Escribe un número del ${formatNumber(least)} al ${formatNumber(most)}.`,
  stale: 'Otra persona del equipo cambió la tabla. Si guardas ahora, sustituyes sus cambios.',
  showTheirs: 'Mostrar sus cambios',
  unsaved: 'Cambios sin guardar',
  unchanged: 'No hay cambios sin guardar',
  discard: 'Descartar cambios',
  leaveTitle: '¿Salir sin guardar?',
  leaveAbout: 'Tus cambios en la tabla no están guardados y se perderán.',
  stay: 'Seguir editando',
  close: 'Cerrar',
  leave: 'Salir sin guardar',
  save: 'Guardar tabla',
  saved: 'Tabla guardada.',
};
