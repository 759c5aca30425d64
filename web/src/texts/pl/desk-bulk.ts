import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/desk-bulk.ts';
import type { DecisionAction } from '@kindred/contract/desk/sanctions';
import { decisionTexts } from '@kindred/contract/texts/pl/decisions';
import { plural } from '@kindred/contract/texts/pl/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

const cases = (number: number) =>
  plural(number, {
    one: `${formatNumber(number)} sprawa`,
    few: `${formatNumber(number)} sprawy`,
    many: `${formatNumber(number)} spraw`,
    other: `${formatNumber(number)} sprawy`,
  });

export const messages: Translated<typeof en> = {
  bar: 'Wybrane sprawy',
  selected: (number: number) => `Wybrane: ${formatNumber(number)}`,
  clear: 'Wyczyść',
  keysOff: 'Gdy sprawy są wybrane, klawisze nie podejmują decyzji.',
  decisions: decisionTexts,
  confirm: (action: string, number: number) => `${action}: ${cases(number)}`,
  about:
    'Każda osoba dostanie zwykły powód dla swojej sprawy, a każda osoba zgłaszająca zwykłą odpowiedź. Otwórz sprawę, żeby je zmienić.',
  leftOut: (number: number) =>
    `Zostają otwarte: ${cases(number)} ze zgłoszeniami różnych rodzajów. Powód wybierz w sprawie.`,
  cancel: 'Anuluj',
  done: (action: DecisionAction, number: number) =>
    `${decisionTexts[action].past}: ${cases(number)}.`,
  failed: (number: number) => `Bez decyzji: ${cases(number)}.`,
  late: (number: number) => `Niecofnięte: ${cases(number)}.`,
  hide: 'Ukryj',
  undo: 'Cofnij wszystko',
  tooLate: 'Wiadomości wysłane',
};
