import type { messages as en } from '../en/paywall.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages: Translated<typeof en> = {
  titles: {
    likesPerDay: 'Você usou as curtidas de hoje',
    superlikesPerDay: 'Você usou as supercurtidas de hoje',
    undosPerDay: 'Você já desfez tudo o que podia hoje',
    seesLikes: 'O premium mostra quem curtiu você',
    filters: 'Este filtro faz parte do premium',
    incognito: 'O modo incógnito faz parte do premium',
  },
  gets: 'Com o premium, você tem',
  benefits: {
    likesPerDay: (count: number | null) =>
      count === null
        ? 'Curtidas sem limite diário'
        : `${formatNumber(count)} ${plural(count, { one: 'curtida', other: 'curtidas' })} por dia`,
    superlikesPerDay: (count: number) =>
      `${formatNumber(count)} ${plural(count, { one: 'supercurtida', other: 'supercurtidas' })} por dia`,
    undosPerDay: (count: number | null) =>
      count === null
        ? 'Desfazer sem limite diário'
        : `Desfazer ${formatNumber(count)} ${plural(count, { one: 'vez', other: 'vezes' })} por dia`,
    seesLikes: 'Todo mundo que curtiu você, com os recados',
    filters: 'Todos os filtros',
    incognito: 'Modo incógnito: só quem você curte vê você',
  },
  moreIn: (wait: string) => `Você recebe mais em ${wait}.`,
  notNow: 'Agora não',
  ok: 'OK',
  from: (price: string) => `Premium a partir de ${price} por mês`,
  see: 'Ver premium',
};
