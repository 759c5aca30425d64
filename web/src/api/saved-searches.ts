import type { BrowseFilter } from '@kindred/contract/discovery';
import type { BrowseSort } from '@kindred/contract/discovery/browse';
import {
  type SavedSearch,
  changeSearch,
  deleteSearch,
  listSearches,
  openSearch,
  saveSearch,
} from '@kindred/contract/saved-searches';
import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/calls/call.ts';
import { queryOf, useChange } from './query.ts';

export type { SavedSearch };

export const useSearches = () =>
  useQuery({ ...queryOf(listSearches), select: ({ searches }) => searches, staleTime: 60_000 });

interface NewSearch {
  name: string;
  filter: BrowseFilter;
  sort: BrowseSort;
  alerts: boolean;
}

export const useSaveSearch = () =>
  useChange((body: NewSearch) => call(saveSearch, { body }), listSearches);

export const useChangeSearch = () =>
  useChange(
    ({ id, ...body }: { id: string; name?: string; alerts?: boolean }) =>
      call(changeSearch, { params: { id }, body }),
    listSearches,
  );

/** People who exist now are no longer new. */
export const useOpenSearch = () => useChange((id: string) => call(openSearch, { params: { id } }));

export const useDeleteSearch = () =>
  useChange((id: string) => call(deleteSearch, { params: { id } }), listSearches);
