import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/paywall.ts';
import { plural } from '@kindred/contract/texts/pl/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

const likes = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} polubienie dziennie`,
    few: `${formatNumber(count)} polubienia dziennie`,
    many: `${formatNumber(count)} polubień dziennie`,
    other: `${formatNumber(count)} polubienia dziennie`,
  });

const superlikes = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} superlajk dziennie`,
    few: `${formatNumber(count)} superlajki dziennie`,
    many: `${formatNumber(count)} superlajków dziennie`,
    other: `${formatNumber(count)} superlajka dziennie`,
  });

const undos = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} cofnięcie dziennie`,
    few: `${formatNumber(count)} cofnięcia dziennie`,
    many: `${formatNumber(count)} cofnięć dziennie`,
    other: `${formatNumber(count)} cofnięcia dziennie`,
  });

export const messages: Translated<typeof en> = {
  titles: {
    likesPerDay: 'Dzisiejsze polubienia wykorzystane',
    superlikesPerDay: 'Dzisiejsze superlajki wykorzystane',
    undosPerDay: 'Dzisiejsze cofnięcia wykorzystane',
    seesLikes: 'Premium pokazuje, komu się podobasz',
    filters: 'Ten filtr jest częścią premium',
    incognito: 'Incognito jest częścią premium',
  },
  gets: 'Z premium masz',
  benefits: {
    likesPerDay: (count: number | null) =>
      count === null ? 'Polubienia bez dziennego limitu' : likes(count),
    superlikesPerDay: superlikes,
    undosPerDay: (count: number | null) =>
      count === null ? 'Cofnięcia bez dziennego limitu' : undos(count),
    seesLikes: 'Wszyscy, którym się podobasz, i ich liściki',
    filters: 'Wszystkie filtry',
    incognito: 'Incognito: widzą cię tylko osoby, które polubisz',
  },
  moreIn: (wait: string) => `Kolejne będą za ${wait}.`,
  notNow: 'Nie teraz',
  ok: 'OK',
  from: (price: string) => `Premium od ${price} miesięcznie`,
  see: 'Zobacz premium',
};
