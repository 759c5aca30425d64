// Made from texts/es/paywall.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/es/plural';

export const messages = {
titles: {
likesPerDay: "Ya usaste los likes de hoy",
superlikesPerDay: "Ya usaste los superlikes de hoy",
undosPerDay: "Hoy ya no puedes deshacer más",
seesLikes: "Premium te muestra a quién le gustas",
filters: "Este filtro es parte de premium",
incognito: "El modo incógnito es parte de premium",
},
gets: "Con premium tienes",
benefits: {
likesPerDay: ({ count }: { count: number | null }) => `${count === null ? `Likes sin límite diario` : `${plural(count, { one: `1 like al día`, other: `${formatNumber(count)} likes al día` })}`}`,
superlikesPerDay: ({ count }: { count: number }) => `${plural(count, { one: `1 superlike al día`, other: `${formatNumber(count)} superlikes al día` })}`,
undosPerDay: ({ count }: { count: number | null }) => `${count === null ? `Deshacer sin límite diario` : `${plural(count, { one: `Deshacer 1 vez al día`, other: `Deshacer ${formatNumber(count)} veces al día` })}`}`,
seesLikes: "Todas las personas a las que les gustas, con sus notas",
filters: "Todos los filtros",
incognito: "Modo incógnito: solo te ve quien te gusta",
},
moreIn: ({ wait }: { wait: string | number }) => `Tendrás más en ${wait}.`,
notNow: "Ahora no",
ok: "OK",
from: ({ price }: { price: string | number }) => `Premium desde ${price} al mes`,
see: "Ver premium",
};
