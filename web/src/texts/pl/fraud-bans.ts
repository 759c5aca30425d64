import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/fraud-bans.ts';
import { plural } from '@kindred/contract/texts/pl/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

const people = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} osoba`,
    few: `${formatNumber(count)} osoby`,
    many: `${formatNumber(count)} osób`,
    other: `${formatNumber(count)} osoby`,
  });

export const messages: Translated<typeof en> = {
  staff: {
    loading: 'Liczenie osób, do których pisała ta osoba…',
    toWarn: (count: number) =>
      count === 0
        ? 'Za oszustwo. Nie ma kogo ostrzec.'
        : `Za oszustwo. Ostrzeżenie w powiadomieniu i e-mailu dostaną wszyscy, do których pisała ta osoba (${people(count)}).`,
    alsoWarned: (count: number) => `Ostrzeżenie wysłane już wcześniej: ${people(count)}.`,
    forFraud: 'Za oszustwo',
    forFraudAbout:
      'Ostrzeżenie dostają wszyscy, do których pisała ta osoba, nawet jeśli ją blokują lub nie mają już dopasowania.',
    willWithdraw: (count: number) =>
      count === 0
        ? 'Konto jest zbanowane za oszustwo. Nikt jeszcze nie dostał ostrzeżenia.'
        : `Konto jest zbanowane za oszustwo. Wycofamy ostrzeżenie i przeprosimy (${people(count)}).`,
  },
  case: {
    waiting: 'Ostrzeżenie przed oszustwem dostaną wszyscy, do których pisała ta osoba.',
    warned: (count: number) => `Ostrzeżenie przed oszustwem: ${people(count)}`,
    withdrawn: (count: number) => `Ostrzeżenie wycofane: ${people(count)}`,
  },
};
