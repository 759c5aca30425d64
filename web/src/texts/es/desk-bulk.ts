import { type DecisionAction } from '@kindred/contract/desk/sanctions';
import { decisionTexts } from '@kindred/contract/texts/es/decisions';
import { plural } from '@kindred/contract/texts/es/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/desk-bulk.ts';

const cases = (number: number) =>
  plural(number, { one: '1 caso', other: `${formatNumber(number)} casos` });

export const messages: Translated<typeof en> = {
  bar: 'Casos seleccionados',
  selected: (number: number) =>
    plural(number, { one: '1 seleccionado', other: `${formatNumber(number)} seleccionados` }),
  clear: 'Quitar',
  keysOff: 'Mientras haya casos seleccionados, ninguna tecla decide.',
  decisions: decisionTexts,
  confirm: (action: string, number: number) => `${action} en ${cases(number)}`,
  about:
    'Cada miembro recibe el motivo habitual de su caso, y quien reportó, la respuesta habitual. Abre un caso para cambiarlos.',
  leftOut: (number: number) =>
    plural(number, {
      one: '1 caso con reportes de varios tipos se queda abierto: elige el motivo en el caso.',
      other: `${formatNumber(number)} casos con reportes de varios tipos se quedan abiertos: elige el motivo en cada caso.`,
    }),
  cancel: 'Cancelar',
  done: (action: DecisionAction, number: number) =>
    `${decisionTexts[action].past}: ${cases(number)}.`,
  failed: (number: number) => `Sin decidir: ${cases(number)}.`,
  late: (number: number) => `Sin deshacer: ${cases(number)}.`,
  hide: 'Ocultar',
  undo: 'Deshacer todo',
  tooLate: 'Mensajes enviados',
};
