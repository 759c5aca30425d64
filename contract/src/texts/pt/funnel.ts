import type { FunnelTexts, funnelChanges, funnelSteps } from '../../discovery/funnel.ts';
import { plural } from './plural.ts';

/** Follow the number of people. A step without a text, or a text without a step, is a type error. */
export const stepTexts: FunnelTexts<typeof funnelSteps> = {
  inRange: ({ count, distance }) =>
    `${plural(count, { one: 'pessoa', other: 'pessoas' })} ${
      distance === null ? 'em qualquer lugar' : `a até ${distance}`
    }`,
  inAges: ({ from, to }) =>
    // What someone wants and what they filter by may have no age in common.
    from > to ? 'nas idades que você procura e filtra' : `de ${from} a ${to} anos`,
  wanted: ({ isFiltered }) =>
    isFiltered ? 'do gênero que você filtra' : 'dos gêneros que você quer conhecer',
  wantYou: ({ count }) =>
    plural(count, { one: 'procura alguém como você', other: 'procuram alguém como você' }),
  notSeen: 'que você ainda não viu',
  filtered: ({ conditions }) => conditions.join(' e '),
};

export const changeTexts: FunnelTexts<typeof funnelChanges> = {
  widerAges: ({ from, to }) => {
    if (from === null) return `Mostrar também pessoas de até ${to} anos`;
    return to === null
      ? `Mostrar também pessoas a partir de ${from} anos`
      : `Mostrar pessoas de ${from} a ${to} anos`;
  },
  widerDistance: ({ distance }) =>
    distance === null
      ? 'Mostrar pessoas em qualquer lugar'
      : `Mostrar também pessoas a até ${distance}`,
  bothWays: 'Mostrar também quem não procura alguém como eu',
};
