// Made from texts/pl/paywall.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/pl/plural';

export const messages = {
titles: {
likesPerDay: "Dzisiejsze polubienia wykorzystane",
superlikesPerDay: "Dzisiejsze superlajki wykorzystane",
undosPerDay: "Dzisiejsze cofnięcia wykorzystane",
seesLikes: "Premium pokazuje, komu się podobasz",
filters: "Ten filtr jest częścią premium",
incognito: "Incognito jest częścią premium",
},
gets: "Z premium masz",
benefits: {
likesPerDay: ({ count }: { count: number | null }) => `${count === null ? `Polubienia bez dziennego limitu` : `${plural(count, { one: `${formatNumber(count)} polubienie dziennie`, few: `${formatNumber(count)} polubienia dziennie`, many: `${formatNumber(count)} polubień dziennie`, other: `${formatNumber(count)} polubienia dziennie` })}`}`,
superlikesPerDay: ({ count }: { count: number }) => `${plural(count, { one: `${formatNumber(count)} superlajk dziennie`, few: `${formatNumber(count)} superlajki dziennie`, many: `${formatNumber(count)} superlajków dziennie`, other: `${formatNumber(count)} superlajka dziennie` })}`,
undosPerDay: ({ count }: { count: number | null }) => `${count === null ? `Cofnięcia bez dziennego limitu` : `${plural(count, { one: `${formatNumber(count)} cofnięcie dziennie`, few: `${formatNumber(count)} cofnięcia dziennie`, many: `${formatNumber(count)} cofnięć dziennie`, other: `${formatNumber(count)} cofnięcia dziennie` })}`}`,
seesLikes: "Wszyscy, którym się podobasz, i ich liściki",
filters: "Wszystkie filtry",
incognito: "Incognito: widzą cię tylko osoby, które polubisz",
},
moreIn: ({ wait }: { wait: string | number }) => `Kolejne będą za ${wait}.`,
notNow: "Nie teraz",
ok: "OK",
from: ({ price }: { price: string | number }) => `Premium od ${price} miesięcznie`,
see: "Zobacz premium",
};
