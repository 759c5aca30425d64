import { plural } from '@kindred/contract/texts/es/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/fraud-bans.ts';

const people = (count: number) =>
  plural(count, { one: '1 persona', other: `${formatNumber(count)} personas` });

export const messages: Translated<typeof en> = {
  staff: {
    loading: 'Contando a quiénes escribió…',
    toWarn: (count: number) =>
      count === 0
        ? 'Por fraude. No hay nadie a quien advertir.'
        : plural(count, {
            one: 'Por fraude. Se advertirá por notificación y correo a la única persona a la que escribió.',
            other: `Por fraude. Se advertirá por notificación y correo a las ${formatNumber(count)} personas a las que escribió.`,
          }),
    alsoWarned: (count: number) => `Antes se advirtió a ${people(count)}.`,
    forFraud: 'Por fraude',
    forFraudAbout:
      'Se advierte a todas las personas a las que escribió, aunque hayan anulado el match o bloqueado.',
    willWithdraw: (count: number) =>
      count === 0
        ? 'El veto es por fraude. Todavía no se advirtió a nadie.'
        : `El veto es por fraude. Se retirará la advertencia a ${people(count)}, con una disculpa.`,
  },
  case: {
    waiting: 'Se advertirá del fraude a todas las personas a las que escribió.',
    warned: (count: number) => `Advertencia de fraude: ${people(count)}`,
    withdrawn: (count: number) => `Advertencia retirada: ${people(count)}`,
  },
};
