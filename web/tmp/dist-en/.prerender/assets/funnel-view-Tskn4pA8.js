globalThis.lazySources.push('src/features/discovery/deck/funnel-view.tsx');
import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import { a as namesOfGroup, c as withoutGroup, o as narrowingGroups } from './filters-D-8IQZk3.js';
import { l as profileLimits } from './members-DaHwJcC0.js';
/* empty css                      */
import { F as errorText, k as useOwnProfile, r as Alert } from '../entry.mjs';
import { n as useFunnel } from './deck-DufxOCEb.js';
import { o as useSaveProfile } from './profiles-DMRGhSha.js';
import { t as config } from './config-QonXKZXr.js';
import { t as useDistances } from './use-distances-FwCsoeJt.js';
import { t as messages } from './likes-CTZma4kn.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
var funnel_view_module_default = {
  funnel: '_funnel_1uiuz_1',
  list: '_list_1uiuz_5',
  step: '_step_1uiuz_5',
  count: '_count_1uiuz_13',
  bar: '_bar_1uiuz_19',
  scale: '_scale_1uiuz_46',
  offers: '_offers_1uiuz_56',
  offer: '_offer_1uiuz_56',
  change: '_change_1uiuz_70',
};
// web/src/features/discovery/profile-link.tsx
/** Links to the page where profile and preferences are changed. */
var ProfileLink = ({ children, quiet }) =>
  /* @__PURE__ */ jsx(Button, {
    size: 'md',
    radius: 'xl',
    ...(quiet && { variant: 'default' }),
    renderRoot: (props) =>
      /* @__PURE__ */ jsx(Link, {
        to: '/profile',
        ...props,
      }),
    children,
  });
// web/src/features/discovery/deck/advice.ts
/** Those that bring most first. People who look for someone else are no advice: they come last, if at all. */
function offersOf({ wider: { ages, distance, bothWays }, without }) {
  return [
    ...[
      ...narrowingGroups.map((group) => ({
        kind: 'without',
        group,
        more: without[group]?.more ?? 0,
      })),
      ...(ages
        ? [
            {
              kind: 'ages',
              ages,
              more: ages.more,
            },
          ]
        : []),
      ...(distance
        ? [
            {
              kind: 'distance',
              ...distance,
            },
          ]
        : []),
    ]
      .filter(({ more }) => more > 0)
      .toSorted((a, b) => b.more - a.more),
    ...(bothWays
      ? [
          {
            kind: 'bothWays',
            ...bothWays,
          },
        ]
      : []),
  ];
}
var isAdvice = (best) => best !== void 0 && best.kind !== 'bothWays';
/** What can be changed at all, apart from deal-breakers. */
function changeable({ dealBreakers, maxDistance }, filter) {
  const isFiltered = narrowingGroups.some((group) =>
    namesOfGroup(group).some((name) => filter[name] !== void 0),
  );
  return [
    ...(dealBreakers.includes('ages') ? [] : ['ages']),
    ...(dealBreakers.includes('distance') || maxDistance === null ? [] : ['distance']),
    ...(isFiltered ? ['filters'] : []),
  ];
}
// web/src/features/discovery/deck/funnel-view.tsx
var funnel_view_exports = /* @__PURE__ */ __exportAll({ FunnelView: () => FunnelView });
var FunnelSteps = lazyRouteComponent(() => import('./funnel-steps-DzkrffX8.js'), 'FunnelSteps');
var YoungSite = lazyRouteComponent(() => import('./young-site-BxBhmi31.js'), 'YoungSite');
/** Why no one is left, and which single change would add how many. */
function FunnelView({ filter, onClear, children, ...changes }) {
  const { funnel: m, browse } = messages;
  const query = useFunnel(filter);
  const own = useOwnProfile();
  const isYoung = !onClear && query.data !== void 0 && query.data.inRange < config.membersWanted;
  const fitted = query.data?.wantYou !== 0;
  const title = onClear || !fitted ? m.titleFiltered : m.title;
  const isAdvised = query.data !== void 0 && isAdvice(offersOf(query.data)[0]);
  const youngSite =
    isYoung &&
    /* @__PURE__ */ jsx(Suspense, {
      children: /* @__PURE__ */ jsx(YoungSite, { reached: query.data.inRange }),
    });
  return /* @__PURE__ */ jsxs('section', {
    className: `grid justify-items-start gap-4 ${funnel_view_module_default.funnel}`,
    'aria-label': title,
    children: [
      !isAdvised && youngSite,
      (onClear || !query.isPending) &&
        /* @__PURE__ */ jsxs(Fragment$1, {
          children: [
            /* @__PURE__ */ jsx('h2', {
              className: `balance ${isYoung && !isAdvised ? 'title-sm' : 'title-show'}`,
              children: title,
            }),
            children,
            !isYoung &&
              /* @__PURE__ */ jsx('p', {
                className: 'muted',
                children: m.about,
              }),
          ],
        }),
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: messages,
      }),
      query.data &&
        own.data &&
        /* @__PURE__ */ jsxs(Suspense, {
          children: [
            !isYoung &&
              /* @__PURE__ */ jsx(FunnelSteps, {
                funnel: query.data,
                own: own.data,
                filter,
              }),
            /* @__PURE__ */ jsx(Changes, {
              funnel: query.data,
              own: own.data,
              filter,
              ...changes,
            }),
          ],
        }),
      onClear &&
        /* @__PURE__ */ jsx(Button, {
          variant: 'default',
          size: 'md',
          radius: 'xl',
          onClick: onClear,
          children: browse.clear,
        }),
      isAdvised &&
        youngSite &&
        /* @__PURE__ */ jsx('div', {
          className: 'w-full mt-4',
          children: youngSite,
        }),
    ],
  });
}
function Changes({ funnel, own, filter, onFilter }) {
  const { funnel: m, browse, filters } = messages;
  const save = useSaveProfile();
  const { format } = useDistances();
  const { lookingFor } = own.user;
  const preferences = {
    minAge: lookingFor.minAge ?? 18,
    maxAge: lookingFor.maxAge ?? profileLimits.oldestSought,
    maxDistance: lookingFor.maxDistance,
  };
  const look = (change) =>
    save.mutate({
      body: {
        lookingFor: {
          ...preferences,
          ...change,
        },
      },
      version: own.version,
    });
  function labelOf(offer) {
    if (offer.kind === 'without') return filters[offer.group].remove;
    if (offer.kind === 'bothWays') return m.changes.bothWays;
    if (offer.kind === 'distance')
      return m.changes.widerDistance({
        distance: offer.kilometres === null ? null : format(offer.kilometres),
      });
    const { minAge, maxAge } = offer.ages;
    const [from, to] = [minAge < preferences.minAge, maxAge > preferences.maxAge];
    return m.changes.widerAges({
      from: from ? minAge : null,
      to: to ? maxAge : null,
    });
  }
  function take(offer) {
    if (offer.kind === 'without') onFilter?.(withoutGroup({}, offer.group));
    else if (offer.kind === 'distance') look({ maxDistance: offer.kilometres });
    else if (offer.kind === 'ages')
      look({
        minAge: offer.ages.minAge,
        maxAge: offer.ages.maxAge,
      });
    else if (onFilter) onFilter({ bothWays: false });
    else look({ bothWays: false });
  }
  const offers = offersOf(funnel);
  const isAdvised = isAdvice(offers[0]);
  const tried = changeable(lookingFor, filter);
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      save.error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(save.error),
        }),
      !isAdvised &&
        /* @__PURE__ */ jsxs('p', {
          className: 'muted',
          children: [tried.length > 0 && m.nothing.tried(tried), ' ', m.nothing.wait],
        }),
      /* @__PURE__ */ jsx('ul', {
        className: `grid p-0 w-full list-none m-0 mt-2 ${funnel_view_module_default.offers}`,
        children: offers.map((offer, index) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              className: `row between gap-4 p-strip ${funnel_view_module_default.offer}`,
              children: [
                /* @__PURE__ */ jsx('strong', {
                  className: funnel_view_module_default.change,
                  children: labelOf(offer),
                }),
                /* @__PURE__ */ jsx(Button, {
                  radius: 'xl',
                  ...((index > 0 || !isAdvised) && { variant: 'default' }),
                  loading: save.isPending,
                  'aria-label': `${m.show(offer.more)}: ${labelOf(offer)}`,
                  onClick: () => take(offer),
                  children: m.show(offer.more),
                }),
              ],
            },
            labelOf(offer),
          ),
        ),
      }),
      /* @__PURE__ */ jsx(ProfileLink, {
        quiet: isAdvised,
        children: browse.widen,
      }),
    ],
  });
}
export { FunnelView, funnel_view_module_default as n, funnel_view_exports as t };
