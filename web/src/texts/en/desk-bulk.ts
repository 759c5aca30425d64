import { type DecisionAction, isSanction } from '@kindred/contract/desk/sanctions';
import { decisionTexts } from '@kindred/contract/texts/en/decisions';
import { formatNumber } from '../../lib/formats/formats.ts';

const cases = (number: number) => (number === 1 ? '1 case' : `${formatNumber(number)} cases`);

export const messages = {
  bar: 'Selected cases',
  selected: (number: number) => `${formatNumber(number)} selected`,
  clear: 'Clear',
  keysOff: 'While cases are selected, no key decides.',
  decisions: decisionTexts,
  confirm: (action: string, number: number) => `${action} in ${cases(number)}`,
  about:
    'Each member gets the usual reason for their case, and each reporter the usual answer. Open a case to change them.',
  leftOut: (number: number) =>
    `${cases(number)} with reports of several types ${number === 1 ? 'stays' : 'stay'} open: choose the reason in the case.`,
  cancel: 'Cancel',
  done: (action: DecisionAction, number: number) =>
    `${decisionTexts[action].past}${isSanction(action) ? ' in' : ''} ${cases(number)}.`,
  failed: (number: number) => `Not decided: ${cases(number)}.`,
  late: (number: number) => `Not undone: ${cases(number)}.`,
  hide: 'Hide',
  undo: 'Undo all',
  tooLate: 'Messages sent',
};
