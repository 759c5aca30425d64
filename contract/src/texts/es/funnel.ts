import type { FunnelTexts, funnelChanges, funnelSteps } from '../../discovery/funnel.ts';
import { plural } from './plural.ts';

/** Follow the number of people. A step without a text, or a text without a step, is a type error. */
export const stepTexts: FunnelTexts<typeof funnelSteps> = {
  inRange: ({ count, distance }) =>
    `${plural(count, { one: 'persona', other: 'personas' })} ${distance === null ? 'en cualquier lugar' : `a menos de ${distance}`}`,
  inAges: ({ from, to }) =>
    // What someone wants and what they filter by may have no age in common.
    from > to ? 'de las edades que buscas y filtras' : `de ${from} a ${to} años`,
  wanted: ({ isFiltered }) => (isFiltered ? 'del género que filtras' : 'de los géneros que buscas'),
  wantYou: ({ count }) =>
    plural(count, { one: 'busca a alguien como tú', other: 'buscan a alguien como tú' }),
  notSeen: 'que aún no has visto',
  filtered: ({ conditions }) => conditions.join(', y '),
};

export const changeTexts: FunnelTexts<typeof funnelChanges> = {
  widerAges: ({ from, to }) => {
    if (from === null) return `Ver también a personas de hasta ${to} años`;
    return to === null
      ? `Ver también a personas desde los ${from} años`
      : `Ver a personas de ${from} a ${to} años`;
  },
  widerDistance: ({ distance }) =>
    distance === null ? 'Quitar el límite de distancia' : `Ampliar la distancia hasta ${distance}`,
  bothWays: 'Ver también a personas que buscan a alguien diferente',
};
