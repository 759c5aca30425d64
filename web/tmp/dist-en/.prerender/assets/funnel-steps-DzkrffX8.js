globalThis.lazySources.push('src/features/discovery/deck/funnel-steps.tsx');
import { t as cardFilterNames } from './filters-D-8IQZk3.js';
import { l as profileLimits } from './members-DaHwJcC0.js';
import { b as formatNumber } from '../entry.mjs';
import { t as useDistances } from './use-distances-FwCsoeJt.js';
import { t as messages } from './likes-CTZma4kn.js';
import { n as funnel_view_module_default } from './funnel-view-Tskn4pA8.js';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/discovery/deck/funnel-steps.tsx
/** How many people each wish and filter leaves, in true proportion. */
function FunnelSteps({ funnel, own, filter }) {
  const { label, steps, filtered } = messages.funnel;
  const { format } = useDistances();
  const { minAge, maxAge, maxDistance } = own.user.lookingFor;
  const { bothWays = own.user.settings.bothWays } = filter;
  const conditions = cardFilterNames.flatMap((name) => {
    const value = filter[name];
    return value ? [filtered[name](value)] : [];
  });
  const farthest = Math.min(maxDistance ?? Infinity, filter.maxDistance ?? Infinity);
  const youngest = Math.max(minAge ?? 18, filter.minAge ?? 18);
  const { oldestSought } = profileLimits;
  const oldest = Math.min(maxAge ?? oldestSought, filter.maxAge ?? oldestSought);
  const rows = [
    [
      funnel.inRange,
      steps.inRange({
        count: funnel.inRange,
        distance: farthest === Infinity ? null : format(farthest),
      }),
    ],
    [
      funnel.inAges,
      steps.inAges({
        from: youngest,
        to: oldest,
      }),
    ],
    [funnel.wanted, steps.wanted({ isFiltered: Boolean(filter.gender) })],
    ...(bothWays ? [[funnel.wantYou, steps.wantYou({ count: funnel.wantYou })]] : []),
    [funnel.notSeen, steps.notSeen],
    ...(funnel.filtered === null ? [] : [[funnel.filtered, steps.filtered({ conditions })]]),
  ];
  const empty = rows.findIndex(([count]) => count === 0);
  const last = empty === -1 ? rows.length : empty;
  return /* @__PURE__ */ jsx('ol', {
    className: `plain-list grid w-full ${funnel_view_module_default.list}`,
    'aria-label': label,
    children: rows.slice(0, last + 1).map(([count, text]) =>
      /* @__PURE__ */ jsxs(
        'li',
        {
          className: `grid items-center border-bottom gap-1-by-4 min-h-52 py-2 ${funnel_view_module_default.step}`,
          children: [
            /* @__PURE__ */ jsx('b', {
              className: funnel_view_module_default.count,
              children: formatNumber(count),
            }),
            /* @__PURE__ */ jsx('span', { children: text }),
            /* @__PURE__ */ jsx('div', {
              className: funnel_view_module_default.scale,
              'aria-hidden': true,
              children: /* @__PURE__ */ jsx('i', {
                className: `block ${funnel_view_module_default.bar}`,
                style: { width: `${(100 * count) / Math.max(1, funnel.inRange)}%` },
              }),
            }),
          ],
        },
        text,
      ),
    ),
  });
}
export { FunnelSteps };
