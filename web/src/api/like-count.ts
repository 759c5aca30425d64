import type { EventFrame } from '@kindred/contract/live';
import { listLikes } from '@kindred/contract/likes/received';
import { useQuery } from '@tanstack/react-query';
import { appliedTo } from './followed.ts';
import { type RouteData, queryOf } from './query.ts';

type Likes = RouteData<typeof listLikes>;

/** A match that someone else made takes no like from the member's: it was made by the like that would have been one. */
const countAfter = (data: Likes, { kind, content }: EventFrame) =>
  kind === 'match' && content?.moment ? data : undefined;

const poll = 600_000;

/** How many people like the member: one number, wherever it is shown. Fetched again when they come back to the page. */
export const useLikeCount = (enabled = true) =>
  useQuery({
    ...queryOf(listLikes, { query: { limit: 1, outside: false } }),
    ...appliedTo<Likes>(countAfter, poll, 'likes', 'match'),
    staleTime: 60_000,
    select: ({ count }) => count,
    enabled,
  });
