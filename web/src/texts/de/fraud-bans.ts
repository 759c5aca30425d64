import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/fraud-bans.ts';

const people = (count: number) =>
  plural(count, { one: '1 Person', other: `${formatNumber(count)} Personen` });

export const messages: Translated<typeof en> = {
  staff: {
    loading: 'Angeschriebene Personen werden gezählt …',
    toWarn: (count: number) =>
      count === 0
        ? 'Wegen Betrugs. Niemand muss gewarnt werden.'
        : `Wegen Betrugs. ${people(count)} mit Nachrichten von diesem Konto ${plural(count, { one: 'wird', other: 'werden' })} per Benachrichtigung und E-Mail gewarnt.`,
    alsoWarned: (count: number) => `Schon früher gewarnt: ${people(count)}.`,
    forFraud: 'Wegen Betrugs',
    forFraudAbout:
      'Alle, die Nachrichten von diesem Konto bekommen haben, werden gewarnt, auch nach einer Blockierung oder einem aufgelösten Match.',
    willWithdraw: (count: number) =>
      count === 0
        ? 'Das Konto ist wegen Betrugs gesperrt. Noch wurde niemand gewarnt.'
        : `Das Konto ist wegen Betrugs gesperrt. Die Warnung an ${people(count)} wird mit einer Entschuldigung zurückgenommen.`,
  },
  case: {
    waiting: 'Alle, die Nachrichten von diesem Konto bekommen haben, werden vor Betrug gewarnt.',
    warned: (count: number) => `Vor Betrug gewarnt: ${people(count)}`,
    withdrawn: (count: number) => `Warnung zurückgenommen: ${people(count)}`,
  },
};
