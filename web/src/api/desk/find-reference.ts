import { findReference } from '@kindred/contract/desk/references';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../query.ts';

/** Six characters such as 'fb3392', as members quote them with or without '#', or an entire ID. */
const pattern = /^#?(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{6})?([\da-f]{6})$/;

/** The cases and reports with this reference. Each search is in the audit log. */
export function useFindReference(term: string, isAllowed: boolean) {
  // Pages from right to left write the sign with a mark.
  const typed = term.replace('\u200e', '').toLowerCase();
  const reference = pattern.exec(typed)?.[1] ?? '';
  const asked = isAllowed && reference !== '';
  const query = useQuery({
    ...queryOf(findReference, { params: { reference } }),
    enabled: asked,
    staleTime: 60_000,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const ends = typed.replace(/^#/, '');
  const found = (asked && query.data?.cases) || [];
  return {
    found: found.filter(({ _id, reportId }) => (reportId ?? _id).endsWith(ends)),
    isFetching: asked && query.isFetching,
    error: asked ? query.error : null,
  };
}
