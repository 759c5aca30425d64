import { d as forEachName, l as profileLimits, u as soughtGenders } from './members-DaHwJcC0.js';
// contract/src/discovery/filters.ts
var define = (filters) => filters;
var age = {
  kind: 'whole',
  from: 18,
  to: profileLimits.oldestSought,
  group: 'ages',
  narrows: 'preferences',
  inSearch: true,
};
/** Every filter of people. The API, the URL, saved searches, the funnel and the page follow from this. */
var peopleFilters = /* @__PURE__ */ define({
  searchTerm: {
    kind: 'search',
    longest: 100,
    group: 'searchTerm',
    narrows: 'card',
    right: 'filters',
    inSearch: true,
    description: 'Part of a first name; one or two letters match its start',
  },
  gender: {
    kind: 'choice',
    choices: soughtGenders,
    group: 'gender',
    narrows: 'preferences',
    inSearch: true,
  },
  minAge: age,
  maxAge: age,
  maxDistance: {
    kind: 'whole',
    from: 1,
    to: profileLimits.distance,
    group: 'distance',
    narrows: 'preferences',
    inSearch: true,
    description: 'Kilometres',
  },
  bothWays: {
    kind: 'flag',
    group: 'bothWays',
    narrows: 'setting',
    right: 'filters',
    description: 'Leave out people who are looking for someone else; by default your setting',
  },
});
var filterNames = /* @__PURE__ */ Object.keys(peopleFilters);
var filterOf = (name) => peopleFilters[name];
var cardFilterNames = /* @__PURE__ */ filterNames.filter(
  (name) => filterOf(name).narrows === 'card',
);
var filterGroups = [...new Set(/* @__PURE__ */ filterNames.map((name) => filterOf(name).group))];
var namesOfGroup = (group) => filterNames.filter((name) => filterOf(name).group === group);
var narrowingGroups = /* @__PURE__ */ filterGroups.filter((group) =>
  namesOfGroup(group).every((name) => filterOf(name).narrows !== 'setting'),
);
/** A filter without a group. */
var withoutGroup = (filter, group) => ({
  ...filter,
  ...forEachName(namesOfGroup(group), () => void 0),
});
export {
  namesOfGroup as a,
  withoutGroup as c,
  filterOf as i,
  filterGroups as n,
  narrowingGroups as o,
  filterNames as r,
  peopleFilters as s,
  cardFilterNames as t,
};
