import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/paywall.ts';

const aDay = (count: number, one: string, other: string) =>
  `${formatNumber(count)} ${plural(count, { one, other })} am Tag`;

export const messages: Translated<typeof en> = {
  titles: {
    likesPerDay: 'Deine Likes für heute sind aufgebraucht',
    superlikesPerDay: 'Deine Super-Likes für heute sind aufgebraucht',
    undosPerDay: '„Rückgängig“ ist für heute aufgebraucht',
    seesLikes: 'Premium zeigt dir, wer dich gelikt hat',
    filters: 'Diesen Filter gibt es mit Premium',
    incognito: 'Inkognito gibt es mit Premium',
  },
  gets: 'Mit Premium bekommst du',
  benefits: {
    likesPerDay: (count: number | null) =>
      count === null ? 'Likes ohne Tageslimit' : aDay(count, 'Like', 'Likes'),
    superlikesPerDay: (count: number) => aDay(count, 'Super-Like', 'Super-Likes'),
    undosPerDay: (count: number | null) =>
      count === null
        ? '„Rückgängig“ ohne Tageslimit'
        : `${formatNumber(count)}-mal „Rückgängig“ am Tag`,
    seesLikes: 'Alle, die dich gelikt haben, mit ihren Grüßen',
    filters: 'Alle Filter',
    incognito: 'Inkognito: Nur Personen, die du likst, sehen dich',
  },
  moreIn: (wait: string) => `In ${wait} gibt es neue.`,
  notNow: 'Jetzt nicht',
  ok: 'OK',
  from: (price: string) => `Premium ab ${price} im Monat`,
  see: 'Premium ansehen',
};
