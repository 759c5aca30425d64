// Made from texts/fr/paywall.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/fr/plural';

export const messages = {
titles: {
likesPerDay: "Tu as utilisé tes likes du jour",
superlikesPerDay: "Tu as utilisé tes super likes du jour",
undosPerDay: "Tu as utilisé tes retours en arrière du jour",
seesLikes: "Premium montre à qui tu plais",
filters: "Ce filtre fait partie de Premium",
incognito: "Le mode incognito fait partie de Premium",
},
gets: "Avec Premium, tu as",
benefits: {
likesPerDay: ({ count }: { count: number | null }) => `${count === null ? `Des likes sans limite quotidienne` : `${plural(count, { one: `${formatNumber(count)} like par jour`, other: `${formatNumber(count)} likes par jour` })}`}`,
superlikesPerDay: ({ count }: { count: number }) => `${plural(count, { one: `${formatNumber(count)} super like par jour`, other: `${formatNumber(count)} super likes par jour` })}`,
undosPerDay: ({ count }: { count: number | null }) => `${count === null ? `Des retours en arrière sans limite quotidienne` : `${plural(count, { one: `${formatNumber(count)} retour en arrière par jour`, other: `${formatNumber(count)} retours en arrière par jour` })}`}`,
seesLikes: "Toutes les personnes à qui tu plais, avec leurs mots",
filters: "Tous les filtres",
incognito: "Le mode incognito : seules les personnes que tu likes te voient",
},
moreIn: ({ wait }: { wait: string | number }) => `Tu en auras d’autres dans ${wait}.`,
notNow: "Pas maintenant",
ok: "OK",
from: ({ price }: { price: string | number }) => `Premium dès ${price} par mois`,
see: "Voir Premium",
};
