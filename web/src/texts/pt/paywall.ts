// Made from texts/pt/paywall.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/pt/plural';

export const messages = {
titles: {
likesPerDay: "Você usou as curtidas de hoje",
superlikesPerDay: "Você usou as supercurtidas de hoje",
undosPerDay: "Você já desfez tudo o que podia hoje",
seesLikes: "O premium mostra quem curtiu você",
filters: "Este filtro faz parte do premium",
incognito: "O modo incógnito faz parte do premium",
},
gets: "Com o premium, você tem",
benefits: {
likesPerDay: ({ count }: { count: number | null }) => `${count === null ? `Curtidas sem limite diário` : `${formatNumber(count)} ${plural(count, { one: `curtida`, other: `curtidas` })} por dia`}`,
superlikesPerDay: ({ count }: { count: number }) => `${formatNumber(count)} ${plural(count, { one: `supercurtida`, other: `supercurtidas` })} por dia`,
undosPerDay: ({ count }: { count: number | null }) => `${count === null ? `Desfazer sem limite diário` : `Desfazer ${formatNumber(count)} ${plural(count, { one: `vez`, other: `vezes` })} por dia`}`,
seesLikes: "Todo mundo que curtiu você, com os recados",
filters: "Todos os filtros",
incognito: "Modo incógnito: só quem você curte vê você",
},
moreIn: ({ wait }: { wait: string | number }) => `Você recebe mais em ${wait}.`,
notNow: "Agora não",
ok: "OK",
from: ({ price }: { price: string | number }) => `Premium a partir de ${price} por mês`,
see: "Ver premium",
};
