import type { DecisionAction } from '@kindred/contract/desk/sanctions';
import { decisionTexts } from '@kindred/contract/texts/de/decisions';
import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/desk-bulk.ts';

const cases = (number: number) =>
  plural(number, { one: '1 Fall', other: `${formatNumber(number)} Fälle` });

/** Follows 'in'. */
const inCases = (number: number) =>
  plural(number, { one: '1 Fall', other: `${formatNumber(number)} Fällen` });

export const messages: Translated<typeof en> = {
  bar: 'Ausgewählte Fälle',
  selected: (number: number) => `${formatNumber(number)} ausgewählt`,
  clear: 'Aufheben',
  keysOff: 'Solange Fälle ausgewählt sind, entscheidet keine Taste.',
  decisions: decisionTexts,
  confirm: (action: string, number: number) => `${action} in ${inCases(number)}`,
  about:
    'Jedes Mitglied bekommt die übliche Begründung für den jeweiligen Fall und jede meldende Person die übliche Antwort. Öffne einen Fall, um sie zu ändern.',
  leftOut: (number: number) =>
    plural(number, {
      one: '1 Fall mit Meldungen verschiedener Arten bleibt offen: Wähle die Begründung im Fall.',
      other: `${formatNumber(number)} Fälle mit Meldungen verschiedener Arten bleiben offen: Wähle die Begründung im jeweiligen Fall.`,
    }),
  cancel: 'Abbrechen',
  done: (action: DecisionAction, number: number) =>
    `${decisionTexts[action].past} in ${inCases(number)}.`,
  failed: (number: number) => `Nicht entschieden: ${cases(number)}.`,
  late: (number: number) => `Nicht rückgängig gemacht: ${cases(number)}.`,
  hide: 'Ausblenden',
  undo: 'Alle rückgängig',
  tooLate: 'Schon gesendet',
};
