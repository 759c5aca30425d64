import type { FunnelTexts, funnelChanges, funnelSteps } from '../../discovery/funnel.ts';
import { plural } from './plural.ts';

/** Follow the number of people. A step without a text, or a text without a step, is a type error. */
export const stepTexts: FunnelTexts<typeof funnelSteps> = {
  inRange: ({ count, distance }) =>
    `${plural(count, { one: 'Person', other: 'Personen' })} ${distance === null ? 'überall' : `im Umkreis von ${distance}`}`,
  inAges: ({ from, to }) =>
    // What someone wants and what they filter by may have no age in common.
    from > to ? 'im gesuchten und im gefilterten Alter' : `zwischen ${from} und ${to} Jahren`,
  wanted: ({ isFiltered }) =>
    isFiltered ? 'mit dem Geschlecht in deinem Filter' : 'mit einem Geschlecht, das du suchst',
  wantYou: ({ count }) =>
    plural(count, { one: 'sucht jemanden wie dich', other: 'suchen jemanden wie dich' }),
  notSeen: 'noch nicht von dir gesehen',
  filtered: ({ conditions }) => conditions.join(' und '),
};

export const changeTexts: FunnelTexts<typeof funnelChanges> = {
  widerAges: ({ from, to }) => {
    if (from === null) return `Auch Personen bis ${to} zeigen`;
    return to === null
      ? `Auch Personen ab ${from} zeigen`
      : `Personen von ${from} bis ${to} zeigen`;
  },
  widerDistance: ({ distance }) =>
    distance === null
      ? 'Personen von überall zeigen'
      : `Auch Personen bis ${distance} entfernt zeigen`,
  bothWays: 'Auch Personen zeigen, die jemand anderen suchen',
};
