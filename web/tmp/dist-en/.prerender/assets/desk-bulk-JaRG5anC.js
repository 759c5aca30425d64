import { r as isSanction } from './sanctions-CWSQSu2b.js';
import { t as decisionTexts } from './decisions-B4XkFG-n.js';
import { b as formatNumber } from '../entry.mjs';
// web/src/texts/en/desk-bulk.ts
var cases = (number) => (number === 1 ? '1 case' : `${formatNumber(number)} cases`);
var messages = {
  bar: 'Selected cases',
  selected: (number) => `${formatNumber(number)} selected`,
  select: (name) => `Select ${name}`,
  clear: 'Clear',
  keysOff: 'While cases are selected, no key decides.',
  decisions: decisionTexts,
  confirm: (action, number) => `${action} in ${cases(number)}`,
  about:
    'Each member gets the usual reason for their case, and each reporter the usual answer. Open a case to change them.',
  leftOut: (number) =>
    `${cases(number)} with reports of several types ${number === 1 ? 'stays' : 'stay'} open: choose the reason in the case.`,
  cancel: 'Cancel',
  done: (action, number) =>
    `${decisionTexts[action].past}${isSanction(action) ? ' in' : ''} ${cases(number)}.`,
  failed: (number) => `Not decided: ${cases(number)}.`,
  notTogether: 'Its reports are of several types now. Choose the reason in the case.',
  late: (number) => `Not undone: ${cases(number)}.`,
  hide: 'Hide',
  undo: 'Undo all',
  tooLate: 'Messages sent',
};
export { messages as t };
