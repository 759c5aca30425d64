import type { FunnelTexts, funnelChanges, funnelSteps } from '../../discovery/funnel.ts';

/**
 * Follow the number of people, with 'من' so that they fit every number. A step without a text, or a text without a
 * step, is a type error.
 */
export const stepTexts: FunnelTexts<typeof funnelSteps> = {
  inRange: ({ distance }) =>
    distance === null ? 'من الأشخاص في أي مكان' : `من الأشخاص ضمن ${distance}`,
  inAges: ({ from, to }) =>
    // What someone wants and what they filter by may have no age in common.
    from > to ? 'ممن يوافق عمرهم اختيارك' : `ممن أعمارهم من ${from} إلى ${to}`,
  wanted: ({ isFiltered }) => (isFiltered ? 'ممن يوافق جنسهم التصفية' : 'ممن يوافق جنسهم اختيارك'),
  wantYou: () => 'ممن يبحثون عن شخص مثلك',
  notSeen: 'ممن لم تظهر بطاقاتهم لك',
  filtered: ({ conditions }) => conditions.join('، '),
};

export const changeTexts: FunnelTexts<typeof funnelChanges> = {
  widerAges: ({ from, to }) => {
    if (from === null) return `عرض الأعمار حتى ${to} أيضًا`;
    return to === null ? `عرض الأعمار من ${from} أيضًا` : `عرض الأعمار من ${from} إلى ${to}`;
  },
  widerDistance: ({ distance }) =>
    distance === null ? 'عرض الأشخاص في أي مكان' : `عرض الأشخاص حتى ${distance} أيضًا`,
  bothWays: 'عرض من يبحثون عن غيرك أيضًا',
};
