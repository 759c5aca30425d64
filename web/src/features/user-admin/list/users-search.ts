import {
  sortOrders,
  userLimits,
  userPageSizes,
  userSorts,
  userStatuses,
  userTypes,
  usersPerPage,
} from '@kindred/contract/user-admin/user-filters';
import type {
  UserLimits,
  UserSort,
  UserStatus,
  UserType,
} from '@kindred/contract/user-admin/user-list';

/** Filter, order and page of the list in its URL; default values are left out. */
export interface UsersSearch {
  search?: string;
  status?: UserStatus;
  type?: UserType;
  limits?: UserLimits;
  joined?: string;
  sort?: UserSort;
  order?: 'asc' | 'desc';
  page?: number;
  size?: number;
  /** The visible columns, separated by dots; all of them when absent. */
  columns?: string;
  /** The bulk change whose progress is shown. */
  bulk?: string;
}

/** The columns with their order in the table. */
export const sortedColumns = [
  ['user', 'name'],
  ['contact', 'email'],
  ['joined', 'createdAt'],
  ['lastActive', 'lastActive'],
  ['status', 'status'],
  ['subscription', 'subscription'],
] as const;

/** Whether the search leaves anyone out. */
export const isFiltered = ({ search, status, type, limits, joined }: UsersSearch) =>
  [search, status, type, limits, joined].some((each) => each !== undefined);

export const unfiltered: UsersSearch = {
  search: undefined,
  status: undefined,
  type: undefined,
  limits: undefined,
  joined: undefined,
};

/** The columns that can be hidden; name and actions are always visible. */
export const userColumns = ['contact', 'joined', 'lastActive', 'status', 'subscription'] as const;
export type UserColumn = (typeof userColumns)[number];

export function visibleColumns(columns: string | undefined): ReadonlySet<UserColumn> {
  const named = columns?.split('.');
  return new Set(userColumns.filter((column) => !named || named.includes(column)));
}

/**
 * URLs are typed, shared and old, so unknown values are ignored. Every key is returned, because the router keeps
 * what a validated search does not name.
 */
export function readUsersSearch(given: Record<string, unknown>): UsersSearch {
  const { joined, page } = given;
  // The router reads a search of digits as a number.
  const search = typeof given['search'] === 'number' ? `${given['search']}` : given['search'];
  return {
    search: typeof search === 'string' && search ? search.slice(0, 100) : undefined,
    status: oneOf(given['status'], userStatuses, 'all'),
    type: oneOf(given['type'], userTypes, 'all'),
    limits: oneOf(given['limits'], userLimits, 'all'),
    joined:
      typeof joined === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(joined) ? joined : undefined,
    sort: oneOf(given['sort'], userSorts, 'createdAt'),
    order: oneOf(given['order'], sortOrders, 'desc'),
    page:
      Number.isInteger(page) && Number(page) > 1 ? Math.min(Number(page), 1_000_000) : undefined,
    size: oneOf(given['size'], userPageSizes, usersPerPage),
    columns: readColumns(given['columns']),
    bulk:
      typeof given['bulk'] === 'string' && /^[\da-f-]{36}$/.test(given['bulk'])
        ? given['bulk']
        : undefined,
  };
}

function readColumns(value: unknown) {
  if (typeof value !== 'string') return undefined;
  const visible = [...visibleColumns(value)];
  return visible.length === userColumns.length ? undefined : visible.join('.') || 'none';
}

function oneOf<V>(value: unknown, known: readonly V[], fallback: V) {
  return value !== fallback && known.includes(value as V) ? (value as V) : undefined;
}
