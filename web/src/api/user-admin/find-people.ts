import { searchUsers } from '@kindred/contract/user-admin/user-list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '../query.ts';

const minTermLength = 2;

/**
 * The first people whose name or email contains the term, or with this id. Each search is in the audit log. Until its
 * answer is there, the one of the search before stays.
 */
export const useFindPeople = (term: string, isAllowed: boolean) =>
  useQuery({
    ...queryOf(searchUsers, { query: { searchTerm: term, page: 1, limit: 6 } }),
    enabled: isAllowed && term.length >= minTermLength,
    staleTime: 60_000,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    placeholderData: keepPreviousData,
    select: ({ users }) => users,
  });
