import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/fraud-bans.ts';

const people = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: 'personne', other: 'personnes' })}`;

export const messages: Translated<typeof en> = {
  staff: {
    loading: 'Décompte des personnes contactées…',
    toWarn: (count: number) =>
      count === 0
        ? 'Pour fraude. Il n’y a personne à prévenir.'
        : `Pour fraude. ${plural(count, {
            one: `${people(count)} contactée par ce compte sera prévenue`,
            other: `${people(count)} contactées par ce compte seront prévenues`,
          })} par notification et par e-mail.`,
    alsoWarned: (count: number) =>
      `${people(count)} ${plural(count, { one: 'déjà prévenue', other: 'déjà prévenues' })}.`,
    forFraud: 'Pour fraude',
    forFraudAbout:
      'Toutes les personnes contactées par ce compte sont prévenues, même après un blocage ou un match annulé.',
    willWithdraw: (count: number) =>
      count === 0
        ? 'Ce compte est banni pour fraude. Personne n’a encore été prévenu.'
        : `Ce compte est banni pour fraude. L’alerte envoyée à ${people(count)} sera retirée avec des excuses.`,
  },
  case: {
    waiting: 'Toutes les personnes contactées par ce compte seront prévenues de la fraude.',
    warned: (count: number) => `Alerte de fraude envoyée : ${people(count)}`,
    withdrawn: (count: number) => `Alerte retirée : ${people(count)}`,
  },
};
