import { a as readNotices, i as listNotices } from './notices-CnhaY_GY.js';
import { n as followed, t as appliedTo } from './followed-DXAL61Gf.js';
import { a as pagesOf, o as queryOf, t as fetchData } from './query-AAxsCU1Q.js';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
// web/src/api/notices.ts
/** Notices that are hidden by a match's end or a block disappear. */
var live = ['notices', 'matchEnded'];
var poll = 6e4;
var newest = queryOf(listNotices, { query: { limit: 1 } });
var countAfter = (data, event) =>
  event.kind === 'notices' && event.content
    ? {
        ...data,
        unread: event.content.unread,
      }
    : void 0;
var useUnreadCount = () =>
  useQuery({
    ...newest,
    select: ({ unread }) => unread,
    ...appliedTo(countAfter, poll, ...live),
  });
var useNotices = () =>
  useInfiniteQuery({
    ...pagesOf(listNotices, { query: { limit: 20 } }),
    ...followed(poll, ...live),
  });
/** Only the count changes: new notices stay marked until the list is loaded again. */
function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo) => fetchData(readNotices, { body: { upTo } }),
    onSuccess: ({ unread }) =>
      client.setQueryData(
        newest.queryKey,
        (known) =>
          known && {
            ...known,
            unread,
          },
      ),
  });
}
/** The new ones among the latest notices. */
var useFreshNotices = () =>
  useQuery({
    ...queryOf(listNotices, { query: { limit: 20 } }),
    select: ({ notices }) => notices.filter(({ read }) => !read),
  });
export { useUnreadCount as i, useMarkRead as n, useNotices as r, useFreshNotices as t };
