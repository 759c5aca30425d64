import type { FunnelTexts, funnelChanges, funnelSteps } from '../../discovery/funnel.ts';

/** Follow the number of people. A step without a text, or a text without a step, is a type error. */
export const stepTexts: FunnelTexts<typeof funnelSteps> = {
  inRange: ({ kilometres }) =>
    kilometres === null ? 'people anywhere' : `people within ${kilometres} km`,
  inAges: ({ from, to }) => `aged ${from} to ${to}`,
  wanted: ({ isFiltered }) =>
    isFiltered ? 'of the gender you filter by' : 'of the genders you want to meet',
  wantYou: 'are looking for someone like you',
  notSeen: "you haven't seen",
  filtered: ({ conditions }) => conditions.join(', and '),
};

export const changeTexts: FunnelTexts<typeof funnelChanges> = {
  widerAges: ({ from, to }) => `Change your ages to ${from} to ${to}`,
  widerDistance: ({ kilometres }) =>
    kilometres === null ? 'Look anywhere' : `Look up to ${kilometres} km away`,
  bothWays: 'Include people who are looking for someone else',
};
