import { sortOrders, userSorts, userStatuses, userTypes } from '@kindred/contract/users';
import type { UserSort, UserStatus, UserType } from '@kindred/contract/users';

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
}

/** Addresses are typed, shared and old: what means nothing here is passed over. */
export function readUsersSearch(given: Record<string, unknown>): UsersSearch {
  const { search, joined, page } = given;
  return {
    ...(isText(search) && { search: search.slice(0, 100) }),
    ...pick(given, 'status', userStatuses, 'all'),
    ...pick(given, 'type', userTypes, 'all'),
    ...(isText(joined) && /^\d{4}-(0[1-9]|1[0-2])$/.test(joined) && { joined }),
    ...pick(given, 'sort', userSorts, 'createdAt'),
    ...pick(given, 'order', sortOrders, 'desc'),
    ...(Number.isInteger(page) && Number(page) > 1 && { page: Math.min(Number(page), 1_000_000) }),
    ...pick(given, 'size', pageSizes, 50),
  };
}

// The router reads a search of digits as a number.
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function pick<K extends string, V>(
  given: Record<string, unknown>,
  name: K,
  known: readonly V[],
  usual: V,
) {
  const value = given[name] as V;
  return known.includes(value) && value !== usual ? ({ [name]: value } as Record<K, V>) : {};
}
