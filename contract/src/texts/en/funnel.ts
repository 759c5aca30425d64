import type { FunnelTexts, funnelChanges, funnelSteps } from '../../discovery/funnel.ts';

/** Follow the number of people. A step without a text, or a text without a step, is a type error. */
export const stepTexts: FunnelTexts<typeof funnelSteps> = {
  inRange: ({ count, distance }) =>
    `${count === 1 ? 'person' : 'people'} ${distance === null ? 'anywhere' : `within ${distance}`}`,
  inAges: ({ from, to }) =>
    // What someone wants and what they filter by may have no age in common.
    from > to ? 'of the ages you want and filter by' : `aged ${from} to ${to}`,
  wanted: ({ isFiltered }) =>
    isFiltered ? 'of the gender you filter by' : 'of the genders you want to meet',
  wantYou: ({ count }) => `${count === 1 ? 'is' : 'are'} looking for someone like you`,
  notSeen: "you haven't seen",
  filtered: ({ conditions }) => conditions.join(', and '),
};

export const changeTexts: FunnelTexts<typeof funnelChanges> = {
  widerAges: ({ from, to }) => {
    if (from === null) return `Also show people up to ${to}`;
    return to === null ? `Also show people from ${from}` : `Show people from ${from} to ${to}`;
  },
  widerDistance: ({ distance }) =>
    distance === null ? 'Show people anywhere' : `Also show people up to ${distance} away`,
  bothWays: 'Also show people who are looking for someone else',
};
