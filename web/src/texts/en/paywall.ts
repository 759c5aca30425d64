// Made from texts/en/paywall.json. Change it there.
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
titles: {
likesPerDay: "You've used today's likes",
superlikesPerDay: "You've used today's super likes",
undosPerDay: "You've used today's undos",
seesLikes: "Premium shows who likes you",
filters: "This filter is part of premium",
incognito: "Incognito is part of premium",
},
gets: "With premium you get",
benefits: {
likesPerDay: ({ count }: { count: number | null }) => `${count === null ? `Likes without a daily limit` : `${formatNumber(count)} likes a day`}`,
superlikesPerDay: ({ count }: { count: number }) => `${formatNumber(count)} super likes a day`,
undosPerDay: ({ count }: { count: number | null }) => `${count === null ? `Undos without a daily limit` : `${formatNumber(count)} undos a day`}`,
seesLikes: "Everyone who likes you, with their notes",
filters: "All filters",
incognito: "Incognito: only people you like see you",
},
moreIn: ({ wait }: { wait: string | number }) => `You get more in ${wait}.`,
notNow: "Not now",
ok: "OK",
from: ({ price }: { price: string | number }) => `Premium from ${price} a month`,
see: "See premium",
};
