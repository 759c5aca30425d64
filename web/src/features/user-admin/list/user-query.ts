import type { UserFilter } from '@kindred/contract/user-admin/user-list';
import type { Selection } from '../bulk/use-user-selection.ts';
import type { UsersSearch } from './users-search.ts';

/** The filter in the URL by the names of the API. */
export const toFilter = ({ search, status, type, limits, joined }: UsersSearch): UserFilter => ({
  ...(search && { searchTerm: search }),
  ...(status && { status }),
  ...(type && { type }),
  ...(limits && { limits }),
  ...(joined && { joined }),
});

/** Filter and order in the URL by the names of the API. */
export const toQuery = ({ sort, order, ...search }: UsersSearch) => ({
  ...toFilter(search),
  ...(sort && { sortBy: sort }),
  ...(order && { sortOrder: order }),
});

/** The selected users by their ids, or all that match the filter. */
export const toSelected = ({ all, ids }: Selection, search: UsersSearch) =>
  all ? { filter: toFilter(search) } : { ids: [...ids] };

/** More users than this can only be selected by the filter. */
export const maxSelectedIds = 1000;
