globalThis.lazySources.push('src/features/discovery/browse-page.tsx');
import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import { f as Select, k as useOwnProfile } from '../entry.mjs';
import { t as messages$1 } from './likes-CTZma4kn.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as ConfirmFirst } from './confirmed-only-Hz8GhaKm.js';
import { n as discover_page_module_default, t as PeopleHead } from './people-head-DfpZNhX-.js';
import { d as useBrowse, m as browseSorts } from './likes-BMKo_6Lh.js';
/* empty css                      */
import { a as useSearches, r as useOpenSearch } from './saved-searches-CSo3vx_I.js';
import { t as SkeletonCards } from './skeleton-cards-DV_09wpk.js';
import { t as Paywall } from './paywall-XvlUn37L.js';
import { n as PersonGrid, t as PersonCard } from './person-card-vqXCWx4g.js';
import { n as CardChoice, t as CardMatch } from './card-match-uIyMkjpt.js';
import { t as CardMenu } from './card-menu-Cc3qTCDA.js';
import {
  i as filterOf,
  n as filterGroups,
  r as filterNames,
  s as peopleFilters,
} from './filters-D-8IQZk3.js';
import { n as offeredDistances, t as useDistances } from './use-distances-FwCsoeJt.js';
import { t as messages$2 } from './profiles-DnNuMvS1.js';
import { t as SearchField } from './search-field-D5PakPsH.js';
import { t as Switch } from './switch-DD54g1CP.js';
import { lazyRouteComponent, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs';
// web/src/features/discovery/browse-card.tsx
/** A person in the grid, with the reasons of the score. */
var BrowseCard = ({ card }) =>
  /* @__PURE__ */ jsxs(PersonCard, {
    person: card.person,
    mark: card.bookmarked ? 'bookmark' : null,
    children: [
      /* @__PURE__ */ jsx(CardMatch, {
        match: card,
        person: card.person,
      }),
      /* @__PURE__ */ jsx(CardChoice, { person: card.person }),
      /* @__PURE__ */ jsx(CardMenu, {
        person: card.person,
        bookmarked: card.bookmarked,
      }),
    ],
  });
var browse_filters_module_default = {
  filters: '_filters_h6bh6_1',
  first: '_first_h6bh6_60',
  toggle: '_toggle_h6bh6_65',
  count: '_count_h6bh6_72',
};
// web/src/features/discovery/filter-controls.tsx
var { browse: m, filters } = messages$1;
/** The control of each group of filters. */
var controls = {
  searchTerm: {
    place: 'search',
    render: ({ filter: { searchTerm = '' }, onChange }) =>
      /* @__PURE__ */ jsx(SearchField, {
        label: filters.searchTerm.label,
        term: searchTerm,
        onSearch: (term) => onChange({ searchTerm: term }),
      }),
  },
  gender: choiceSelect('gender', {
    ...filters.gender,
    choices: peopleFilters.gender.choices,
    names: messages$2.sought,
  }),
  ages: {
    place: 'select',
    render: (props) => /* @__PURE__ */ jsx(AgesSelect, { ...props }),
  },
  distance: {
    place: 'select',
    render: (props) => /* @__PURE__ */ jsx(DistanceSelect, { ...props }),
  },
  bothWays: flagSwitch('bothWays', m.bothWays, ({ ownBothWays }) => ownBothWays),
};
/** The controls of a place, in the order of the filters. */
function FilterControls({ place, ...props }) {
  return filterGroups
    .filter((group) => controls[group].place === place)
    .map((group) =>
      /* @__PURE__ */ jsx(
        Rendered,
        {
          ...props,
          render: controls[group].render,
        },
        group,
      ),
    );
}
function Rendered({ render, ...props }) {
  return render(props);
}
/** How many groups besides the search are set. */
var countSet = (filter) =>
  new Set(
    Object.keys(filter)
      .map((name) => peopleFilters[name].group)
      .filter((group) => controls[group].place !== 'search'),
  ).size;
/** One of the choices of a filter, or any. */
function choiceSelect(name, words) {
  return {
    place: 'select',
    render: ({ filter, onChange }) =>
      /* @__PURE__ */ jsx(Select, {
        'aria-label': words.label,
        value: filter[name] ?? '',
        data: [
          {
            value: '',
            label: words.any,
          },
          ...words.choices.map((value) => ({
            value,
            label: words.names[value],
          })),
        ],
        onChange: ({ currentTarget: { value } }) => onChange({ [name]: value || void 0 }),
      }),
  };
}
/** A switch. Its value without the filter is not a filter. */
function flagSwitch(name, label, isOnWithout = () => false) {
  return {
    place: 'switch',
    render: (props) =>
      /* @__PURE__ */ jsxs('label', {
        className: 'inline-flex items-center gap-3 min-h-target muted text-sm clickable',
        children: [
          /* @__PURE__ */ jsx('span', { children: label }),
          /* @__PURE__ */ jsx(Switch, {
            checked: props.filter[name] ?? isOnWithout(props),
            onChange: ({ currentTarget: { checked } }) =>
              props.onChange({ [name]: checked === isOnWithout(props) ? void 0 : checked }),
          }),
        ],
      }),
  };
}
var ageRanges = [
  [18, 25],
  [26, 35],
  [36, 45],
  [46, 55],
  [56, 120],
];
function AgesSelect({ filter: { minAge, maxAge }, onChange }) {
  return /* @__PURE__ */ jsx(Select, {
    'aria-label': filters.ages.label,
    value: minAge && maxAge ? `${minAge}-${maxAge}` : '',
    data: [
      {
        value: '',
        label: filters.ages.any,
      },
      ...ageRanges.map(([from, to]) => ({
        value: `${from}-${to}`,
        label: to === 120 ? `${from}+` : `${from}–${to}`,
      })),
    ],
    onChange: ({ currentTarget: { value } }) => {
      const [from, to] = value.split('-').map(Number);
      onChange({
        minAge: from || void 0,
        maxAge: to,
      });
    },
  });
}
var distances = {
  km: [5, 10, 25, 50, 100],
  mi: [5, 10, 25, 50, 100],
};
function DistanceSelect({ filter: { maxDistance }, onChange }) {
  const { unit, format } = useDistances();
  return /* @__PURE__ */ jsx(Select, {
    'aria-label': filters.distance.label,
    value: String(maxDistance ?? ''),
    data: [
      {
        value: '',
        label: filters.distance.any,
      },
      ...offeredDistances(distances, unit, maxDistance).map((value) => ({
        value: String(value),
        label: m.within(format(value)),
      })),
    ],
    onChange: ({ currentTarget: { value } }) =>
      onChange({ maxDistance: value ? Number(value) : void 0 }),
  });
}
// web/src/features/discovery/browse-filters.tsx
/** The filters narrow the member's preferences, and never widen them. On a phone a button unfolds all but the search. */
function BrowseFilters({ sort, children, ...props }) {
  const { browse: m } = messages$1;
  const { filter, onChange } = props;
  const [open, setOpen] = useState(false);
  const set = countSet(filter) + (sort === 'match' ? 0 : 1);
  return /* @__PURE__ */ jsxs('section', {
    className: `grid two-columns gap-3 ${browse_filters_module_default.filters}`,
    'aria-label': m.filters,
    'data-open': open || void 0,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: `flex gap-2 ${browse_filters_module_default.first}`,
        children: [
          /* @__PURE__ */ jsx(FilterControls, {
            place: 'search',
            ...props,
          }),
          /* @__PURE__ */ jsxs('button', {
            type: 'button',
            className: `grid flex-none place-center p-0 w-target border-strong rounded-full bg-surface ink relative clickable ${browse_filters_module_default.toggle}`,
            'aria-expanded': open,
            'aria-label': m.filtersSet(set),
            onClick: () => setOpen(!open),
            children: [
              /* @__PURE__ */ jsx(IconAdjustmentsHorizontal, {
                size: 20,
                stroke: 1.75,
                'aria-hidden': true,
              }),
              set > 0 &&
                /* @__PURE__ */ jsx('b', {
                  className: `counter absolute ${browse_filters_module_default.count}`,
                  'aria-hidden': true,
                  children: set,
                }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx(FilterControls, {
        place: 'select',
        ...props,
      }),
      /* @__PURE__ */ jsx(Select, {
        'aria-label': m.sort,
        value: sort,
        data: browseSorts.map((value) => ({
          value,
          label: m.sorts[value],
        })),
        onChange: ({ currentTarget: { value } }) =>
          onChange({ sort: value === 'match' ? void 0 : value }),
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'row wrap full-row between gap-3-by-6',
        children: [
          /* @__PURE__ */ jsx(FilterControls, {
            place: 'switch',
            ...props,
          }),
          children,
        ],
      }),
    ],
  });
}
// web/src/features/discovery/people-filter.ts
/** The filters in a URL that the service accepts. */
var peopleFilter = (search) =>
  Object.fromEntries(
    filterNames
      .map((name) => [name, acceptedValue(name, search[name])])
      .filter(([, value]) => value !== void 0),
  );
function acceptedValue(name, value) {
  const filter = filterOf(name);
  if (filter.kind === 'choice') return filter.choices.find((each) => each === value);
  if (filter.kind === 'flag') return typeof value === 'boolean' ? value : void 0;
  if (filter.kind === 'whole')
    return typeof value === 'number' &&
      Number.isInteger(value) &&
      value >= filter.from &&
      value <= filter.to
      ? value
      : void 0;
  return (typeof value === 'string' && value.trim().slice(0, filter.longest)) || void 0;
}
var sortOf = ({ sort }) => browseSorts.find((each) => each === sort) ?? 'match';
// web/src/texts/en/saved-searches.ts
var messages = {
  title: 'Saved searches',
  loading: 'Loading your searches…',
  failed: "This couldn't be loaded",
  again: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  button: (count) => (count > 0 ? `Saved searches (${count})` : 'Saved searches'),
  none: 'No saved searches yet',
  noneAbout: 'Set filters, then save them here. We can tell you when new people fit them.',
  list: 'Your saved searches',
  open: (name) => `Show people for ${name}`,
  alerts: (name) => `Alerts for ${name}`,
  rename: (name) => `Rename ${name}`,
  newName: (name) => `New name for ${name}`,
  saveName: 'Save name',
  delete: (name) => `Delete ${name}`,
  alertsOn: 'Alerts on',
  alertsOff: 'Alerts off',
  locked: 'Needs premium: it has filters that your plan no longer includes. It sends no alerts.',
  saveTitle: 'Save this search',
  saveAbout: 'Keeps the filters and the order you see now. You can save up to 10.',
  name: 'Name',
  notifyMe: 'Notify me of new people, once a day at most',
  save: 'Save search',
};
// web/src/features/discovery/searches/saved-searches.tsx
var SearchesDialog = lazyRouteComponent(
  () => import('./searches-dialog-C1_bH4lm.js'),
  'SearchesDialog',
);
/** The member's named filters, and a form that saves the current ones. */
function SavedSearches({ onOpen, ...present }) {
  const { data: searches = [] } = useSearches();
  const [opened, setOpened] = useState(null);
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(Button, {
        variant: 'default',
        leftSection: /* @__PURE__ */ jsx(IconListSearch, {
          size: 18,
          stroke: 1.75,
          'aria-hidden': true,
        }),
        'aria-haspopup': 'dialog',
        onClick: () => setOpened(true),
        children: messages.button(searches.length),
      }),
      opened !== null &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(SearchesDialog, {
            ...present,
            opened,
            onClose: () => setOpened(false),
            onOpen: (search) => {
              setOpened(false);
              onOpen(search);
            },
          }),
        }),
    ],
  });
}
// web/src/features/discovery/browse-list.tsx
var FunnelView = lazyRouteComponent(
  () => import('./funnel-view-Tskn4pA8.js').then((n) => n.t),
  'FunnelView',
);
/** The URL of the page contains the filters and the order. */
function BrowseList({ own }) {
  const { browse: m } = messages$1;
  const search = useSearch({ from: '/browse' });
  const [filter, sort] = [peopleFilter(search), sortOf(search)];
  const navigate = useNavigate({ from: '/browse' });
  const query = useBrowse({
    ...filter,
    sort,
  });
  const found = query.data?.pages.flatMap((page) => page.people) ?? [];
  const cards = [...new Map(found.map((card) => [card.person._id, card])).values()];
  const apply = (change) =>
    void navigate({
      search: (before) => ({
        ...before,
        ...change,
      }),
      replace: true,
    });
  const openSaved = useOpenSearch();
  function open(saved) {
    const order = saved.sort === 'match' ? {} : { sort: saved.sort };
    navigate({
      search: {
        ...saved.filter,
        ...order,
      },
      replace: true,
    });
    openSaved.mutate(saved._id);
  }
  useLinkedSearch(open);
  const clear = () =>
    void navigate({
      search: sort === 'match' ? {} : { sort },
      replace: true,
    });
  const filtered = Object.keys(filter).length > 0;
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(BrowseFilters, {
        filter,
        sort,
        ownBothWays: own.user.settings.bothWays,
        onChange: apply,
        children: /* @__PURE__ */ jsx(SavedSearches, {
          filter,
          sort,
          onOpen: open,
        }),
      }),
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: messages$1,
        skeleton: /* @__PURE__ */ jsx(SkeletonCards, {
          count: 8,
          lines: 5,
          label: messages$1.loading,
        }),
      }),
      /* @__PURE__ */ jsx(Paywall, { error: query.error }),
      query.data &&
        cards.length === 0 &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(FunnelView, {
            filter,
            onFilter: apply,
            ...(filtered && { onClear: clear }),
          }),
        }),
      cards.length > 0 &&
        /* @__PURE__ */ jsx(PersonGrid, {
          label: m.title,
          children: cards.map((card) =>
            /* @__PURE__ */ jsx(
              'li',
              { children: /* @__PURE__ */ jsx(BrowseCard, { card }) },
              card.person._id,
            ),
          ),
        }),
      query.hasNextPage &&
        /* @__PURE__ */ jsx('div', {
          className: 'flex wrap gap-3',
          children: /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            loading: query.isFetchingNextPage,
            onClick: () => void query.fetchNextPage(),
            children: messages$1.more,
          }),
        }),
    ],
  });
}
/** A notice links to a saved search by its id after the `#`. */
function useLinkedSearch(open) {
  const hash = useLocation({ select: (location) => location.hash });
  const { data } = useSearches();
  const linked = data?.find(({ _id }) => _id === hash);
  useEffect(() => {
    if (linked) open(linked);
  }, [linked?._id]);
}
// web/src/features/discovery/browse-page.tsx
var browse_page_exports = /* @__PURE__ */ __exportAll({ BrowsePage: () => BrowsePage });
var CompleteFirst = lazyRouteComponent(
  () => import('./complete-first-CuZMeyqv.js'),
  'CompleteFirst',
);
/** Everyone the member can see, as a grid. */
function BrowsePage() {
  const { browse: m } = messages$1;
  const { requiresVerification, requiresProfileCompletion } = useSession();
  return /* @__PURE__ */ jsxs('div', {
    className: `grid one-column content-start gap-5 m-auto w-full max-w-page ${discover_page_module_default.page}`,
    children: [
      /* @__PURE__ */ jsx(PeopleHead, { title: m.title }),
      /* @__PURE__ */ jsx('div', {
        className: `grid one-column content-start gap-6 ${discover_page_module_default.list}`,
        children: requiresVerification
          ? /* @__PURE__ */ jsx(ConfirmFirst, {})
          : requiresProfileCompletion
            ? /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(CompleteFirst, {}) })
            : /* @__PURE__ */ jsxs(Fragment$1, {
                children: [
                  /* @__PURE__ */ jsx('p', {
                    className: 'muted pretty',
                    children: m.about,
                  }),
                  /* @__PURE__ */ jsx(People, {}),
                ],
              }),
      }),
    ],
  });
}
function People() {
  const own = useOwnProfile();
  if (!own.data)
    return /* @__PURE__ */ jsx(QueryState, {
      query: own,
      words: messages$1,
    });
  return /* @__PURE__ */ jsx(BrowseList, { own: own.data });
}
export { BrowsePage, messages as n, browse_page_exports as t };
