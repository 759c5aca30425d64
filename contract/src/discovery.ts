import * as Type from 'typebox';
import { data, strict } from './common.ts';
import {
  type FilterName,
  type FilterValue,
  filterNames,
  filterOf,
  searchFilterNames,
} from './discovery/filters.ts';
import { PublicUser } from './members.ts';
import { forEachName } from './names.ts';
import type { Route } from './route.ts';
import { schemaOf } from './values.ts';
import { usersPerPage } from './user-admin/user-filters.ts';

/** The most people that a member gets in one page. */
export const maxPeoplePerPage = 100;

const tags = ['Auth'] as const;

const Page = Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 });
const Limit = Type.Integer({ minimum: 1, maximum: maxPeoplePerPage, default: usersPerPage });
const Pagination = {
  page: Type.Integer(),
  limit: Type.Integer(),
  total: Type.Integer(),
  pages: Type.Integer(),
};

/** The members' view of this address. Staff get `listUsers`. */
export const listPeople = {
  method: 'GET',
  url: '/auth/users',
  access: 'verified',
  schema: {
    tags,
    summary: 'People you can see, newest first',
    querystring: Type.Object({ page: Page, limit: Limit }, strict),
    response: {
      200: data(
        Type.Object({ users: Type.Array(PublicUser), pagination: Type.Object(Pagination) }),
      ),
    },
  },
} as const satisfies Route;

const filterSchemas = <N extends FilterName>(names: readonly N[]) =>
  forEachName(names, (name) =>
    Type.Optional(schemaOf(filterOf(name), filterOf(name).description)),
  ) as {
    [K in N]: Type.TOptional<Type.TUnsafe<FilterValue<K>>>;
  };

const PeopleFilter = Type.Object(filterSchemas(searchFilterNames), strict);
export type PeopleFilter = Type.Static<typeof PeopleFilter>;

export const BrowseFilter = Type.Object(filterSchemas(filterNames), strict);
export type BrowseFilter = Type.Static<typeof BrowseFilter>;

/** The members' view of this address. Staff get `searchUsers`. */
export const searchPeople = {
  method: 'GET',
  url: '/auth/search-users',
  access: 'verified',
  schema: {
    tags,
    summary: 'People you can see, by first name, gender, age and distance',
    querystring: Type.Object({ ...PeopleFilter.properties, page: Page, limit: Limit }, strict),
    response: {
      200: data(
        Type.Object({
          users: Type.Array(PublicUser),
          pagination: Type.Object({
            ...Pagination,
            hasNext: Type.Boolean(),
            hasPrev: Type.Boolean(),
          }),
          searchParams: PeopleFilter,
        }),
      ),
    },
  },
} as const satisfies Route;
