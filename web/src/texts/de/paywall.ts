// Made from texts/de/paywall.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/de/plural';

export const messages = {
titles: {
likesPerDay: "Deine Likes für heute sind aufgebraucht",
superlikesPerDay: "Deine Super-Likes für heute sind aufgebraucht",
undosPerDay: "„Rückgängig“ ist für heute aufgebraucht",
seesLikes: "Premium zeigt dir, wer dich gelikt hat",
filters: "Diesen Filter gibt es mit Premium",
incognito: "Inkognito gibt es mit Premium",
},
gets: "Mit Premium bekommst du",
benefits: {
likesPerDay: ({ count }: { count: number | null }) => `${count === null ? `Likes ohne Tageslimit` : `${formatNumber(count)} ${plural(count, { one: `Like`, other: `Likes` })} am Tag`}`,
superlikesPerDay: ({ count }: { count: number }) => `${formatNumber(count)} ${plural(count, { one: `Super-Like`, other: `Super-Likes` })} am Tag`,
undosPerDay: ({ count }: { count: number | null }) => `${count === null ? `„Rückgängig“ ohne Tageslimit` : `${formatNumber(count)}-mal „Rückgängig“ am Tag`}`,
seesLikes: "Alle, die dich gelikt haben, mit ihren Grüßen",
filters: "Alle Filter",
incognito: "Inkognito: Nur Personen, die du likst, sehen dich",
},
moreIn: ({ wait }: { wait: string | number }) => `In ${wait} gibt es neue.`,
notNow: "Jetzt nicht",
ok: "OK",
from: ({ price }: { price: string | number }) => `Premium ab ${price} im Monat`,
see: "Premium ansehen",
};
