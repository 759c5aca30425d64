import * as Type from 'typebox';
import { Failure, OneOf, Poll, content, data, strict } from '../common.ts';
import { User } from '../members.ts';
import { permissions } from '../permissions.ts';
import {
  sortOrders,
  userLimits,
  userSorts,
  userStatuses,
  userTypes,
  usersPerPage,
} from './user-filters.ts';
import type { Route } from '../route.ts';

export type UserStatus = (typeof userStatuses)[number];
export type UserLimits = (typeof userLimits)[number];
export type UserType = (typeof userTypes)[number];
export type UserSort = (typeof userSorts)[number];

/** The most rows that staff get in one page. */
export const maxUsersPerPage = 1000;

const Page = Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 });
const Limit = Type.Integer({ minimum: 1, maximum: maxUsersPerPage, default: usersPerPage });

export const UserFilter = Type.Object(
  {
    searchTerm: Type.Optional(Type.String({ maxLength: 100 })),
    status: Type.Optional(OneOf(userStatuses)),
    type: Type.Optional(OneOf(userTypes)),
    limits: Type.Optional(OneOf(userLimits)),
    joined: Type.Optional(
      Type.String({
        pattern: '^[1-9]\\d{3}-(0[1-9]|1[0-2])$',
        description: 'Month of joining, YYYY-MM',
      }),
    ),
  },
  strict,
);
export type UserFilter = Type.Static<typeof UserFilter>;

const Pagination = {
  page: Type.Integer(),
  limit: Type.Integer(),
  total: Type.Integer(),
  pages: Type.Integer(),
};
const tags = ['Auth'] as const;

/** What members wrote and show about themselves is not for other programs. */
const hides = ['gender', 'bio', 'profilePicture', 'profilePictureFocus', 'more_pictures'] as const;

export const listUsers = {
  method: 'GET',
  url: '/auth/users',
  access: permissions.readUsers,
  forKeys: { scope: 'members', hides },
  schema: {
    tags,
    summary: 'Users, newest first',
    querystring: Type.Object({ page: Page, limit: Limit, poll: Poll }, strict),
    response: {
      200: data(Type.Object({ users: Type.Array(User), pagination: Type.Object(Pagination) })),
    },
  },
} as const satisfies Route;

export const searchUsers = {
  method: 'GET',
  url: '/auth/search-users',
  access: permissions.readUsers,
  forKeys: { scope: 'members', hides },
  schema: {
    tags,
    summary: 'Users by name, email, ID, status and type',
    querystring: Type.Object(
      {
        ...UserFilter.properties,
        sortBy: Type.Optional(OneOf(userSorts)),
        sortOrder: Type.Optional(OneOf(sortOrders)),
        page: Page,
        limit: Limit,
        poll: Poll,
      },
      strict,
    ),
    response: {
      200: data(
        Type.Object({
          users: Type.Array(User),
          pagination: Type.Object({
            ...Pagination,
            hasNext: Type.Boolean(),
            hasPrev: Type.Boolean(),
          }),
          searchParams: Type.Object({
            ...UserFilter.properties,
            sortBy: OneOf(userSorts),
            sortOrder: OneOf(sortOrders),
          }),
          totalKind: OneOf(['exact', 'at-least']),
        }),
      ),
    },
  },
} as const satisfies Route;

export const exportUsers = {
  method: 'GET',
  url: '/users/export',
  access: permissions.exportUsers,
  freshProof: 'always',
  schema: {
    tags: ['Staff'],
    summary: 'All matching users as CSV',
    querystring: UserFilter,
    response: { 200: content('text/csv'), 503: Failure },
  },
} as const satisfies Route;
