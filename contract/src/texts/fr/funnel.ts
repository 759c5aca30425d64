import type { FunnelTexts, funnelChanges, funnelSteps } from '../../discovery/funnel.ts';
import { plural } from './plural.ts';

/** Follow the number of people. A step without a text, or a text without a step, is a type error. */
export const stepTexts: FunnelTexts<typeof funnelSteps> = {
  inRange: ({ count, distance }) =>
    `${plural(count, { one: 'personne', other: 'personnes' })} ${distance === null ? 'dans le monde entier' : `à moins de ${distance}`}`,
  inAges: ({ from, to }) =>
    // What someone wants and what they filter by may have no age in common.
    from > to ? 'qui ont l’âge que tu cherches et celui de ton filtre' : `de ${from} à ${to} ans`,
  wanted: ({ isFiltered }) =>
    isFiltered ? 'du genre choisi dans tes filtres' : 'd’un genre que tu cherches',
  wantYou: ({ count }) =>
    plural(count, {
      one: 'cherche quelqu’un comme toi',
      other: 'cherchent quelqu’un comme toi',
    }),
  notSeen: 'dont tu n’as pas encore vu le profil',
  filtered: ({ conditions }) => conditions.join(', et '),
};

export const changeTexts: FunnelTexts<typeof funnelChanges> = {
  widerAges: ({ from, to }) => {
    if (from === null) return `Montrer aussi les personnes jusqu’à ${to} ans`;
    return to === null
      ? `Montrer aussi les personnes dès ${from} ans`
      : `Montrer les personnes de ${from} à ${to} ans`;
  },
  widerDistance: ({ distance }) =>
    distance === null
      ? 'Montrer des personnes du monde entier'
      : `Montrer aussi les personnes jusqu’à ${distance}`,
  bothWays: 'Montrer aussi les personnes qui cherchent quelqu’un d’autre',
};
