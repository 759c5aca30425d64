import {
  sortOrders,
  userSorts,
  userStatuses,
  userTypes,
} from '@kindred/contract/user-admin/user-filters';
import type { UserSort, UserStatus, UserType } from '@kindred/contract/user-admin/user-list';

export const pageSizes = [20, 50, 100, 500, 1000] as const;

/** The list as its address says it. What is as usual is left out. */
export interface UsersSearch {
  search?: string;
  status?: UserStatus;
  type?: UserType;
  joined?: string;
  sort?: UserSort;
  order?: 'asc' | 'desc';
  page?: number;
  size?: number;
  /** Those that are shown, apart by dots; all where it is not said. */
  columns?: string;
  /** A change of many that is looked at. */
  bulk?: string;
}

/** Who it is and what can be done stand in every row. */
export const userColumns = ['contact', 'joined', 'lastActive', 'status', 'subscription'] as const;
export type UserColumn = (typeof userColumns)[number];

export function shownColumns(columns: string | undefined): ReadonlySet<UserColumn> {
  const named = columns?.split('.');
  return new Set(userColumns.filter((column) => !named || named.includes(column)));
}

/**
 * Addresses are typed, shared and old: what means nothing here is passed over. It is named all the same, since the
 * router keeps what a validated search does not name.
 */
export function readUsersSearch(given: Record<string, unknown>): UsersSearch {
  const { joined, page } = given;
  // The router reads a search of digits as a number.
  const search = typeof given['search'] === 'number' ? `${given['search']}` : given['search'];
  return {
    search: typeof search === 'string' && search ? search.slice(0, 100) : undefined,
    status: pick(given['status'], userStatuses, 'all'),
    type: pick(given['type'], userTypes, 'all'),
    joined:
      typeof joined === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(joined) ? joined : undefined,
    sort: pick(given['sort'], userSorts, 'createdAt'),
    order: pick(given['order'], sortOrders, 'desc'),
    page:
      Number.isInteger(page) && Number(page) > 1 ? Math.min(Number(page), 1_000_000) : undefined,
    size: pick(given['size'], pageSizes, 50),
    columns: readColumns(given['columns']),
    bulk:
      typeof given['bulk'] === 'string' && /^[\da-f-]{36}$/.test(given['bulk'])
        ? given['bulk']
        : undefined,
  };
}

function readColumns(value: unknown) {
  if (typeof value !== 'string') return undefined;
  const shown = [...shownColumns(value)];
  return shown.length === userColumns.length ? undefined : shown.join('.') || 'none';
}

function pick<V>(value: unknown, known: readonly V[], usual: V) {
  return value !== usual && known.includes(value as V) ? (value as V) : undefined;
}
