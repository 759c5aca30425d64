import { t as listLikes } from './received-CyYnEAAu.js';
import { t as appliedTo } from './followed-DXAL61Gf.js';
import { o as queryOf } from './query-AAxsCU1Q.js';
import { useQuery } from '@tanstack/react-query';
// web/src/api/like-count.ts
/** A match that someone else made takes no like from the member's: it was made by the like that would have been one. */
var countAfter = (data, { kind, content }) => (kind === 'match' && content?.moment ? data : void 0);
var poll = 6e5;
/** Fetched again when the member comes back to the page. */
var useCounts = (select, enabled = true) =>
  useQuery({
    ...queryOf(listLikes, {
      query: {
        limit: 1,
        outside: false,
      },
    }),
    ...appliedTo(countAfter, poll, 'likes', 'match'),
    staleTime: 6e4,
    select,
    enabled,
  });
/** How many people whom the member looks for like them. */
var useLikeCount = (enabled = true) => useCounts(({ count }) => count, enabled);
/** How many of them the member has not seen, next to the links that lead there. */
var useUnseenLikes = () => useCounts(({ unseen }) => unseen);
export { useUnseenLikes as n, useLikeCount as t };
