import * as Type from 'typebox';
import { Failure, Id, OneOf, Text, Time, data, strict } from './common.ts';
import { BrowseFilter } from './discovery.ts';
import { browseSorts } from './discovery/browse.ts';
import type { Route } from './route.ts';

export const maxSavedSearches = 10;

const SavedSearch = Type.Object(
  {
    _id: Id,
    name: Type.String(),
    filter: BrowseFilter,
    sort: OneOf(browseSorts),
    alerts: Type.Boolean({ description: 'Whether you are notified of new people, once a day' }),
    locked: Type.Boolean({
      description: 'Your plan no longer includes its filters: it shows no one and sends no alerts',
    }),
    createdAt: Time,
  },
  { title: 'SavedSearch' },
);
export type SavedSearch = Type.Static<typeof SavedSearch>;

const tags = ['Discovery'] as const;
const params = Type.Object({ id: Id }, strict);
const name = Text(60);
const alerts = Type.Boolean();
const one = data(Type.Object({ search: SavedSearch }));

export const listSearches = {
  method: 'GET',
  url: '/searches',
  access: 'verified',
  schema: {
    tags,
    summary: 'Your saved searches, by name',
    response: { 200: data(Type.Object({ searches: Type.Array(SavedSearch) })) },
  },
} as const satisfies Route;

export const saveSearch = {
  method: 'POST',
  url: '/searches',
  access: 'verified',
  idempotent: true,
  schema: {
    tags,
    summary: `Save filters under a name, at most ${maxSavedSearches} times`,
    body: Type.Object({ name, filter: BrowseFilter, sort: OneOf(browseSorts), alerts }, strict),
    response: { 200: one, 409: Failure, 422: Failure },
  },
} as const satisfies Route;

export const changeSearch = {
  method: 'PUT',
  url: '/searches/:id',
  access: 'verified',
  schema: {
    tags,
    summary: 'Rename a saved search, or turn its alerts on or off',
    params,
    body: Type.Object({ name: Type.Optional(name), alerts: Type.Optional(alerts) }, strict),
    response: { 200: one, 404: Failure, 409: Failure },
  },
} as const satisfies Route;

export const openSearch = {
  method: 'PUT',
  url: '/searches/:id/opened',
  access: 'verified',
  schema: {
    tags,
    summary: 'Mark the people of a saved search as seen; only later ones are new',
    params,
    response: { 200: one, 404: Failure },
  },
} as const satisfies Route;

export const deleteSearch = {
  method: 'DELETE',
  url: '/searches/:id',
  access: 'verified',
  schema: {
    tags,
    summary: 'Delete a saved search',
    params,
    response: { 200: data(Type.Object({ _id: Id })), 404: Failure },
  },
} as const satisfies Route;
