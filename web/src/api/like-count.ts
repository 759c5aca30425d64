import { listLikes } from '@kindred/contract/likes/received';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from './query.ts';

/** Next to the links that lead there. Fetched again when the member comes back to the page. */
export const useLikeCount = (enabled = true) =>
  useQuery({
    ...queryOf(listLikes, { query: { limit: 1 } }),
    staleTime: 60_000,
    meta: { live: ['likes', 'match'] },
    select: ({ count }) => count,
    enabled,
  });
