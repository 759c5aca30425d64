import * as Type from 'typebox';
import { Failure, Id, OneOf, Text, data, strict } from './common.ts';
import { permissions } from './permissions.ts';
import type { Route } from './route.ts';

export const viewScreens = ['users', 'reports', 'desk'] as const;
export type ViewScreen = (typeof viewScreens)[number];

export const SavedView = Type.Object(
  {
    _id: Id,
    name: Type.String(),
    query: Type.String({ description: 'The query string of the URL' }),
    shared: Type.Boolean({ description: 'Whether the team can see it' }),
    mine: Type.Boolean(),
    owner: Type.String({ description: 'Name of the owner' }),
  },
  { title: 'SavedView' },
);
export type SavedView = Type.Static<typeof SavedView>;

const tags = ['Staff'] as const;
const params = Type.Object({ id: Id }, strict);
const name = Text(60);
const shared = Type.Boolean();

export const listViews = {
  method: 'GET',
  url: '/views',
  access: permissions.saveViews,
  schema: {
    tags,
    summary: 'Saved views of a screen: your own and shared ones',
    querystring: Type.Object({ screen: OneOf(viewScreens) }, strict),
    response: { 200: data(Type.Object({ views: Type.Array(SavedView) })) },
  },
} as const satisfies Route;

export const saveView = {
  method: 'POST',
  url: '/views',
  access: permissions.saveViews,
  idempotent: true,
  schema: {
    tags,
    summary: 'Save a view',
    body: Type.Object(
      {
        screen: OneOf(viewScreens),
        name,
        query: Type.String({ maxLength: 1000, pattern: '^[!-~]*$' }),
        shared,
      },
      strict,
    ),
    response: { 200: data(Type.Object({ view: SavedView })), 409: Failure, 422: Failure },
  },
} as const satisfies Route;

export const changeView = {
  method: 'PUT',
  url: '/views/:id',
  access: permissions.saveViews,
  schema: {
    tags,
    summary: 'Rename or share your own view',
    params,
    body: Type.Object({ name: Type.Optional(name), shared: Type.Optional(shared) }, strict),
    response: { 200: data(Type.Object({ view: SavedView })), 404: Failure, 409: Failure },
  },
} as const satisfies Route;

export const deleteView = {
  method: 'DELETE',
  url: '/views/:id',
  access: permissions.saveViews,
  schema: {
    tags,
    summary: 'Delete your own view',
    params,
    response: { 200: data(Type.Object({ _id: Id })), 404: Failure },
  },
} as const satisfies Route;
